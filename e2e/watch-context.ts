import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** A refused form or page; browsers log a line about its status. */
const REFUSED_FORM = /the server responded with a status of (?:400|401|403|409|422|429) /;
const NOT_FOUND = /the server responded with a status of 404 /;

/**
 * Watches all pages of a context for what must never happen: console errors, including violations of the
 * content security policy, uncaught exceptions, and requests to other hosts.
 * @returns everything that has happened so far, one line each
 */
export function watchContext(context: BrowserContext, origin: string): () => string[] {
  const lines: string[] = [];
  const missing: string[] = [];
  const missingPages = new Set<string>();
  context.on('console', (message) => {
    const url = message.location().url;
    if (message.type() !== 'error' || REFUSED_FORM.test(message.text())) return;
    if (NOT_FOUND.test(message.text())) missing.push(url);
    else lines.push(`console: ${message.text()} (${placeOf(message)})`);
  });
  context.on('weberror', (problem) => lines.push(`exception: ${problem.error().stack}`));
  context.on('request', (request) => {
    const { protocol, origin: requestedOrigin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && requestedOrigin !== origin)
      lines.push(`foreign: ${request.url()}`);
  });
  context.on('response', (response) => {
    // A test may request a missing page on purpose; a script or a picture must be there.
    const isPage = response.request().resourceType() === 'document';
    if (isPage && response.status() === 404) missingPages.add(response.url());
  });
  return () => [
    ...lines,
    ...missing.filter((url) => !missingPages.has(url)).map((url) => `not found: ${url}`),
  ];
}

/**
 * Watches every page that a browser opens, also in contexts that nobody else watches, for an event of the
 * measurement that the server does not take: the sender drops it, and the clinic's figures lack it.
 * @returns what was refused since the last call, one line each
 */
export function watchMeasurement(browser: Browser): () => string[] {
  let lines: string[] = [];
  browser.on('context', (context) => {
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/analytics/') && response.status() !== 204)
        lines.push(`${response.status()}: ${pathname} ${response.request().postData()}`);
    });
  });
  return () => {
    const told = lines;
    lines = [];
    return told;
  };
}

function placeOf(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${url}:${lineNumber}`;
}
