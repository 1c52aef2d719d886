import { expect, test } from 'vitest';
import { type ExamRules, mayPrecede, misfitOf } from './exam-order.ts';

function exam(id: number, changes: Partial<ExamRules> = {}): ExamRules {
  return { id, dilates: false, orderRank: 0, standsAlone: false, excludedIds: [], ...changes };
}

test('what dilates comes after all that does not, whatever their ranks', () => {
  const dilating = exam(1, { dilates: true });
  const late = exam(2, { orderRank: 99 });
  expect(mayPrecede(late, dilating)).toBe(true);
  expect(mayPrecede(dilating, late)).toBe(false);
});

test('of two alike the lower rank comes first, and equal ranks in either order', () => {
  expect(mayPrecede(exam(1, { orderRank: 10 }), exam(2, { orderRank: 20 }))).toBe(true);
  expect(mayPrecede(exam(2, { orderRank: 20 }), exam(1, { orderRank: 10 }))).toBe(false);
  expect(mayPrecede(exam(1), exam(2)) && mayPrecede(exam(2), exam(1))).toBe(true);
});

test('says why exams are not done on one coming, and which', () => {
  expect(misfitOf([exam(1), exam(2), exam(3), exam(4)])).toBeNull();
  expect(misfitOf([exam(1, { standsAlone: true })])).toBeNull();
  const cases: [ExamRules[], unknown][] = [
    [[1, 2, 3, 4, 5].map((id) => exam(id)), { reason: 'too-many', ids: [1, 2, 3, 4, 5] }],
    [[exam(1), exam(1)], { reason: 'twice', ids: [1] }],
    [[exam(1), exam(2, { standsAlone: true })], { reason: 'alone', ids: [2] }],
    [[exam(1), exam(2), exam(3, { excludedIds: [1] })], { reason: 'excluded', ids: [3, 1] }],
  ];
  for (const [exams, misfit] of cases) expect(misfitOf(exams)).toEqual(misfit);
});
