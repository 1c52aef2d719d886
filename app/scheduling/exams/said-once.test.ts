import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutRepeated } from './said-once.ts';

test('a line is left out whose every request stands in others', () => {
  const [makeup, results, both] = [
    'Venha sem maquiagem nos olhos.',
    'Traga os exames antigos e o pedido médico, se tiver.',
    'Venha sem maquiagem nos olhos e traga os exames antigos.',
  ];
  expect(withoutRepeated([both, makeup, results])).toEqual([makeup, results]);
  expect(withoutRepeated([makeup, both])).toEqual([both]);
  const [english, bring] = [
    'Come without eye makeup and bring past exam results.',
    'Bring past exam results and the doctor’s request, if you have them.',
  ];
  expect(withoutRepeated([english, 'Come without eye makeup.', bring])).toEqual([
    'Come without eye makeup.',
    bring,
  ]);
});

test('what is asked without fail is not covered by what is asked if there is any', () => {
  const firm = 'Traga o pedido médico.';
  const lax = 'Traga os óculos e o pedido médico, se tiver.';
  expect(withoutRepeated([firm, lax])).toEqual([firm, lax]);
  expect(withoutRepeated(['Traga o pedido médico, se tiver.', firm])).toEqual([firm]);
});

const THINGS = {
  pt: {
    and: 'e',
    ifAny: 'se tiver',
    requests: [
      ['Traga', 'os exames antigos'],
      ['Traga', 'o pedido médico'],
      ['Traga', 'os óculos'],
      ['Venha', 'sem maquiagem nos olhos'],
      ['Venha', 'com roupa leve'],
      ['Não use', 'lentes de contato'],
      ['Não venha', 'dirigindo'],
    ],
  },
  en: {
    and: 'and',
    ifAny: 'if you have them',
    requests: [
      ['Bring', 'past exam results'],
      ['Bring', 'the doctor’s request'],
      ['Come', 'without eye makeup'],
      ['Wear', 'light clothes'],
      ['Do not wear', 'contact lenses'],
    ],
  },
} as const;

/** Lines made of requests, as a clinic writes them; with what each line asks, known from how it was made. */
const written = fc.constantFrom(THINGS.pt, THINGS.en).chain(({ and, ifAny, requests }) =>
  fc
    .array(
      fc.record({
        asked: fc.uniqueArray(fc.nat({ max: requests.length - 1 }), { minLength: 1, maxLength: 2 }),
        isLax: fc.boolean(),
      }),
      { maxLength: 6 },
    )
    .map((lines) =>
      lines.map(({ asked, isLax }) => {
        const parts = asked.map((index, at) => {
          const [verb, thing] = requests[index] ?? ['', ''];
          const before = requests[asked[at - 1] ?? -1]?.[0];
          const begun = at === 0 ? verb : verb.toLowerCase();
          return before === verb ? thing : `${begun} ${thing}`;
        });
        const last = asked.length - 1;
        return {
          line: `${parts.join(` ${and} `)}${isLax ? `, ${ifAny}` : ''}.`,
          asks: asked.map((index, at) => ({ index, isLax: isLax && at === last })),
        };
      }),
    ),
);

test('nothing that is asked is lost, and no line is left that others say whole', () => {
  fc.assert(
    fc.property(written, (lines) => {
      const known = new Map(lines.map(({ line, asks }) => [line, asks]));
      const kept = withoutRepeated([...known.keys()]);
      expect([...known.keys()].filter((line) => kept.includes(line))).toEqual(kept);
      const stands = (ask: { index: number; isLax: boolean }, among: readonly string[]) =>
        among
          .flatMap((line) => known.get(line) ?? [])
          .some(({ index, isLax }) => index === ask.index && (ask.isLax || !isLax));
      for (const asks of known.values())
        for (const ask of asks) expect(stands(ask, kept)).toBe(true);
      for (const line of kept) {
        const others = kept.filter((other) => other !== line);
        expect((known.get(line) ?? []).every((ask) => stands(ask, others))).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
