import { expect, test } from 'vitest';
import { measuredPath } from './measured-path.ts';

const known = new Set(['/', '/servicos', '/blog/olho-seco', '/en-us', '/en-us/servicos']);

test.each([
  ['/', '/'],
  ['/servicos', '/servicos'],
  ['/Servicos/', '/servicos'],
  ['/en-us/servicos', '/en-us/servicos'],
  ['/en-us/', '/en-us'],
  ['/blog/olho-seco', '/blog/olho-seco'],
  ['/blog/maria-silva', '*'],
  ['/servicos/35999990001', '*'],
  ['/%', '*'],
  ['', '*'],
  ['/agendamento/dados', null],
  ['/en-us/visita/abc', null],
  ['/en-us/meu-agendamento/abc', null],
  ['/%61gendamento', null],
  ['//equipe', null],
  ['/servicos/acompanhamento-pediatrico', null],
])('%s is counted as %s', (pathname, path) => {
  expect(measuredPath(pathname, known)).toBe(path);
});
