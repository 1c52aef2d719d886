import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examCode, examsOfCode, isPlainCode } from './exam-code.ts';
import { EYES, wishOf } from './wanted-exams.ts';

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const exams = fc.array(
  fc.record({ serviceSlug: slug, eyes: fc.constantFrom(undefined, ...EYES) }),
  { minLength: 1, maxLength: 4 },
);

test('a code says what was wanted, and both eyes are what is meant without a word', () => {
  fc.assert(
    fc.property(exams, (list) => {
      const wanted = wishOf(list);
      if (!wanted) throw new Error('nothing wanted');
      const plain = list.map(({ serviceSlug, eyes }) =>
        eyes === 'right' || eyes === 'left' ? { serviceSlug, eyes } : { serviceSlug },
      );
      expect(examsOfCode(examCode(wanted))).toEqual(wishOf(plain));
    }),
  );
});

test('the code of one service is its slug', () => {
  expect(examCode({ serviceSlug: 'campo-visual' })).toBe('campo-visual');
  expect(examsOfCode('campo-visual')).toEqual({ serviceSlug: 'campo-visual' });
  expect(isPlainCode('campo-visual')).toBe(true);
  expect(isPlainCode('campo-visual.direito')).toBe(false);
  expect(isPlainCode('campo-visual~paquimetria')).toBe(false);
});

test('what is no code means nothing', () => {
  for (const text of [
    '',
    '~',
    'a~',
    'A',
    'a.b',
    'a.direito.esquerdo',
    'campo visual',
    `a${'~'.repeat(99)}`,
  ])
    expect(examsOfCode(text)).toBeNull();
});
