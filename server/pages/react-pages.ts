import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { isDatabaseAway } from '#server/api/database-fault.ts';
import { DATABASE_AWAY_MARK, type PageHandler } from './render-page.ts';

/** The router's build, with the context keys and the clinic's zone that `app/entry.server.tsx` exports. */
export type PageBuild = ServerBuild & {
  entry: {
    module: {
      setClinicZone: (timeZone: string) => void;
      appServices: RouterContext<AppServices>;
      pageFaults: RouterContext<unknown[]>;
      visitorAddress: RouterContext<string>;
      visitorGone: RouterContext<AbortSignal | null>;
    };
  };
};

/** Pages from the router's build; each request finds the services in its context. */
export function reactPages(
  build: () => Promise<PageBuild>,
  { services, mode }: { services: AppServices; mode: 'production' | 'development' },
): PageHandler {
  const ready = mode === 'production' ? build() : undefined;
  const handler = ready?.then((made) => createRequestHandler(made, mode));
  handler?.catch(() => undefined);
  return async (request, { address, gone }) => {
    const made = await (ready ?? build());
    made.entry.module.setClinicZone(clinicZone());
    const context = new RouterContextProvider();
    context.set(made.entry.module.appServices, services);
    context.set(made.entry.module.visitorAddress, address);
    context.set(made.entry.module.visitorGone, gone ?? null);
    const faults: unknown[] = [];
    context.set(made.entry.module.pageFaults, faults);
    const response = await (await (handler ?? createRequestHandler(made, mode)))(request, context);
    if (services.clinic.isDemonstration) response.headers.set('x-robots-tag', 'noindex');
    if (faults.some(isDatabaseAway)) response.headers.set(DATABASE_AWAY_MARK, '1');
    return response;
  };
}

/** @param file build/server/index.js */
export async function importPageBuild(file: string): Promise<PageBuild> {
  return import(pathToFileURL(file).href);
}
