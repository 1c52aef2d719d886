import type { HeadersArgs } from 'react-router';
import { booking } from '#app/locales/pt-BR/booking.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';

/** Title of a visit's page; none of them is for search engines. */
export function visitMeta(title: string, clinicName: string | undefined) {
  return [
    { title: clinicName ? booking.documentTitle(title, clinicName) : title },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Nobody keeps a visit's pages; a refusal for too many tries says how long to wait. */
export function visitHeaders({ actionHeaders, errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers(ERROR_HEADERS);
  const wait = (errorHeaders ?? actionHeaders).get('retry-after');
  if (wait) headers.set('retry-after', wait);
  return headers;
}
