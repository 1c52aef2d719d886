const ORIGIN = 'https://clinica.example.com';

/** In-memory Cache Storage for tests. Entries keep their insertion order. */
export class TestCaches implements CacheStorage {
  readonly #caches = new Map<string, TestCache>();

  async open(name: string): Promise<TestCache> {
    const cache = this.#caches.get(name) ?? new TestCache();
    this.#caches.set(name, cache);
    return cache;
  }
  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
  async match(
    request: RequestInfo | URL,
    options?: MultiCacheQueryOptions,
  ): Promise<Response | undefined> {
    for (const [name, cache] of this.#caches) {
      const found = (options?.cacheName ?? name) === name ? await cache.match(request) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

class TestCache implements Cache {
  readonly #entries = new Map<string, Response>();

  async add(request: RequestInfo | URL): Promise<void> {
    await this.addAll([request]);
  }
  async addAll(requests: Iterable<RequestInfo | URL>): Promise<void> {
    const wanted = [...requests];
    const answers = await Promise.all(wanted.map((request) => fetch(request)));
    if (!answers.every(({ ok }) => ok)) throw new TypeError('not all could be had');
    for (const [at, answer] of answers.entries()) await this.put(wanted[at] ?? '', answer);
  }
  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#entries.set(addressOf(request), response);
  }
  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(addressOf(request))?.clone();
  }
  async matchAll(): Promise<Response[]> {
    return [...this.#entries.values()].map((response) => response.clone());
  }
  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(addressOf(request));
  }
  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((address) => new Request(address));
  }
}

function addressOf(request: RequestInfo | URL): string {
  const address = request instanceof Request ? request.url : String(request);
  return new URL(address, ORIGIN).href;
}
