import { describe, expect, test } from 'vitest';
import {
  blindSets,
  corpus,
  drawHeldOut,
  measure,
  practiceSets,
  recordedHeldOut,
} from './advertising-corpus.reference.ts';

const all = corpus();
const heldOut = new Set(recordedHeldOut());

test('the corpus has at least 300 forbidden and 300 innocent sentences, each once', () => {
  const of = (verdict: string) => all.filter((each) => each.verdict === verdict).length;
  expect(of('forbidden')).toBeGreaterThanOrEqual(300);
  expect(of('innocent')).toBeGreaterThanOrEqual(300);
  expect(new Set(all.map(({ sentence }) => sentence)).size).toBe(all.length);
});

test('the half nobody tunes on is the one that the seed drew', () => {
  expect(recordedHeldOut()).toEqual(drawHeldOut(all));
});

describe('on the half nobody tunes on', () => {
  const figures = measure(all.filter(({ sentence }) => heldOut.has(sentence)));

  test('at least nine of ten forbidden sentences block', () => {
    expect(figures.blocked / figures.forbidden).toBeGreaterThanOrEqual(0.9);
  });

  test('at most one of twenty innocent sentences blocks', () => {
    expect(figures.falselyBlocked / figures.innocent).toBeLessThanOrEqual(0.05);
  });

  test('nor is one of twenty warned of or blocked', () => {
    const { falselyBlocked, falselyWarned, innocent } = figures;
    expect((falselyBlocked + falselyWarned) / innocent).toBeLessThanOrEqual(0.05);
  });
});

// What was reached is kept. docs/guides/advertising-check-figures.md says what each set proves.
test.each([
  ['tuning half', all.filter(({ sentence }) => !heldOut.has(sentence)), 0.97, 0.02],
  ['first practice set', practiceSets()[0] ?? [], 0.95, 0.02],
  ['first blind set', blindSets()[0] ?? [], 0.95, 0.02],
  ['second blind set', blindSets()[1] ?? [], 0.95, 0.04],
  ['third blind set', blindSets()[2] ?? [], 0.9, 0.04],
  ['fourth blind set', blindSets()[3] ?? [], 0.95, 0.03],
  ['fifth blind set', blindSets()[4] ?? [], 0.65, 0.01],
  ['sixth blind set', blindSets()[5] ?? [], 0.63, 0.01],
] as const)('on the %s nothing is lost', (_, sentences, recall, falseAlarms) => {
  const { blocked, forbidden, falselyBlocked, innocent } = measure(sentences);
  expect(blocked / forbidden).toBeGreaterThanOrEqual(recall);
  expect(falselyBlocked / innocent).toBeLessThanOrEqual(falseAlarms);
});

test('of the sentences that the second ear learnt from, hardly one is missed or called forbidden', () => {
  const { caught, forbidden, falselyBlocked, falselyWarned, innocent } = measure(
    [...practiceSets(), ...blindSets()].flat(),
  );
  expect(caught / forbidden).toBeGreaterThanOrEqual(0.95);
  expect((falselyBlocked + falselyWarned) / innocent).toBeLessThanOrEqual(0.01);
});
