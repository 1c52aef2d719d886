import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells are quoted, parted by semicolons, and the file says that it is UTF-8', () => {
  expect(
    csvOf([
      ['Nome', 'Mensagem'],
      ['Zoë', 'disse "sim"; e\nfoi'],
    ]),
  ).toBe('\ufeff"Nome";"Mensagem"\r\n"Zoë";"disse ""sim""; e\nfoi"\r\n');
});

test.each([
  '=HYPERLINK("http://x.example";"oi")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1)',
  '|calc',
  '%0A=1',
  '\t=1',
  '\r\n=1',
  '  =1',
  '\u200b=1',
  '\ufeff=1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(1)',
])('%j is no formula', (text) => {
  expect(csvOf([[text]])).toMatch(/^\ufeff"'/);
});

test.each(['Rosa', '(35) 99555-0144', 'rosa@example.com', '1 = 1', ''])(
  '%j stays as it is',
  (text) => {
    expect(csvOf([[text]])).toBe(`\ufeff"${text}"\r\n`);
  },
);
