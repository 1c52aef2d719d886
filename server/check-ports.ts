import type { AppServices } from '#app/context/app-services.ts';
import type { Database } from '#app/db/database.ts';
import type { CheckPorts, SourceState } from '#app/features/checks/check-services.server.ts';
import { runChecks } from '#app/features/checks/run-checks.server.ts';
import { ALL_CHECKS } from '#app/features/checks/run-server-check.server.ts';
import { readAddress } from '#app/features/cms/cms-source.ts';
import { askingWordpress } from '#app/features/cms/open-wordpress.server.ts';
import { readCmsSource } from '#app/features/cms/read-foreign.server.ts';
import { readSourceState } from '#app/features/cms/source-state.server.ts';
import type { GoogleReviews } from '#app/features/reviews/google-reviews.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { readMigrations } from './migrate.ts';

type CmsParts = {
  db: Database;
  clock: Clock;
  /** Address of the content system, from the environment. */
  cmsUrl: string | undefined;
};
type Parts = CmsParts &
  Pick<CheckPorts, 'dataDir' | 'backupDir' | 'areJobsPolled' | 'isMailSet'> & {
    googleReviews: GoogleReviews;
  };

/** What the checks of the site's working learn from the other parts of the process. */
export function checkPorts({ db, clock, cmsUrl, googleReviews, ...ports }: Parts): CheckPorts {
  return {
    ...ports,
    ...cmsPorts({ db, clock, cmsUrl }),
    migrations: readMigrations,
    googleState: async () => googleState(googleReviews.state()),
  };
}

/** Of the content system: what the database and the source itself say, whoever asks. */
export function cmsPorts({ db, clock, cmsUrl }: CmsParts): Pick<CheckPorts, 'cms' | 'cmsState'> {
  return {
    async cms() {
      const address = readAddress(await readCmsSource(db, cmsUrl));
      return address === null ? null : askingWordpress(address);
    },
    async cmsState() {
      const state = await readSourceState(db, { fixed: cmsUrl, now: clock.now() });
      if (state.condition === 'off') return null;
      const { goodAt, failure } = state;
      return {
        lastGoodAt: goodAt,
        failingSince: failure?.since ?? null,
        ...(failure ? { reason: failure.word } : {}),
      };
    },
  };
}

/** Null while nothing of Google is asked for. */
function googleState(state: ReturnType<GoogleReviews['state']>): SourceState | null {
  const { hasKey, hasPlace, isShown, last, receivedAt } = state;
  if (!hasKey || !hasPlace || !isShown) return null;
  const isFailing = last !== null && !['reviews', 'no-reviews'].includes(last.outcome);
  return {
    lastGoodAt: receivedAt,
    failingSince: isFailing ? last.askedAt : null,
    ...(isFailing ? { reason: last.outcome } : {}),
  };
}

/** Runs all checks as a job. @returns a function that tells how many found an error */
export function checksJob(services: () => AppServices | undefined) {
  return async (askedBy: 'watch' | 'nightly'): Promise<number> => {
    const all = services();
    // A job may be there before the services are.
    if (!all) throw new Error('the site has not started yet');
    const found = await runChecks(all, { ids: ALL_CHECKS, askedBy });
    return [...found.values()].filter(({ verdict }) => verdict === 'error').length;
  };
}
