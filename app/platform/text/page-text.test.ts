import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { pageFront, readPageText } from './page-text.server.ts';
import { relinked } from './page-text.ts';

let contentDir: string;
beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'page-text-'));
  await mkdir(join(contentDir, 'pt-BR/pages'), { recursive: true });
});
afterAll(() => rm(contentDir, { recursive: true }));

async function reading(body: string, front = 'title: Um\ndescription: Dois') {
  await writeFile(join(contentDir, 'pt-BR/pages/pagina.md'), `---\n${front}\n---\n${body}`);
  return readPageText({ contentDir, locale: 'pt-BR' }, 'pagina', z.strictObject(pageFront));
}

const words = (text: string, href?: string) => ({
  kind: 'paragraph',
  spans: [{ text, isStrong: false, ...(href && { href }) }],
});

test('a page is its front matter, what stands above the first heading, and a section a heading', async () => {
  expect(await reading('Antes.\n\n## Às vezes\n\nUm.\n\n## Sempre\n\nDois.')).toEqual({
    title: 'Um',
    description: 'Dois',
    intro: [words('Antes.')],
    sections: [
      { id: 'as-vezes', title: 'Às vezes', body: [words('Um.')] },
      { id: 'sempre', title: 'Sempre', body: [words('Dois.')] },
    ],
  });
});

test('a link may be led elsewhere or become plain words', async () => {
  const text = await reading('[Fica](/fica)\n\n## Seção\n\n- [sai](/sai)');
  const changed = relinked(text, (href) => (href === '/sai' ? undefined : `/en-us${href}`));
  expect(changed.intro).toEqual([words('Fica', '/en-us/fica')]);
  expect(changed.sections[0]?.body).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ text: 'sai', isStrong: false, href: undefined }]],
    },
  ]);
});

test.each([
  ['a missing field', 'x', 'title: Um', 'description: is missing'],
  ['a field too many', 'x', 'title: Um\ndescription: Dois\nprice: 9', 'front matter: Unrecognized'],
  ['a section without text', '## Um\n\n## Dois\n\nx', undefined, "body: 'Um' has no text"],
  ['a heading twice', '## Um\n\nx\n\n## Um\n\ny', undefined, "body: has the heading 'Um' twice"],
  [
    'an urgent section that is not there',
    '## Um\n\nx',
    'title: Um\ndescription: Dois\nurgent: Outro',
    "body: has no section 'Outro'",
  ],
])('the start stops at %s and names file and field', async (_what, body, front, message) => {
  await expect(reading(body, front)).rejects.toThrow(`- pt-BR/pages/pagina.md: ${message}`);
});
