import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { namesOneHost } from '#server/asked-address.ts';
import { bypassesCache } from './keeping-rules.ts';
import { chooseEncoding } from './negotiation.ts';
import type { PageCache } from './page-cache.ts';
import { isKnown, type StoredPage } from './stored-page.ts';

/**
 * Answers cached pages before the application sees the request: with headers made beforehand, no request id and
 * no log line. Whatever is unusual about a request leaves it to the application, which answers from the same
 * cache.
 * @param host of the site's own address, with its port
 * @param isOn false while every request has to be logged or counted
 */
export function keptPagesFirst(
  { cache, host, isOn }: { cache: PageCache; host: string; isOn: () => boolean },
  application: RequestListener,
): RequestListener {
  return (request, response) => {
    const page = cache.get(request.url ?? '');
    if (page && isUsual(request, host) && isOn()) sendPage(request, response, page);
    else application(request, response);
  };
}

/** A plain read of a page, addressed to the site itself. */
function isUsual(request: IncomingMessage, host: string): boolean {
  const { method = '', url = '', headers } = request;
  return (
    namesOneHost(request) &&
    headers.host === host &&
    headers['x-forwarded-host'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !bypassesCache({ method, url, cookie: headers.cookie })
  );
}

function sendPage(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
): void {
  const answer = page.answers[chooseEncoding(headers['accept-encoding'])];
  if (isKnown(answer, headers['if-none-match'])) {
    response.writeHead(304, answer.unchangedHeaders).end();
    return;
  }
  response.writeHead(200, answer.headerLines);
  if (method === 'HEAD') response.end();
  else response.end(answer.body);
}
