import type { ContentServices } from '#app/features/content/change-document.server.ts';
import { labelOf } from '#app/features/content/content-document.ts';
import type { AppServices } from './app-services.ts';

/** The services as the use cases of the texts want them. */
export function contentServicesOf({
  db,
  clock,
  jobs,
  contentStore: { files, faultsAt },
}: Pick<AppServices, 'db' | 'clock' | 'jobs' | 'contentStore'>): ContentServices {
  return { db, clock, jobs, faultsAt, fileSource: (key) => files.get(labelOf(key)) ?? null };
}
