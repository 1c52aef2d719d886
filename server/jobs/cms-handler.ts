import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Database } from '#app/db/database.ts';
import type { CmsClient } from '#app/features/cms/foreign-entry.ts';
import { openWordpress } from '#app/features/cms/open-wordpress.server.ts';
import type { SyncReason } from '#app/features/cms/sync-outcome.ts';
import { syncSource } from '#app/features/cms/sync-source.server.ts';
import { rewriteImage } from '#app/features/images/rewrite-image.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { foreignFindings } from '#app/site-content/foreign-check.ts';

export type CmsServices = {
  db: Database;
  clock: Clock;
  log: Log;
  clinic: Clinic;
  /** Address of the environment. */
  cmsUrl?: string | undefined;
  openCms?: ((address: string) => CmsClient) | undefined;
};

/** Reads the texts of the source. Its faults are told to staff where they look after it, and are none of the job's. */
export async function readSource(services: CmsServices, reason: SyncReason): Promise<undefined> {
  const { clinic, clock, cmsUrl, openCms = openWordpress } = services;
  const outcome = await syncSource(
    {
      ...services,
      fixedAddress: cmsUrl,
      openClient: openCms,
      rewrite: rewriteImage,
      check: (entry) => foreignFindings(entry, { clinic, at: clock.now() }),
    },
    { reason },
  );
  // Tried again shortly: who asks has seen what the run under way may not have.
  if (outcome === 'busy') throw new Error('cms-sync: another run is under way');
}
