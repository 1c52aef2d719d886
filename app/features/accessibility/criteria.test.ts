import { expect, test } from 'vitest';
import { statementMessages } from '#app/locales/accessibility/statement.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { CRITERIA, CRITERION_NUMBERS } from './criteria.ts';
import { criteriaCounts } from './criteria-table.tsx';

/** W3C Recommendation of 5 October 2023: the criteria of each level, by guideline. */
const WCAG_22 = {
  A: '1.1.1 1.2.1-3 1.3.1-3 1.4.1-2 2.1.1-2 2.1.4 2.2.1-2 2.3.1 2.4.1-4 2.5.1-4 3.1.1 3.2.1-2 3.2.6 3.3.1-2 3.3.7 4.1.2',
  AA: '1.2.4-5 1.3.4-5 1.4.3-5 1.4.10-13 2.4.5-7 2.4.11 2.5.7-8 3.1.2 3.2.3-4 3.3.3-4 3.3.8 4.1.3',
};

/** '1.2.1-3' stands for three. */
function spelledOut(list: string): string[] {
  return list.split(' ').flatMap((each) => {
    const [, guideline = '', first = '', last = first] =
      /^(\d\.\d)\.(\d+)(?:-(\d+))?$/.exec(each) ?? [];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `${guideline}.${Number(first) + index}`);
  });
}

test('every criterion of levels A and AA has one row, at its level', () => {
  const byLevel = (level: 'A' | 'AA') =>
    CRITERION_NUMBERS.filter((number) => CRITERIA[number].level === level).sort();
  expect(byLevel('A')).toEqual(spelledOut(WCAG_22.A).sort());
  expect(byLevel('AA')).toEqual(spelledOut(WCAG_22.AA).sort());
  expect(CRITERION_NUMBERS).toHaveLength(55);
});

test('rows are in the order of WCAG', () => {
  const byParts = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  expect(CRITERION_NUMBERS).toEqual([...CRITERION_NUMBERS].sort(byParts));
});

test.each(LOCALES)('in %s each row is named once, and what is not met says why', (locale) => {
  const { criteria, notes } = statementMessages[locale];
  const names = CRITERION_NUMBERS.map((number) => criteria[number]);
  expect(new Set(names).size).toBe(CRITERION_NUMBERS.length);
  expect(Object.keys(criteria)).toHaveLength(CRITERION_NUMBERS.length);
  for (const number of CRITERION_NUMBERS) {
    const { state, checks } = CRITERIA[number];
    expect([number, checks.length > 0]).toEqual([number, true]);
    expect([number, state === 'met' || Boolean(notes[number])]).toEqual([number, true]);
  }
  expect(Object.keys(notes).sort()).toEqual(Object.keys(statementMessages['pt-BR'].notes).sort());
});

test('the counts are those of the rows', () => {
  const { met, partly, none } = criteriaCounts();
  expect(met + partly + none).toBe(CRITERION_NUMBERS.length);
  expect(partly).toBeGreaterThan(0);
});
