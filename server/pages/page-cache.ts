import type { StoredPage } from './stored-page.ts';

/** What a render gave: a page that every visitor may get, or an answer for this one alone. */
export type Rendered<Answer> =
  | { kind: 'shared'; page: StoredPage }
  | { kind: 'single'; answer: Answer };

export type PageCache = {
  get(path: string): StoredPage | undefined;
  /** Renders a page that is not kept; visitors who ask for it meanwhile wait for the one render. */
  fill<Answer>(path: string, render: () => Promise<Rendered<Answer>>): Promise<Rendered<Answer>>;
  /** Forgets every page; a render that is under way will not be kept. */
  clear(): void;
};

const MAX_SINGLE_PATHS = 1_000;

/**
 * Pages kept in memory by path, at most so many and so many bytes; the oldest goes first.
 * Losing them is harmless: they are rendered again.
 */
export function createPageCache({ maxPages = 500, maxBytes = 64 * 1024 * 1024 } = {}): PageCache {
  const pages = new Map<string, StoredPage>();
  const underWay = new Map<string, Promise<StoredPage | undefined>>();
  /** Paths seen to differ by visitor: nobody waits for another's render of these. */
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
      // After a fault those who waited try for themselves.
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
