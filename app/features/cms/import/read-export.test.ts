import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import { exportEntries } from './export-entries.ts';
import { type ExportRefusal, readExport } from './read-export.ts';
import { exportFile, exportItem } from './test-export.ts';

async function entriesOf(file: Buffer) {
  const read = await readExport(file);
  if (!read.ok) throw new Error(`refused: ${read.refusal}`);
  return { ...(await exportEntries(read.value)), read: read.value };
}

test('posts come with author, day, categories, tags and words; pages and the trash are counted', async () => {
  const { found, leftOut } = await entriesOf(
    exportFile([
      exportItem({ id: 5, title: 'Olho seco &amp; telas', modified: '2024-01-02 10:00:00' }),
      exportItem({ id: 6, type: 'page' }),
      exportItem({ id: 7, status: 'trash' }),
      exportItem({ id: 8, status: 'draft', name: '' }),
      exportItem({ id: 9, status: 'private' }),
      exportItem({ id: 5 }),
    ]),
  );
  expect(found.map(({ entry, isDraft }) => [entry.id, isDraft])).toEqual([
    [5, false],
    [8, true],
  ]);
  expect(found[0]?.entry).toMatchObject({
    slug: 'texto-5',
    link: 'https://antigo.example.com/2023/05/texto-5/',
    title: 'Olho seco & telas',
    excerpt: 'O olho seco arde.',
    publishedOn: '2023-05-17',
    updatedOn: '2024-01-02',
    author: 'Dra. Helena Prado Vilela',
    categories: [{ id: 7, slug: 'olho-seco', name: 'Olho seco' }],
    tags: ['olho seco'],
  });
  expect(leftOut).toEqual({ pages: 1, trash: 1, private: 1, twice: 1 });
});

test('the text of the older editor has its paragraphs, captions and galleries', async () => {
  const content = `Primeira linha
segunda linha.

[caption id="attachment_3" width="300"]<img src="/wp-content/uploads/a.jpg" alt="Um olho"> Foto: Ana[/caption]

[gallery ids="3"]

Fim ]]> do texto.`;
  const { found } = await entriesOf(
    exportFile([
      exportItem({ content }),
      exportItem({
        id: 3,
        type: 'attachment',
        status: 'inherit',
        attachmentUrl: 'https://antigo.example.com/wp-content/uploads/b.jpg',
        meta: { _wp_attachment_image_alt: 'Uma lente' },
      }),
    ]),
  );
  const blocks = found[0]?.entry.blocks ?? [];
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'foreign-image',
    'foreign-image',
    'paragraph',
  ]);
  expect(blocks[2]).toMatchObject({ alt: 'Um olho' });
  expect(blocks[3]).toMatchObject({ alt: 'Uma lente', src: /b\.jpg$/ });
  expect(JSON.stringify(blocks[4])).toContain('Fim ]]> do texto.');
});

test('a cover is the featured picture with its description', async () => {
  const { found } = await entriesOf(
    exportFile([
      exportItem({ meta: { _thumbnail_id: '3' } }),
      exportItem({
        id: 3,
        type: 'attachment',
        attachmentUrl: 'https://antigo.example.com/wp-content/uploads/2023/05/capa.jpg',
        meta: {
          _wp_attachment_image_alt: 'Uma lente',
          _wp_attachment_metadata:
            'a:5:{s:5:"width";i:2400;s:6:"height";i:1600;s:4:"file";s:16:"2023/05/capa.jpg";s:5:"sizes";a:1:{s:5:"large";a:4:{s:4:"file";s:17:"capa-1024x683.jpg";s:5:"width";i:1024;s:6:"height";i:683;}}}',
        },
      }),
    ]),
  );
  expect(found[0]?.entry.cover).toMatchObject({
    src: 'https://antigo.example.com/wp-content/uploads/2023/05/capa-1024x683.jpg',
    alt: 'Uma lente',
  });
});

const ENTITIES = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n`;
const LAUGHS = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>\n`;

