import { vi } from 'vitest';
import { TestCaches } from '#app/platform/browser/test-caches.ts';
import type { WorkerRequest } from './answers.ts';
import type { Deps } from './kept-pages.ts';

export const ORIGIN = 'https://clinica.example.com';
export const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** A page that is the same for everybody. */
export function pageOf(text: string, headers: Record<string, string> = PUBLIC, status = 200) {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(text, { status, headers: { ...type, ...headers } });
}

/** A network that answers by path; any other path fails as if offline. */
export function depsWith(pages: Record<string, () => Response | Promise<Response>> = {}) {
  const fetch = vi.fn(async (request: string | URL | Request) => {
    const url = new URL(request instanceof Request ? request.url : String(request), ORIGIN);
    const answer = pages[url.pathname + url.search];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  const caches = new TestCaches();
  const deps: Deps = {
    caches,
    fetch,
    now: () => new Date('2026-10-14T09:00:00-03:00'),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    release: 'two',
  };
  return { deps, fetch, caches };
}

/** A request for a path, and a promise for everything that it started. */
export function ask(path: string, preload?: WorkerRequest['preload']) {
  const works: Promise<unknown>[] = [];
  const workerRequest: WorkerRequest = {
    request: new Request(new URL(path, ORIGIN)),
    preload,
    lasting: (work) => works.push(work),
  };
  return { workerRequest, done: () => Promise.all(works) };
}
