import { expect, test } from 'vitest';
import { isPrivatePath, isUnmeasuredPath } from './private-paths.ts';

test.each([
  ['/agendamento', true],
  ['/Agendamento/dados', true],
  ['/agendamento-otimizado', true],
  ['/en-us/visita', true],
  ['/Meu-Agendamento/remarcar', true],
  ['/calendario/x.ics', true],
  ['/en-us/questionario-olho-seco', true],
  ['/equipe/entrar', true],
  ['/pagamento/AbC', true],
  ['/en-us//Pagamento/AbC', true],
  ['/pagamentobasico', false],
  ['//agendamento', true],
  ['/%61gendamento', true],
  ['/en-us//meu-agendamento', true],
  ['/%', false],
  ['/', false],
  ['/en-us', false],
  ['/servicos/agendamento', false],
])('%s is private: %s', (path, expected) => {
  expect(isPrivatePath(path)).toBe(expected);
  expect(isUnmeasuredPath(path)).toBe(expected);
});

test('pages about children are public and not measured', () => {
  const path = '/en-us/servicos/acompanhamento-pediatrico';
  expect(isPrivatePath(path)).toBe(false);
  expect(isUnmeasuredPath(path)).toBe(true);
});
