import type { ChecksMessages } from '#app/locales/checks/checks.ts';
import type { CheckFinding, PublicCheckId } from './check.ts';

/** What was found, in the words of its check or else in the common ones. */
export function findingWords(
  words: Pick<ChecksMessages, 'tests' | 'findings'>,
  { id, finding }: { id: PublicCheckId; finding: CheckFinding },
): string {
  const own: Partial<Record<CheckFinding, string>> = words.tests[id].findings;
  return own[finding] ?? words.findings[finding];
}
