import { join } from 'node:path';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { readFileSources } from '#app/features/content/file-sources.server.ts';
import { LOCALES } from '#app/platform/locale.ts';
import type { ContentStore } from '#app/site-content/content-store.server.ts';
import { readContents } from '#app/site-content/site-content.server.ts';

export const CONTENT_DIR = join(import.meta.dirname, '../content');

/** All that the demonstration says, as the start reads it. */
export const testContents = await readContents(CONTENT_DIR, clinicRecord);

/** The same, for what would hear of changes: nothing ever changes. */
export const stillContents: ContentStore = {
  now: () => testContents,
  faults: () => [],
  files: await readFileSources(CONTENT_DIR, LOCALES),
  refresh: async () => 'unchanged',
  faultsAt: async () => [],
  withSource: async () => ({ contents: testContents, faults: [] }),
};
