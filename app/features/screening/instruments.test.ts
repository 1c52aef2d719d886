import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCREENING_INSTRUMENTS } from '#app/clinic/screening-instruments.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { type Instrument, instrumentKey, maxScore } from './instrument.ts';
import { findInstrument, INSTRUMENTS } from './instruments.ts';
import { scoreOf } from './score.ts';

/** One valid answer to every item. */
function answersTo({ items }: Instrument) {
  const entries = items.map(
    ({ id, choices }) => [id, fc.constantFrom(...choices.map((choice) => choice.id))] as const,
  );
  return fc.record(Object.fromEntries(entries));
}

describe.each(SCREENING_INSTRUMENTS)('%s', (id) => {
  const instrument = INSTRUMENTS[id];
  const { items, bands, texts } = instrument;

  test('its bands cover the scale from 0 to the highest sum, without gap or overlap', () => {
    expect(bands[0]?.from).toBe(0);
    expect(bands.at(-1)?.to).toBe(maxScore(instrument));
    for (const [index, { from, to }] of bands.entries()) {
      expect(to).toBeGreaterThanOrEqual(from);
      if (index > 0) expect(from).toBe((bands[index - 1]?.to ?? Number.NaN) + 1);
    }
  });

  test('whatever is answered falls into exactly one band, by the sum of its points', () => {
    fc.assert(
      fc.property(answersTo(instrument), (answers) => {
        const score = scoreOf(instrument, answers);
        if (!score.ok) throw new Error('there is no score');
        const { points, band, counted } = score.value;
        const sum = items.reduce((all, item) => {
          const choice = item.choices.find((each) => each.id === answers[item.id]);
          return all + (choice?.points ?? Number.NaN);
        }, 0);
        expect(points).toBe(sum);
        expect(counted).toHaveLength(items.length);
        expect(bands.filter(({ from, to }) => from <= sum && sum <= to)).toEqual([band]);
      }),
    );
  });

  test('without an answer, or with one that is none, there is no score', () => {
    fc.assert(
      fc.property(
        answersTo(instrument),
        fc.subarray(
          items.map((item) => item.id),
          { minLength: 1 },
        ),
        fc.constantFrom(undefined, '', '4', 'constructor', '__proto__', 'Sempre'),
        (answers, spoiled, wrong) => {
          const entries = Object.entries(answers).map(([item, answer]) => [
            item,
            spoiled.includes(item) ? wrong : answer,
          ]);
          const kept = entries.filter(([, answer]) => answer !== undefined);
          expect(scoreOf(instrument, Object.fromEntries(kept))).toEqual({
            ok: false,
            refusal: items.map((item) => item.id).filter((item) => spoiled.includes(item)),
          });
        },
      ),
    );
  });

  test.each(LOCALES)('every item, choice and band has its words in %s, and no others', (locale) => {
    const words = texts[locale];
    expect(Object.keys(words.items)).toEqual(items.map((item) => item.id));
    expect(Object.keys(words.bands)).toEqual(bands.map((band) => band.id));
    for (const { id: item, choices } of items)
      expect(Object.keys(words.items[item]?.choices ?? {})).toEqual(choices.map((one) => one.id));
  });

  test('it is found by its key, and ids stand once', () => {
    expect(findInstrument(instrumentKey(instrument))).toBe(instrument);
    expect(findInstrument(`${id}@0`)).toBeUndefined();
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    for (const { choices } of items)
      expect(new Set(choices.map((one) => one.id)).size).toBe(choices.length);
  });

  test('no address tells one band from another', () => {
    expect(new Set(bands.map(({ service }) => service)).size).toBe(1);
  });
});

test('the ten items go from 0 to 4 each, and to 40 in all, with the bands of the clinic', () => {
  const { items, bands } = INSTRUMENTS['ten-items'];
  expect(items).toHaveLength(10);
  for (const { choices } of items) {
    const points = new Set(choices.map((choice) => choice.points));
    expect([...points].sort()).toEqual([0, 1, 2, 3, 4]);
  }
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [0, 8],
    [9, 16],
    [17, 28],
    [29, 40],
  ]);
});

test('the short form is positive with a diagnosis, or with both symptoms often or all the time', () => {
  const instrument = INSTRUMENTS['short-form'];
  const often = ['muitas-vezes', 'sempre'];
  const rows = instrument.items[0]?.choices.flatMap(({ id: secura }) =>
    (instrument.items[1]?.choices ?? []).flatMap(({ id: irritacao }) =>
      (instrument.items[2]?.choices ?? []).map(({ id: diagnostico }) => ({
        secura,
        irritacao,
        diagnostico,
      })),
    ),
  );
  expect(rows).toHaveLength(48);
  for (const answers of rows ?? []) {
    const isPositive =
      answers.diagnostico === 'sim' ||
      (often.includes(answers.secura) && often.includes(answers.irritacao));
    const score = scoreOf(instrument, answers);
    expect([answers, score.ok && score.value.band.id]).toEqual([
      answers,
      isPositive ? 'avaliar' : 'poucos-sinais',
    ]);
  }
});
