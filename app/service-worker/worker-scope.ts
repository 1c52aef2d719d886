/** The part of a service worker's world that the worker uses; TypeScript's own description excludes that of pages. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  /** Only where addresses can be left to the network without waking the worker. */
  readonly InstallEvent?: { readonly prototype: object };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

type LastingEvent = { waitUntil: (work: Promise<unknown>) => void };

type WorkerEvents = {
  install: LastingEvent & { addRoutes?: (routes: readonly NetworkRoute[]) => Promise<void> };
  activate: LastingEvent;
  fetch: LastingEvent & {
    readonly request: Request;
    readonly preloadResponse?: Promise<Response | undefined>;
    respondWith: (answer: Promise<Response>) => void;
  };
  message: { readonly data: unknown };
};

/** Says which addresses bypass the worker. */
export type NetworkRoute = {
  condition: { urlPattern: { pathname: string } };
  source: 'network' | 'fetch-event';
};
