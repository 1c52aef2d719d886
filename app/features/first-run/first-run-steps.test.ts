import { expect, test } from 'vitest';
import {
  countSettled,
  pathSendingOn,
  pathToGoOn,
  STEPS,
  stateOfStep,
  stepOf,
} from './first-run-steps.ts';

const all = (state: 'done' | 'skipped') =>
  Object.fromEntries(STEPS.map(({ slug }) => [slug, state] as const));
const contacts = stepOf('contatos') ?? { slug: '' };

test('a step that was gone through is not done while something of it lacks', () => {
  const lacks = { contatos: ['Telefone'] };
  expect(stateOfStep({ states: {}, lacks }, contacts)).toBe('open');
  expect(stateOfStep({ states: all('done'), lacks }, contacts)).toBe('lacking');
  expect(stateOfStep({ states: all('skipped'), lacks }, contacts)).toBe('lacking');
  expect(stateOfStep({ states: all('skipped'), lacks: {} }, contacts)).toBe('skipped');
  expect(countSettled({ states: all('done'), lacks })).toBe(STEPS.length - 1);
});

test('the way goes on at what nobody has seen, then at what lacks, and ends at the list', () => {
  const lacks = { contatos: ['Telefone'] };
  const { partes: _, ...seen } = all('done');
  expect(pathToGoOn({ states: seen, lacks })).toBe('/equipe/clinica/partes');
  expect(pathToGoOn({ states: all('done'), lacks })).toBe('/equipe/clinica/contatos');
  expect(pathToGoOn({ states: all('done'), lacks: { contatos: [] } })).toBe('/equipe/publicar');
});

test('a form is sent to go on, whatever else the address says', () => {
  expect(pathSendingOn('/a', '?quem=ana&seguir=1&passo=x&salvo=')).toBe('/a?quem=ana&seguir=1');
  expect(pathSendingOn('/a', '')).toBe('/a?seguir=1');
});
