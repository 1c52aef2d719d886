import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { doubtfulLines } from './doubtful-lines.ts';

const before: ClinicRecord = serraClaraRecord;
const linesOf = (changes: Partial<typeof before>) =>
  doubtfulLines({ before, after: { ...before, ...changes } }, { on: '2026-11-26' });

test('a slogan that promises or praises is told of before it is saved', () => {
  const slogan = 'A melhor clínica da região, resultado garantido.';
  expect(linesOf({ slogan })).toEqual([
    expect.stringContaining('“melhor” vai para o site'),
    expect.stringContaining('promessa de resultado'),
  ]);
});

test('so is what is said of a person', () => {
  const [first, ...others] = before.people;
  if (!first) throw new Error('the record has nobody');
  const biography = { 'pt-BR': 'É a melhor médica do estado.', 'en-US': '' };
  expect(linesOf({ people: [{ ...first, biography }, ...others] })).toHaveLength(1);
});

test('a doctor who is announced with the specialty, and has not registered it, is told of', () => {
  const [first, ...others] = before.people;
  if (!first) throw new Error('the record has nobody');
  expect(linesOf({ people: [{ ...first, rqe: [] }, ...others] })).toEqual([
    expect.stringMatching(/^Dra. Helena .* sem RQE/),
  ]);
  const plain = { ...first, rqe: [], title: { 'pt-BR': 'Médica', 'en-US': 'Doctor' } };
  expect(linesOf({ people: [plain, ...others] })).toEqual([]);
});

test('a year of foundation that has not come is doubted', () => {
  expect(linesOf({ foundingYear: 2027 })).toEqual([expect.stringContaining('2027')]);
  expect(linesOf({ foundingYear: 2026 })).toEqual([]);
});

test('what stays as it is, and what is innocent, is not spoken of', () => {
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ slogan: 'Ver bem, perto de casa.' })).toEqual([]);
});
