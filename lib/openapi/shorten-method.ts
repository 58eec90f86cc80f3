/** An HTTP method as it is written where there is little room for it. */
export function shortenMethod(method: string): string {
  return method === 'DELETE' ? 'DEL' : method;
}
