import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { COVERED, type ServiceRule } from '#app/scheduling/payers/payer-rules.ts';

const { service: words } = staffHistory;

/** What a payer covers of one service, in words: 'cobre, só com Dra. Ana, 3 por dia, com guia'. Null covers everything. */
export function coverageWords(
  rule: ServiceRule | null,
  names: (source: 'people', slug: string) => string | undefined,
): string {
  const { isCovered, practitioners, perDay, needsApproval, approvalDays } = rule ?? COVERED;
  if (!isCovered) return words.uncovered;
  const people = practitioners?.map((slug) => names('people', slug) ?? slug);
  return [
    words.covered,
    people && (people.length > 0 ? words.with(people.join(', ')) : words.nobody),
    perDay === null ? '' : words.perDay(perDay),
    needsApproval ? words.approval(approvalDays) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
