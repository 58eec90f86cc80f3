import type { SampleRequest } from './sample-request';

/** The same request to another server. */
export function moveRequest(request: SampleRequest, from: string, to: string): SampleRequest {
  const { answer } = request;
  const move = (url: string) => to + url.slice(from.length);
  const isAsked = answer.kind === 'result' && answer.statusUrl !== undefined;
  return {
    ...request,
    url: move(request.url),
    answer: isAsked ? { ...answer, statusUrl: move(answer.statusUrl) } : answer,
  };
}