test.each<[string, Buffer, ExportRefusal]>([
  ['no bytes', Buffer.alloc(0), 'empty'],
  ['a zip file', Buffer.from('PK\x03\x04…'), 'packed'],
  ['a gzip file', Buffer.from([0x1f, 0x8b, 8, 0]), 'packed'],
  ['plain words', Buffer.from('olá'), 'not-xml'],
  ['a page', Buffer.from('<!doctype html><html><body>olá</body></html>'), 'not-xml'],
  ['another feed', Buffer.from('<rss><channel><title>x</title></channel></rss>'), 'not-wordpress'],
  [
    'an entity of another file',
    exportFile([exportItem({ title: 'a' })], { head: ENTITIES }),
    'doctype',
  ],
  ['a billion laughs', exportFile([exportItem()], { head: LAUGHS }), 'doctype'],
  ['a deep tree', exportFile(['<item>'.repeat(200)]), 'too-deep'],
  ['items without end', exportFile(['<item></item>'.repeat(20_001)]), 'too-many'],
])('%s gives nothing', async (_what, file, why) => {
  expect(await readExport(file)).toEqual({ ok: false, refusal: why });
});

test('a file that breaks gives what was whole before, and the line', async () => {
  const whole = exportFile([exportItem({ id: 1 }), exportItem({ id: 2 }), exportItem({ id: 3 })]);
  const text = whole.toString();
  const at = text.indexOf('<wp:post_id>3');
  const cut = await entriesOf(Buffer.from(text.slice(0, at)));
  expect(cut.found.map(({ entry }) => entry.id)).toEqual([1, 2]);
  expect(cut.read.brokenAtLine).toBe(text.slice(0, at).split('\n').length);
  const odd = await entriesOf(Buffer.from(`${text.slice(0, at)}<b></i>${text.slice(at)}`));
  expect(odd.found.map(({ entry }) => entry.id)).toEqual([1, 2]);
});

test('letters of HTML outside CDATA, and letters that XML has not, end nothing', async () => {
  const file = exportFile([exportItem()])
    .toString()
    .replace(
      /<title><!\[CDATA\[Texto 1\]\]><\/title>/,
      '<title>Catarata&nbsp;&ndash; sa\x0búde</title>',
    );
  const { found, read } = await entriesOf(Buffer.from(file));
  expect([found[0]?.entry.title, read.brokenAtLine]).toEqual(['Catarata – saúde', null]);
});

test('Latin-1 that says it is UTF-8 is read, and told; accents that were broken before are told at the text', async () => {
  const file = exportFile([exportItem({ title: 'Visão' })]).toString();
  const latin = await entriesOf(Buffer.from(file, 'latin1'));
  expect([latin.found[0]?.entry.title, latin.read.isWrongEncoding]).toEqual(['Visão', true]);
  const garbled = await entriesOf(exportFile([exportItem({ title: 'VisÃ£o' })]));
  expect(garbled.found[0]?.faults).toEqual(['garbled']);
  const wide = await entriesOf(Buffer.from(`\ufeff${file}`, 'utf16le'));
  expect([wide.found[0]?.entry.title, wide.read.isWrongEncoding]).toEqual(['Visão', false]);
});

test('what a text lacks is named: author, title, day, words', async () => {
  const { found } = await entriesOf(
    exportFile([
      exportItem({ creator: '', title: '', content: '', date: '0000-00-00 00:00:00' }),
      exportItem({ id: 2, name: 'texto-1' }),
    ]),
  );
  expect(found.map(({ faults }) => faults)).toEqual([
    ['no-title', 'no-author', 'no-date', 'no-words'],
    ['twice'],
  ]);
});

test('nothing hostile in titles, texts, names or links comes through as anything but words', async () => {
  for (const hostile of HOSTILE_TEXTS) {
    const { found } = await entriesOf(
      exportFile([
        exportItem({ title: hostile, content: `<p>Começo</p>${hostile}`, creator: hostile }),
      ]),
    );
    for (const { entry } of found)
      for (const block of entry.blocks) {
        const hrefs = JSON.stringify(block).match(/"(?:href|src)":"[^"]*"/g) ?? [];
        for (const href of hrefs) expect(href).toMatch(/:"(?:https?:|mailto:|tel:|\/)/);
      }
  }
});

test('2,000 posts are read one after the other, and others may work in between', async () => {
  const items = Array.from({ length: 2_000 }, (_, index) => exportItem({ id: index + 1 }));
  let breaths = 0;
  const breathe = async () => {
    breaths += 1;
  };
  const read = await readExport(exportFile(items), breathe);
  const { found } = read.ok ? await exportEntries(read.value, breathe) : { found: [] };
  expect(found).toHaveLength(2_000);
  expect(breaths).toBeGreaterThan(2_000);
});
