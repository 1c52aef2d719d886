import { expect, test } from 'vitest';
import { cleanPath, cleanText } from './clean-text.ts';

const TOKEN = 'q3Zt0m5n8Jk2Lw7Xy1Vb4Cd6Fg9Hs0Pa2Re5Tu8Io1E';

test.each([
  ['no slot for Maria da Silva Souza', 'no slot for [name]'],
  ['Ângela Muñoz não tem horário', '[name] não tem horário'],
  ['mail to ana.reis@example.com failed', 'mail to [mail] failed'],
  ['phone (35) 99999-0000 is taken', 'phone [number] is taken'],
  ['phone +5535999990000 is taken', 'phone [number] is taken'],
  ['CPF 123.456.789-09', 'CPF [number]'],
  ['born 04/03/1950', 'born [number]'],
  [`link /meu-agendamento/${TOKEN} is over`, 'link /meu-agendamento/:token is over'],
  [`secret ${TOKEN}`, 'secret [token]'],
  [
    '<html lang="pt-BR" data-settings="libras contrast-dark" style="--zoom: 1.80"> is null',
    '<html> is null',
  ],
  ['found <html data-settings="libras', 'found <html'],
  ['no [data-settings~="dyslexiaMode"] here', 'no [[settings]] here'],
  ['GET /api/v1/slots?service=a&from=b failed', 'GET /api/v1/slots failed'],
  ['https://a.example/busca?busca=glaucoma#x', 'https://a.example/busca'],
])('%s', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test.each([
  "Cannot read properties of undefined (reading 'startsAt')",
  'Failed to fetch dynamically imported module: /assets/details-BY5tJj0g.js',
  '    at h (/assets/client-DQcnBB-J.js:1:12345)',
  'Internal Server Error',
  'Minified React error #310',
  'Importing a module script failed.',
])('what is nobody’s stays: %s', (text) => {
  expect(cleanText(text)).toBe(text);
});

test('an address keeps the line and the column that follow its query', () => {
  expect(cleanText('at h (https://a.example/assets/b.js?again=1:2:34)')).toBe(
    'at h (https://a.example/assets/b.js:2:34)',
  );
});

test('what stands in the page’s fields is taken out, whole and by its words', () => {
  const values = ['joana prado', 'dor no olho esquerdo', 'sim'];
  expect(cleanText('bad name joana prado: dor no olho esquerdo, prado', values)).toBe(
    'bad name [typed]: [typed], [typed]',
  );
});

test.each([
  ['https://a.example/servicos/paquimetria?x=1#y', '/servicos/paquimetria'],
  [`/meu-agendamento/${TOKEN}`, '/meu-agendamento/:token'],
  [`/en-us/visita/${TOKEN}/`, '/en-us/visita/:token/'],
  ['/meu-agendamento/remarcar?de=1', '/meu-agendamento/remarcar'],
  ['/agendamento/dados', '/agendamento/dados'],
  ['/agendamento/Maria Silva', '/agendamento/:token'],
])('the path of %s is %s', (address, path) => {
  expect(cleanPath(address)).toBe(path);
});
