import type { StoredPage } from './stored-page.ts';

/** The result of a render: a page for everybody, or a response for this visitor alone. */
export type Rendered<Answer> =
  | {
      kind: 'shared';
      page: StoredPage;
      /** After so many seconds the page is rendered anew; without them it stays until it is cleared. */
      keptSeconds?: number | undefined;
    }
  | { kind: 'single'; answer: Answer };

export type PageCache = {
  /** A page whose time is not over. */
  get(path: string): StoredPage | undefined;
  /** The same; once a page's time is over, the first who asks gets none and renders it, the others the old one. */
  getOrRenew(path: string): StoredPage | undefined;
  /** Renders a page that is not cached; concurrent requests for it wait for the one render. */
  fill<Answer>(path: string, render: () => Promise<Rendered<Answer>>): Promise<Rendered<Answer>>;
  /** Drops every page; the result of a running render is not cached. */
  clear(): void;
};

type KeptPage = { page: StoredPage; keptMs: number; renewAtMs: number };

const MAX_SINGLE_PATHS = 1_000;

/**
 * Pages cached in memory by path, limited by number and bytes; the oldest goes first. Losing them is harmless:
 * they are rendered again.
 */
export function createPageCache({
  maxPages = 500,
  maxBytes = 64 * 1024 * 1024,
  nowMs = () => performance.now(),
} = {}): PageCache {
  const pages = new Map<string, KeptPage>();
  const underWay = new Map<string, Promise<StoredPage | undefined>>();
  /** Paths known to differ by visitor: nobody waits for another's render of these. */
  const singlePaths = new Set<string>();
  /** Paths of pages that are asked for again, which makes it worth while to make them denser. */
  const loose = new Set<string>();
  let isPacking = false;
  let bytes = 0;
  let generation = 0;

  function keep(path: string, page: StoredPage, keptSeconds = Number.POSITIVE_INFINITY): void {
    drop(path);
    const keptMs = keptSeconds * 1_000;
    pages.set(path, { page, keptMs, renewAtMs: nowMs() + keptMs });
    bytes += page.bytes;
    for (const oldest of pages.keys()) {
      if (pages.size <= maxPages && bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  function drop(path: string): void {
    bytes -= pages.get(path)?.page.bytes ?? 0;
    pages.delete(path);
    loose.delete(path);
  }

  /** A page that is asked for a second time is likely to be asked for a third time. */
  function asked(path: string, page: StoredPage | undefined): StoredPage | undefined {
    if (!page?.denser) return page;
    loose.add(path);
    void packWhileIdle();
    return page;
  }

  /** Makes pages denser, one at a time, and only while none is rendered: whoever waits for one goes first. */
  async function packWhileIdle(): Promise<void> {
    if (isPacking || underWay.size > 0) return;
    isPacking = true;
    for (const path of loose) {
      if (underWay.size > 0) break;
      loose.delete(path);
      const kept = pages.get(path);
      // One that cannot be made denser is sent as it is.
      const dense = await kept?.page.denser?.().catch(() => undefined);
      // In the meantime another may have taken its place.
      if (!kept || !dense || pages.get(path) !== kept) continue;
      bytes += dense.bytes - kept.page.bytes;
      kept.page = dense;
    }
    isPacking = false;
  }

  async function lead<Answer>(
    path: string,
    render: () => Promise<Rendered<Answer>>,
  ): Promise<Rendered<Answer>> {
    const startedIn = generation;
    const { promise, resolve } = Promise.withResolvers<StoredPage | undefined>();
    underWay.set(path, promise);
    try {
      const rendered = await render();
      const old = pages.get(path)?.page;
      // What was everybody's and is not now has met a fault: better an old page than none.
      if (rendered.kind === 'single' && old) return { kind: 'shared', page: old };
      if (rendered.kind === 'single') {
        if (singlePaths.size >= MAX_SINGLE_PATHS) singlePaths.clear();
        singlePaths.add(path);
        resolve(undefined);
      } else {
        if (generation === startedIn) keep(path, rendered.page, rendered.keptSeconds);
        resolve(rendered.page);
      }
      return rendered;
    } finally {
      // After a fault, waiting requests render for themselves.
      resolve(undefined);
      if (underWay.get(path) === promise) underWay.delete(path);
      void packWhileIdle();
    }
  }

  return {
    get(path) {
      const kept = pages.get(path);
      return kept && nowMs() < kept.renewAtMs ? asked(path, kept.page) : undefined;
    },
    getOrRenew(path) {
      const kept = pages.get(path);
      if (!kept || nowMs() < kept.renewAtMs) return asked(path, kept?.page);
      // If this render fails, somebody tries again as much later.
      kept.renewAtMs = nowMs() + kept.keptMs;
      return undefined;
    },
    async fill(path, render) {
      if (singlePaths.has(path)) return render();
      const waiting = underWay.get(path);
      if (!waiting) return lead(path, render);
      const page = await waiting;
      return page ? { kind: 'shared', page } : render();
    },
    clear() {
      generation += 1;
      pages.clear();
      underWay.clear();
      singlePaths.clear();
      loose.clear();
      bytes = 0;
    },
  };
}
