import type { StoredPage } from './stored-page.ts';

/** The result of a render: a page for everybody, or a response for this visitor alone. */
export type Rendered<Answer> =
  | { kind: 'shared'; page: StoredPage }
  | { kind: 'single'; answer: Answer };

export type PageCache = {
  get(path: string): StoredPage | undefined;
  /** Renders a page that is not cached; concurrent requests for it wait for the one render. */
  fill<Answer>(path: string, render: () => Promise<Rendered<Answer>>): Promise<Rendered<Answer>>;
  /** Drops every page; the result of a running render is not cached. */
  clear(): void;
};

const MAX_SINGLE_PATHS = 1_000;

/**
 * Pages cached in memory by path, limited by number and bytes; the oldest goes first. Losing them is harmless:
 * they are rendered again.
 */
export function createPageCache({ maxPages = 500, maxBytes = 64 * 1024 * 1024 } = {}): PageCache {
  const pages = new Map<string, StoredPage>();
  const underWay = new Map<string, Promise<StoredPage | undefined>>();
  /** Paths known to differ by visitor: nobody waits for another's render of these. */
  const singlePaths = new Set<string>();
  let bytes = 0;
  let generation = 0;

  function keep(path: string, page: StoredPage): void {
    drop(path);
    pages.set(path, page);
    bytes += page.bytes;
    for (const oldest of pages.keys()) {
      if (pages.size <= maxPages && bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  function drop(path: string): void {
    bytes -= pages.get(path)?.bytes ?? 0;
    pages.delete(path);
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
      if (rendered.kind === 'single') {
        if (singlePaths.size >= MAX_SINGLE_PATHS) singlePaths.clear();
        singlePaths.add(path);
        resolve(undefined);
      } else {
        if (generation === startedIn) keep(path, rendered.page);
        resolve(rendered.page);
      }
      return rendered;
    } finally {
      // After a fault, waiting requests render for themselves.
      resolve(undefined);
      if (underWay.get(path) === promise) underWay.delete(path);
    }
  }

  return {
    get: (path) => pages.get(path),
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
      bytes = 0;
    },
  };
}
