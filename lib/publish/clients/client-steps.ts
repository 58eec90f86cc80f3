import type { Api, FirstStep, Operation } from '../../openapi/operation';
import { type ClientRequest, toClientOperation } from './client-request';
import { type ClientVariable, listVariables } from './client-variables';

/** A step on the way to a first result. */
export type ClientStep = {
  readonly title: string;
  /** First sentences of the operation's description. */
  readonly summary: string;
  readonly request: ClientRequest;
  /** Whether it asks for the result of an earlier step, and so is repeated while there is none. */
  readonly isPolled: boolean;
};

/** The steps to a first result, in order; none where the description names none. */
export function listClientSteps(api: Api): readonly ClientStep[] {
  const variables = listVariables(api);
  const operations = api.groups.flatMap((group) => group.operations);
  return (api.firstSteps?.steps ?? []).map((step): ClientStep => {
    const operation = operations.find(({ id }) => id === step.operationId);
    if (!operation) throw new Error(`${step.operationId} is no operation`);
    const isPolled = operations.some((sender) => asksAt(sender, operation.path));
    return {
      title: step.title,
      summary: operation.summary,
      request: toStepRequest(operation, step, variables),
      isPolled,
    };
  });
}

function toStepRequest(operation: Operation, step: FirstStep, variables: readonly ClientVariable[]): ClientRequest {
  const index = operation.requests.findIndex(({ example }) => example === step.example);
  const { requests } = toClientOperation(operation, variables);
  const request = requests[index] ?? requests[0];
  return { ...request, name: step.title, statuses: [...request.statuses, ...step.accept] };
}

/** Whether the result of an operation is asked for at the path. */
function asksAt({ requests: [{ request }] }: Operation, path: string): boolean {
  const { answer } = request;
  const statusUrl = answer.kind === 'result' ? answer.statusUrl : undefined;
  return statusUrl !== undefined && new URL(statusUrl).pathname === path.replace(/\{[^}]+\}$/, '');
}
