import { expect, test } from 'vitest';
import { type ComparedLine, compareTexts } from './compare-texts.ts';
import { isSameText } from './comparison.tsx';

/** Renders a comparison as lines: '- removed', '+ added', changed words in brackets. */
const drawn = (lines: readonly ComparedLine[]) =>
  lines.map((line) => {
    if (line.kind === 'same') return `  ${line.text}`;
    if (line.kind === 'skipped') return `… ${line.count}`;
    const words = line.words.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text));
    return `${line.kind === 'out' ? '-' : '+'} ${words.join('')}`;
  });

test('lines that came, went and stayed, with the words that differ', () => {
  const older = ['a', 'b', 'c', 'O olho dói hoje.', 'd', 'fora', 'e'].join('\n');
  const newer = ['a', 'b', 'c', 'O olho arde hoje.', 'd', 'e', 'novo'].join('\n');
  expect(drawn(compareTexts(older, newer))).toEqual([
    '… 2',
    '  c',
    '- O olho [dói ]hoje.',
    '+ O olho [arde ]hoje.',
    '  d',
    '- [fora]',
    '  e',
    '+ [novo]',
  ]);
});

test('equal texts differ in nothing, and lines without a common word are whole', () => {
  expect(isSameText(compareTexts('a\nb\nc', 'a\nb\nc'))).toBe(true);
  expect(drawn(compareTexts('um', 'dois'))).toEqual(['- [um]', '+ [dois]']);
  expect(drawn(compareTexts('', 'x'))).toEqual(['- []', '+ [x]']);
});

test('lines of very many words are whole, or hundreds of them would hold the site up', () => {
  const line = (word: string) => `${word} ${'b '.repeat(400)}`.trim();
  expect(drawn(compareTexts(line('a'), line('c')))).toEqual([
    `- [${line('a')}]`,
    `+ [${line('c')}]`,
  ]);
});

test('both texts can be told from a comparison of random lines', () => {
  const letters = 'abcabdacbbdcaabcddcb';
  for (let shift = 0; shift < 15; shift += 1) {
    const older = [...letters.slice(shift)];
    const newer = [...letters.slice(0, 20 - shift)].reverse();
    const lines = compareTexts(older.join('\n'), newer.join('\n'));
    const count = (kind: 'out' | 'in') => lines.filter((line) => line.kind === kind).length;
    const same = lines.reduce(
      (sum, line) => sum + (line.kind === 'same' ? 1 : line.kind === 'skipped' ? line.count : 0),
      0,
    );
    expect([same + count('out'), same + count('in')]).toEqual([older.length, newer.length]);
  }
});
