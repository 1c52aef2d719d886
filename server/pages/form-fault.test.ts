import { expect, test } from 'vitest';
import { buildTestApp } from '#server/test-app.ts';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';
const FILES = '/fotos';
const LOGIN = '/equipe/entrar';

const parts = (words: string) =>
  `--b\r\ncontent-disposition: form-data; name="username"\r\n\r\n${words}\r\n--b--\r\n`;

async function ask(url: string, payload?: string, type?: string) {
  const guard = async () => undefined;
  const largeForms = [{ path: FILES, maxBytes: 1_000, takesFiles: true, guard }];
  const { app } = await buildTestApp({ largeForms });
  const headers = { 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) };
  const answer = await (payload === undefined
    ? app.inject(url)
    : app.inject({ method: 'POST', url, payload, headers }));
  return answer.statusCode;
}

test.each([
  ['an address', '/equipe/agenda?ver=lista&busca=%00'],
  ['a path', '/equipe/agenda/agendamento/1%00'],
  ['a form', LOGIN, 'username=a%00&password=b', FORM],
  ['a form that has it bare', LOGIN, 'username=a\0', `${FORM};charset=UTF-8`],
  ['a form in parts', LOGIN, parts('a\0'), MULTIPART],
])('%s with NUL is refused', async (_what, url, payload?: string, type?: string) => {
  expect(await ask(url, payload, type)).toBe(400);
});

test.each([
  ['of another type', '{"username":"a"}', 'application/json', 415],
  ['of plain text', 'username=a', 'text/plain', 415],
  ['without a type', 'username=a', undefined, 415],
  ['in parts without a border', parts('a'), 'multipart/form-data', 415],
  ['cut off', parts('a').slice(0, 40), MULTIPART, 400],
])('a form %s is refused before any page reads it', async (_what, payload, type, status) => {
  expect(await ask(LOGIN, payload, type)).toBe(status);
});

test('what browsers send arrives; the bytes of a file may be any', async () => {
  expect(await ask(LOGIN, 'username=50%2500', FORM)).toBe(200);
  expect(await ask(LOGIN, '', FORM)).toBe(200);
  expect(await ask(LOGIN, parts('a'), MULTIPART)).toBe(200);
  expect(await ask(FILES, parts('\0'), MULTIPART)).toBe(200);
});
