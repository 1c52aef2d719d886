import { readOfflineCopy } from '#app/platform/browser/offline-copy.ts';
import { ASSETS_CACHE, type Deps, keep, offlinePage, PAGES_CACHE } from './kept-pages.ts';
import { isPublicPage } from './strategy.ts';

/** So long a page that was seen before waits for the network: a phone on slow 3G has its first byte in about 2.5 s. */
export const TIMEOUT_MS = 3_000;

/** A request to answer; `lasting` keeps the worker alive until something is done. */
export type WorkerRequest = {
  request: Request;
  /** What the browser has already asked for while the worker woke. */
  preload?: Promise<Response | undefined> | undefined;
  lasting: (work: Promise<unknown>) => void;
};

/** A hashed file never changes: the caches first. */
export async function answerAsset(
  means: Deps,
  { request, lasting }: WorkerRequest,
): Promise<Response> {
  const kept = await means.caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await means.fetch(request);
  if (answer.status === 200) {
    const { url } = request;
    lasting(keep(means, { name: ASSETS_CACHE, url, answer: answer.clone() }));
  }
  return answer;
}

/**
 * A page comes from the network. What was last seen stands in when the network fails, takes too long or answers with
 * a fault of the server; without such a copy, the offline page. What comes late is kept for the next time.
 */
export async function answerPage(means: Deps, asking: WorkerRequest): Promise<Response> {
  const { url } = asking.request;
  const fresh = askNetwork(means, asking);
  asking.lasting(fresh.then((answer) => keepPage(means, url, answer)).catch(() => undefined));
  const kept = await means.caches.match(url, { cacheName: PAGES_CACHE, ignoreVary: true });
  if (!kept) return fresh.catch(() => offlinePage(means, url));
  const good = fresh.then((answer) => (answer.status < 500 ? answer : kept));
  return Promise.race([good.catch(() => kept), means.wait(TIMEOUT_MS).then(() => kept)]);
}

/** Keeps a page that is for everybody; one with a query, as a search, is not. */
export async function keepPage(means: Deps, url: string, answer: Response): Promise<void> {
  if (isPublicPage(answer) && !url.includes('?'))
    await keep(means, { name: PAGES_CACHE, url, answer: answer.clone() });
}

/** The end of a booking: from the server, without internet from the copy that the visitor kept. */
export async function answerDone(means: Deps, asking: WorkerRequest): Promise<Response> {
  return askNetwork(means, asking).catch(
    async () => (await readOfflineCopy(means.caches, means.now())) ?? fallback(means, asking),
  );
}

/** The kept copy; without one, what the server says. */
export async function answerCopy(means: Deps, asking: WorkerRequest): Promise<Response> {
  // What the browser asked for on its own is let finish, or it complains.
  asking.lasting(Promise.resolve(asking.preload).catch(() => undefined));
  const kept = await readOfflineCopy(means.caches, means.now());
  return kept ?? askNetwork(means, asking).catch(() => fallback(means, asking));
}

async function askNetwork(means: Deps, { request, preload }: WorkerRequest): Promise<Response> {
  return (await preload) ?? means.fetch(request);
}

function fallback(means: Deps, { request }: WorkerRequest): Promise<Response> {
  return offlinePage(means, request.url);
}
