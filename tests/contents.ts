import { join } from 'node:path';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { labelOf } from '#app/features/content/content-document.ts';
import { readFileSources } from '#app/features/content/file-sources.server.ts';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import { clinicSource } from '#app/site-content/clinic-source.server.ts';
import type { ContentStore } from '#app/site-content/content-store.server.ts';
import { NO_CHANGES, readContents } from '#app/site-content/site-content.server.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';

export const CONTENT_DIR = join(import.meta.dirname, '../content');

/** The content of the demonstration site, as read at startup. */
export const testContents = await readContents(CONTENT_DIR, serraClaraRecord);

/** Where the demonstration's texts of a language are, in its words. */
export const testSource = (locale: Locale) =>
  clinicSource(CONTENT_DIR, parseClinic(serraClaraRecord, locale), NO_CHANGES);

const files = await readFileSources(CONTENT_DIR, LOCALES);

/** The same as a content store that never changes. */
export const stillContents: ContentStore = {
  clinicFile: serraClaraRecord,
  now: () => testContents,
  problems: () => [],
  files,
  refresh: async () => 'unchanged',
  fileSource: (key) => files.get(labelOf(key)) ?? null,
  problemsAt: async () => [],
  withSource: async () => ({ contents: testContents, problems: [] }),
};
