import { readOfflineCopy } from '#app/platform/browser/offline-copy.ts';
import { ASSETS_CACHE, type Deps, keep, offlinePage, PAGES_CACHE } from './kept-pages.ts';
import { isPublicPage } from './strategy.ts';

/**
 * How long a page seen before waits for the network: on slow 3G a phone gets its first byte after about
 * 2.5 s.
 */
export const TIMEOUT_MS = 3_000;

/** A request to answer; `lasting` keeps the worker alive until a task is done. */
export type WorkerRequest = {
  request: Request;
  /** The response that the browser requested while the worker was starting. */
  preload?: Promise<Response | undefined> | undefined;
  lasting: (work: Promise<unknown>) => void;
};

/** A hashed file never changes, so the caches come first. */
export async function answerAsset(
  deps: Deps,
  { request, lasting }: WorkerRequest,
): Promise<Response> {
  const kept = await deps.caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await deps.fetch(request);
  if (answer.status === 200) {
    const { url } = request;
    lasting(keep(deps, { name: ASSETS_CACHE, url, answer: answer.clone() }));
  }
  return answer;
}

/**
 * Answers a page from the network. The copy last seen is used when the network fails, times out or returns
 * a server error; without one, the offline page. A late response is stored for the next time.
 */
export async function answerPage(deps: Deps, workerRequest: WorkerRequest): Promise<Response> {
  const { url } = workerRequest.request;
  const fresh = askNetwork(deps, workerRequest);
  workerRequest.lasting(fresh.then((answer) => keepPage(deps, url, answer)).catch(() => undefined));
  const kept = await deps.caches.match(url, { cacheName: PAGES_CACHE, ignoreVary: true });
  if (!kept) return fresh.catch(() => offlinePage(deps, url));
  const good = fresh.then((answer) => (answer.status < 500 ? answer : kept));
  return Promise.race([good.catch(() => kept), deps.wait(TIMEOUT_MS).then(() => kept)]);
}

/** Stores a page that is the same for everybody; one with a query, such as a search, is not stored. */
export async function keepPage(deps: Deps, url: string, answer: Response): Promise<void> {
  if (isPublicPage(answer) && !url.includes('?'))
    await keep(deps, { name: PAGES_CACHE, url, answer: answer.clone() });
}

/** The confirmation of a booking: from the server, or offline from the copy that the visitor stored. */
export async function answerDone(deps: Deps, workerRequest: WorkerRequest): Promise<Response> {
  return askNetwork(deps, workerRequest).catch(
    async () => (await readOfflineCopy(deps.caches, deps.now())) ?? fallback(deps, workerRequest),
  );
}

/** The offline copy; without one, the server's response. */
export async function answerCopy(deps: Deps, workerRequest: WorkerRequest): Promise<Response> {
  // The browser complains when its own preload request is cancelled, so let it finish.
  workerRequest.lasting(Promise.resolve(workerRequest.preload).catch(() => undefined));
  const kept = await readOfflineCopy(deps.caches, deps.now());
  return kept ?? askNetwork(deps, workerRequest).catch(() => fallback(deps, workerRequest));
}

/** The staff's agenda: never kept by the worker, whose offline page reads what the device keeps of it. */
export async function answerDay(deps: Deps, workerRequest: WorkerRequest): Promise<Response> {
  return askNetwork(deps, workerRequest).catch(() => fallback(deps, workerRequest));
}

async function askNetwork(deps: Deps, { request, preload }: WorkerRequest): Promise<Response> {
  return (await preload) ?? deps.fetch(request);
}

function fallback(deps: Deps, { request }: WorkerRequest): Promise<Response> {
  return offlinePage(deps, request.url);
}
