import type { CheckStatus } from '#app/features/checks/check.ts';
import type { Told } from '#app/locales/faults/start-faults.ts';

/** One line of the report. */
export type DoctorLine = {
  id: string;
  status: Exclude<CheckStatus, 'running'>;
  title: Told;
  /** What was found, and of the machine's own lines what to do. */
  words: Told;
  /** What to do; null where nothing is to be done. */
  todo: Told | null;
  /** Plain values without secrets. */
  raw: Readonly<Record<string, unknown>>;
  /** Printed below, each on a line of its own. */
  details?: readonly string[];
};

/** The end of the process: 0 all is well, 1 something deserves attention, 2 something is wrong. */
export function exitCodeOf(lines: readonly Pick<DoctorLine, 'status'>[]): 0 | 1 | 2 {
  if (lines.some(({ status }) => status === 'error')) return 2;
  return lines.some(({ status }) => status === 'warning') ? 1 : 0;
}
