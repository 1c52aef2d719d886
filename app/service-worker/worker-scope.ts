/**
 * The part of the service worker's global scope that the worker uses; TypeScript's own types conflict with
 * those of pages.
 */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  /** Exists only where addresses can bypass the worker without starting it. */
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
