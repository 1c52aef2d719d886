import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closePaper, openPaper, printable, widthOf } from '#app/platform/pdf/pdf-sheet.server.ts';
import { fittingName, fittingText } from './fitting-text.ts';
import { LABEL_SHEET_IDS, labelCount, labelPlaces } from './label-sheets.ts';
import { type LabelView, layLabels } from './labels.ts';

const MM = 72 / 25.4;
const paper = await openPaper(
  { title: 'Etiquetas', language: 'pt-BR', createdAt: new Date(0) },
  { width: 100, height: 100 },
);
const measured = (text: string, style: Parameters<typeof widthOf>[2]) =>
  widthOf(paper.doc, text, style);

const aLabel = (name: string): LabelView => ({
  name,
  facts: [
    ['Nasc. 27/03/1958', 'Prot. 8888-8888'],
    ['06/10/2026, 13h45'],
    ['Mapeamento de retina, Tomografia de coerência óptica e Campo visual'],
    ['Dra. Maria Aparecida Conceição Vasconcellos de Albuquerque'],
  ],
});

const syllable = fc.constantFrom('Ma', 'ri', 'ção', 'W', 'Ê', 'lles', 'Í', 'dos', 'mm', 'Ñ');
const word = fc.array(syllable, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
const particle = fc.constantFrom('de', 'da', 'dos', 'e');
const longName = fc
  .array(fc.oneof(word, word, particle), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' ').slice(0, 60));
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });

test.each(LABEL_SHEET_IDS)('on %s nothing is written outside its label', (sheet) => {
  const { paper: size, places } = labelPlaces(sheet);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(longName, anyText), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: labelCount(sheet) }),
      (names, first) => {
        const labels = names.map((name) => aLabel(printable(name)));
        const written = layLabels(labels, { sheet, first }, measured);
        expect(written).toHaveLength(names.length);
        written.forEach(({ place, sheet: page, lines }, index) => {
          expect(place).toEqual(places[(first - 1 + index) % places.length]);
          expect(page).toBe(Math.floor((first - 1 + index) / places.length));
          for (const { text, x, y, style } of lines) {
            expect(x).toBeGreaterThan(place.x);
            expect(x + measured(text, style)).toBeLessThan(place.x + place.width);
            expect(y).toBeGreaterThan(place.y);
            // Letters with their descenders are 1.2 of their size high.
            expect(y + style.size * 1.2).toBeLessThan(place.y + place.height);
          }
        });
        for (const { x, y, width, height } of places) {
          expect(Math.min(x, y)).toBeGreaterThan(0);
          expect(x + width).toBeLessThan(size.width);
          expect(y + height).toBeLessThan(size.height);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('day and protocol are whole on every sheet, however small its labels', () => {
  for (const sheet of LABEL_SHEET_IDS) {
    const [label] = layLabels([aLabel('Ana')], { sheet, first: 1 }, measured);
    const words = label?.lines.map(({ text }) => text).join('\n') ?? '';
    for (const whole of ['Nasc. 27/03/1958', 'Prot. 8888-8888', '06/10/2026, 13h45'])
      expect([sheet, words]).toEqual([sheet, expect.stringContaining(whole)]);
  }
});

/** From the packets: the number of labels, and the corners of the first, the second and the last, in millimetres. */
test.each([
  ['a4356', 33, [7.2, 8.8], 73.25, [202.8, 288.2]],
  ['a4251', 65, [4.5, 10.7], 45.2, [205.5, 286.3]],
  ['6180', 30, [4.8, 12.7], 74.6, [211.1, 266.7]],
] as const)('%s has %i labels where the packet says', (sheet, count, corner, second, end) => {
  const { places } = labelPlaces(sheet);
  expect(places).toHaveLength(count);
  const [first, next] = places;
  const last = places.at(-1);
  if (!first || !next || !last) throw new Error('no labels');
  const inMm = [first.x, first.y, next.x, last.x + last.width, last.y + last.height];
  [...corner, second, ...end].forEach((expected, index) => {
    expect((inMm[index] ?? 0) / MM).toBeCloseTo(expected, 1);
  });
});

const within = (count: number) => (text: string) => text.length <= count;

test('names in the middle become initials, the last of them first', () => {
  const name = 'Maria Aparecida dos Santos Oliveira';
  expect(fittingName(name, within(60))).toBe(name);
  expect(fittingName(name, within(31))).toBe('Maria Aparecida dos S. Oliveira');
  expect(fittingName(name, within(25))).toBe('Maria A. dos S. Oliveira');
  expect(fittingName(name, within(15))).toBe('Maria Oliveira');
  expect(fittingName(name, within(10))).toBe('Maria Oli…');
  expect(fittingName('Ana', within(10))).toBe('Ana');
});

test('a shortened text fits, and no letter loses its accent', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 70 }), (text, room) => {
      const short = fittingText(text, within(room));
      expect(short.length).toBeLessThanOrEqual(room);
      if (short === text) return;
      const letters = [...new Intl.Segmenter('pt-BR').segment(text)].map(({ segment }) => segment);
      const starts = letters.map((_, index) => letters.slice(0, index).join('').trimEnd());
      expect(['', ...starts.map((start) => `${start}…`)]).toContain(short);
    }),
  );
  // Accents that are letters of their own.
  expect(fittingText('Joa\u0303o da Silva', within(4))).toBe('Jo…');
});

test('the measuring paper can be closed', async () => {
  expect((await closePaper(paper)).subarray(0, 5).toString()).toBe('%PDF-');
});
