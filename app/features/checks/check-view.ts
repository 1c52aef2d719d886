import { staffChecks } from '#app/locales/pt-BR/staff/connections/checks.ts';
import { staffChecksLive } from '#app/locales/pt-BR/staff/connections/checks-live.ts';
import type { CheckFinding, CheckId, CheckStatus, CheckVerdict } from './check.ts';
import { staffFindingWords, staffWordsOf } from './staff-words.ts';

/** A check as staff see it; the page's script gets the same as data. */
export type CheckView = {
  id: CheckId;
  title: string;
  text: string;
  status: CheckStatus;
  statusWord: string;
  finding: string;
  /** When, how long and since when, in one line. */
  facts: string;
  /** JSON, for administrators alone. */
  raw: string | null;
};
export type HistoryView = { key: string; line: string; status: CheckVerdict; statusWord: string };

type Run = {
  verdict: CheckVerdict;
  finding: CheckFinding;
  latencyMs: number;
  seenAt: Date;
  since: Date;
  raw: Readonly<Record<string, unknown>>;
};
type Telling = {
  /** An instant in words. */
  when: (at: Date) => string;
  /** Whether the reader may see raw data and times. */
  isFull: boolean;
};

/** @param run undefined: it has not run, or the screen was cleared */
export function toCheckView(
  id: CheckId,
  run: Run | undefined,
  { when, isFull }: Telling,
): CheckView {
  const status = run?.verdict ?? 'idle';
  const facts = run
    ? [
        `${staffChecks.lastRun} ${when(run.seenAt)}`,
        ...(isFull ? [`${staffChecks.took} ${staffChecks.milliseconds(run.latencyMs)}`] : []),
        ...(status === 'success' ? [] : [`${staffChecks.since} ${when(run.since)}`]),
      ]
    : [];
  return {
    id,
    ...staffWordsOf(id),
    status,
    statusWord: staffChecksLive.status[status],
    finding: run ? staffFindingWords(id, run.finding) : '',
    facts: facts.join(' · '),
    raw: isFull && run ? JSON.stringify(run.raw, null, 2) : null,
  };
}

type PastRun = Pick<Run, 'verdict' | 'finding' | 'latencyMs'> & {
  id: string;
  askedBy: 'staff' | 'watch' | 'nightly';
  runAt: Date;
  seenAt: Date;
};

/** One earlier run in one line. */
export function toHistoryView(id: CheckId, run: PastRun, when: (at: Date) => string): HistoryView {
  const { verdict, finding, latencyMs, runAt, seenAt, askedBy } = run;
  const isLong = seenAt.getTime() - runAt.getTime() >= 60_000;
  return {
    key: `${id}-${runAt.getTime()}`,
    status: verdict,
    statusWord: staffChecksLive.status[verdict],
    line: [
      isLong ? staffChecks.fromUntil(when(runAt), when(seenAt)) : when(runAt),
      staffFindingWords(id, finding),
      staffChecks.milliseconds(latencyMs),
      staffChecks.askedBy[askedBy],
    ].join(' · '),
  };
}
