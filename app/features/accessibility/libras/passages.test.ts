import { expect, test } from 'vitest';
import { isImpersonal, withinLimit } from './passages.ts';

const TYPED = ['Zuleide Quaresma', 'mãe'];

test.each(['Quem é o paciente?', 'Continuar', 'E-mail (se tiver)', 'Sua data de nascimento'])(
  'the site’s own words may leave a private page: %s',
  (text) => {
    expect(isImpersonal(text, TYPED)).toBe(true);
  },
);

test.each([
  ['a date', 'Terça-feira, 24 de novembro, às 8h'],
  ['a protocol', 'Protocolo CL-7F3K-22'],
  ['a telephone', '(35) 99887-7661'],
  ['a mail address', 'Enviamos para alguem@example.org'],
  ['a name that a field holds', 'Consulta de ZULEIDE'],
  ['a word that a field holds', 'A mãe responde pela criança'],
])('%s stays', (_what, text) => {
  expect(isImpersonal(text, TYPED)).toBe(false);
});

test('a page is handed over up to the limit, in whole passages', () => {
  const long = { text: 'a'.repeat(7_000) };
  const short = { text: 'b' };
  expect(withinLimit([long, short, long, short])).toEqual([long, short]);
  expect(withinLimit([{ text: 'a'.repeat(12_000) }])).toHaveLength(1);
  expect(withinLimit([{ text: 'a'.repeat(12_001) }])).toEqual([]);
});
