import { expect, test } from 'vitest';
import { PAYMENT_PATHS, PLAN_PATHS } from '#app/clinic/words/plan-paths.ts';
import { hasSlimFrame, isInSection } from './frame-paths.ts';

test.each([
  '/agendamento',
  '/agendamento/horario',
  '/visita',
  '/visita/mudar',
  '/meu-agendamento',
  '/meu-agendamento/remarcar',
])('%s has the slim frame', (path) => {
  expect(hasSlimFrame(path)).toBe(true);
});

test.each(['/', '/agendamento-otimizado', '/servicos/gonioscopia', '/visitar', '/privacy'])(
  '%s has the whole frame',
  (path) => {
    expect(hasSlimFrame(path)).toBe(false);
  },
);

test('every page of the plans belongs to the plans', () => {
  const pages = [...Object.values(PLAN_PATHS), ...Object.values(PAYMENT_PATHS)];
  const paths = pages.map((path) => path.replace(/#.*/, ''));
  for (const path of ['/planos', '/planosflex', '/assine', ...paths])
    expect(isInSection('/planos', path), path).toBe(true);
});

test.each([
  ['/', '/faq'],
  ['/planos', '/plano'],
  ['/blog', '/blogue'],
  ['/servicos', '/'],
])('%s is not the section of %s', (href, path) => {
  expect(isInSection(href, path)).toBe(false);
});

test('what is below an entry belongs to it', () => {
  expect(isInSection('/servicos', '/servicos/gonioscopia')).toBe(true);
  expect(isInSection('/', '/')).toBe(true);
});
