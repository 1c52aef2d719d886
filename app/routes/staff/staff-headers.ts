import type { HeadersArgs } from 'react-router';

/** Those of every staff page, and what the answer to a form adds: how long to wait. */
export function staffHeaders({ parentHeaders, actionHeaders }: HeadersArgs) {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get('retry-after');
  if (wait) headers.set('retry-after', wait);
  return headers;
}
