import type { CheckFinding, CheckStatus, PublicCheckId } from './check.ts';

type Told = { title: string; text: string };

/** What the page's script says; the server, which has all texts, hands them over in the page. */
export type CheckWords = {
  overall: Record<'idle' | 'running' | 'operational' | 'attention' | 'error' | 'stopped', Told>;
  statuses: Record<CheckStatus, string>;
  /** What was found, by check. */
  findings: Record<PublicCheckId, Record<CheckFinding, string>>;
  run: string;
  stop: string;
};
