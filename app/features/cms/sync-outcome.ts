import { CMS_REFUSALS, type CmsRefusal } from './foreign-entry.ts';

/** What can go wrong in a run; nothing that the site shows changes then. */
export const SYNC_FAILURES = [
  ...CMS_REFUSALS,
  /** Where there were texts there are none at all. */
  'emptied',
] as const satisfies readonly (CmsRefusal | 'emptied')[];
export type SyncFailure = (typeof SYNC_FAILURES)[number];

/** How a run ended. */
export type SyncOutcome =
  | 'done'
  | SyncFailure
  /** The process was ended, or another run has taken over. */
  | 'stopped';

/** Who asked for a run: the clock, staff, or a notice of the source. */
export type SyncReason = 'clock' | 'staff' | 'notice';

/** A failure's word; 'unreachable' for one of an older release. */
export function syncFailureOf(word: string | null): SyncFailure | null {
  if (word === null) return null;
  return SYNC_FAILURES.find((each) => each === word) ?? 'unreachable';
}
