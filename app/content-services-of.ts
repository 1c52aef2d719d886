import type { AppServices } from './app-services.ts';
import type { ContentServices } from './features/content/change-document.server.ts';
import { labelOf } from './features/content/content-document.ts';

/** The services as the use cases of the texts want them. */
export function contentServicesOf({
  db,
  clock,
  jobs,
  liveContents: { files, faultsAt },
}: Pick<AppServices, 'db' | 'clock' | 'jobs' | 'liveContents'>): ContentServices {
  return { db, clock, jobs, faultsAt, fileSource: (key) => files.get(labelOf(key)) ?? null };
}
