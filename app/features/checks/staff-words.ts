import { checks } from '#app/locales/checks/checks.ts';
import { staffChecks } from '#app/locales/pt-BR/staff/connections/checks.ts';
import { type CheckFinding, type CheckId, PUBLIC_CHECKS, type PublicCheckId } from './check.ts';
import { findingWords } from './finding-words.ts';

const TESTS = { ...checks.tests, ...staffChecks.tests } satisfies Record<CheckId, CheckWords>;

type CheckWords = {
  title: string;
  text: string;
  findings: Partial<Record<CheckFinding, string>>;
};

/** Name of a check and what it looks at, for staff. */
export function staffWordsOf(id: CheckId): { title: string; text: string } {
  const { title, text } = TESTS[id];
  return { title, text };
}

/** What was found, in Portuguese. */
export function staffFindingWords(id: CheckId, finding: CheckFinding): string {
  if (isPublicCheck(id)) return findingWords(checks, { id, finding });
  const own: Partial<Record<CheckFinding, string>> = TESTS[id].findings;
  return own[finding] ?? staffChecks.findings[finding];
}

export function isPublicCheck(id: CheckId): id is PublicCheckId {
  return PUBLIC_CHECKS.some((each) => each === id);
}
