import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database } from '#app/db/database.ts';
import { foreignReader } from '#app/features/cms/read-foreign.server.ts';
import { fillSearch } from '#app/features/search/search.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type ContentStore, openContentStore } from '#app/site-content/content-store.server.ts';
import { effectiveRecordReader } from '#app/site-content/effective-record.server.ts';
import { siteDocuments } from '#app/site-content/search-documents.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';
import { PROJECT_DIR } from './project-dir.ts';

/** The pages that are asked for again after a change come first. */
const SEARCH_AFTER_MS = 600;

type Parts = {
  db: Database;
  clock: Clock;
  log: Log;
  clinicFile: ClinicRecord;
  /** Content of the files, as read at startup. */
  first: Contents;
  cmsUrl: string | undefined;
};

/** Opens what the site says, as the database has it by now, and keeps the search filled with it. */
export async function openContent({ db, clock, log, clinicFile, first, cmsUrl }: Parts): Promise<{
  contentStore: ContentStore;
  fillSearch: () => Promise<unknown>;
}> {
  const fill = (contents: Contents) =>
    fillSearch(db, siteDocuments(contents, wallClockOf(clock.now()).on));
  const contentStore = await openContentStore({
    ...{ db, clock, log, first },
    contentDir: join(PROJECT_DIR, 'content'),
    readRecord: effectiveRecordReader(clinicFile),
    clinicFile,
    foreign: foreignReader(cmsUrl),
    onTaken: async (contents) => {
      await sleep(SEARCH_AFTER_MS, undefined, { ref: false });
      await fill(contents);
    },
  });
  // When changes were taken, `fill` has already run.
  if ((await contentStore.refresh()) !== 'taken') await fill(contentStore.now());
  return { contentStore, fillSearch: () => fill(contentStore.now()) };
}
