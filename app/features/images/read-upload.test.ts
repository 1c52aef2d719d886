import { expect, test } from 'vitest';
import { readForm, readUpload } from './read-upload.server.ts';

function requestWith(
  body: string | Uint8Array,
  type = 'multipart/form-data; boundary=limite',
): Request {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return new Request('https://clinica.example.com/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });
}

const part = (disposition: string, value = 'foto') =>
  `--limite\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
const END = '--limite--\r\n';

test.each([
  ['no boundary', requestWith(part('name="a"') + END, 'multipart/form-data')],
  ['another boundary', requestWith(part('name="a"') + END, 'multipart/form-data; boundary=y')],
  ['no end', requestWith(part('name="a"'))],
  ['no header', requestWith(`--limite\r\n\r\nx\r\n${END}`)],
  ['a part without a name', requestWith(part('filename="x"') + END)],
  [
    'a header without an end',
    requestWith(`--limite\r\ncontent-disposition: form-data; name="${'a'.repeat(1e6)}`),
  ],
  ['JSON', requestWith('{}', 'application/json')],
  ['nothing', requestWith('')],
  ['bytes', requestWith(Uint8Array.from({ length: 4_096 }, (_, index) => index % 256))],
])('a form with %s is none', async (_what, request) => {
  expect(await readForm(request)).toBeNull();
});

test('a name of a million letters is only a name', async () => {
  const form = await readForm(requestWith(part(`name="${'a'.repeat(1e6)}"`) + END));
  expect(form && (await readUpload(form))).toEqual({ ok: false, refusal: 'file-missing' });
});

test('fifty thousand fields are read, and none is the file', async () => {
  const form = await readForm(requestWith(part('name="a"').repeat(50_000) + END));
  expect(form && (await readUpload(form))).toEqual({ ok: false, refusal: 'file-missing' });
});

test.each([
  [part('name="imagem"; filename=""', ''), 'file-missing'],
  [part('name="imagem"; filename="a.jpg"', ''), 'file-empty'],
  [part('name="imagem"; filename="a.jpg"').repeat(2), 'many-files'],
  [part('name="imagem"; filename="a.jpg"') + part('name="imagem"'), 'many-files'],
  [part('name="imagem[]"; filename="a.jpg"'), 'file-missing'],
  [part('name="imagem"', 'GIF89a'), 'file-missing'],
])('%#: %j is refused as %s', async (parts, refusal) => {
  const form = await readForm(requestWith(parts + END));
  expect(form && (await readUpload(form))).toEqual({ ok: false, refusal });
});
