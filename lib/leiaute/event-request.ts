import { type LayoutNode, listNodes, toJsonPath } from './layout';

/** Whether a reader has to send a field of an event that the request has no property of its own for. */
export function takesDetail(content: LayoutNode): boolean {
  return listNodes(content).some(
    ({ kind, occurs, filledBy, apiField }) =>
      kind !== 'group' && occurs.min > 0 && filledBy !== 'api' && apiField === undefined,
  );
}

type Request = {
  /** Path of the group in which `documento`, or `detalhe` of an event, begins. */
  readonly contentPath: string;
  /** Undefined for documents. */
  readonly event: { readonly tipo: string | undefined; readonly takesDetail: boolean } | undefined;
};

/** Where the request of the API carries a field: "documento.ide.cUF"; undefined where it does not. */
export function toRequestPath(node: LayoutNode, { contentPath, event }: Request): string | undefined {
  const path = toJsonPath(node, contentPath);
  if (!event) return `documento.${path}`;
  if (node.apiField !== undefined) return node.apiField;
  const isSent = event.tipo !== undefined && event.takesDetail && node.filledBy !== 'api';
  return isSent ? `detalhe.${path}` : undefined;
}
