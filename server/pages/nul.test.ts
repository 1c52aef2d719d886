import { expect, test } from 'vitest';
import { buildTestApp } from '#server/test-app.ts';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';
const FILES = '/fotos';

async function ask(url: string, payload?: string, type = FORM) {
  const guard = async () => undefined;
  const largeForms = [{ path: FILES, maxBytes: 1_000, takesFiles: true, guard }];
  const { app } = await buildTestApp({ largeForms });
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
  const answer = await (payload === undefined
    ? app.inject(url)
    : app.inject({ method: 'POST', url, payload, headers }));
  return answer.statusCode;
}

test.each([
  ['an address', '/equipe/agenda?ver=lista&busca=%00'],
  ['a path', '/equipe/agenda/visita/1%00'],
  ['a form', '/equipe/entrar', 'username=a%00&password=b'],
  ['a form with the bare character', '/equipe/entrar', 'username=a\0'],
  ['a form in parts', '/equipe/entrar', '--b\r\n\r\na\0\r\n--b--', MULTIPART],
  ['the form of another type', '/equipe/entrar', 'a\0', 'text/plain'],
])('%s with NUL is refused', async (_what, url, payload?: string, type?: string) => {
  expect(await ask(url, payload, type)).toBe(400);
});

test('the bytes of a file may be any, and a percent sign may stand before zeros', async () => {
  expect(await ask(FILES, '--b\r\n\r\n\0\r\n--b--', MULTIPART)).toBe(200);
  expect(await ask('/equipe/entrar', 'username=50%2500')).toBe(200);
});
