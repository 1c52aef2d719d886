import type { HeadersArgs } from 'react-router';

/** Headers of every staff page, plus those of a form's response: Retry-After. */
export function staffHeaders({ parentHeaders, actionHeaders }: HeadersArgs) {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get('retry-after');
  if (wait) headers.set('retry-after', wait);
  return headers;
}
