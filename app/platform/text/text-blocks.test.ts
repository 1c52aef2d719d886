import { expect, test } from 'vitest';
import { readTextBlocks } from './read-text-blocks.ts';
import { plainTextOf } from './text-blocks.ts';

test('paragraphs, headings and lists become plain blocks', () => {
  const markdown =
    '## Depois\n\nVenha **em\njejum** e calmo.\n\n- óculos **escuros**\n- exames\n\n1. um';
  expect(readTextBlocks(markdown)).toEqual([
    { kind: 'heading', text: 'Depois' },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Venha ', isStrong: false },
        { text: 'em jejum', isStrong: true },
        { text: ' e calmo.', isStrong: false },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [
          { text: 'óculos ', isStrong: false },
          { text: 'escuros', isStrong: true },
        ],
        [{ text: 'exames', isStrong: false }],
      ],
    },
    { kind: 'list', isOrdered: true, items: [[{ text: 'um', isStrong: false }]] },
  ]);
});

test('a link stays on this site, and a small heading is one', () => {
  const blocks = readTextBlocks('### Antes\n\nVeja [os exames](/servicos#topo).');
  expect(blocks).toEqual([
    { kind: 'subheading', text: 'Antes' },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Veja ', isStrong: false },
        { text: 'os exames', isStrong: false, href: '/servicos#topo' },
        { text: '.', isStrong: false },
      ],
    },
  ]);
});

test('a link may be strong', () => {
  expect(readTextBlocks('**Venha: [agende](/agendamento)**')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'Venha: ', isStrong: true },
        { text: 'agende', isStrong: true, href: '/agendamento' },
      ],
    },
  ]);
});

test('italics stand alone or within bold words, and a link may lead to another site', () => {
  expect(readTextBlocks('*um* e **dois _três_**, [no site](https://www.gov.br/saude)')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'um', isStrong: false, isEmphasis: true },
        { text: ' e ', isStrong: false },
        { text: 'dois ', isStrong: true },
        { text: 'três', isStrong: true, isEmphasis: true },
        { text: ', ', isStrong: false },
        { text: 'no site', isStrong: false, href: 'https://www.gov.br/saude' },
      ],
    },
  ]);
});

test('a quotation has paragraphs, and a table rows below its names', () => {
  const said = (text: string) => [{ text, isStrong: false }];
  const blocks = readTextBlocks('> um\n>\n> dois\n\n| a | b |\n| :-- | --: |\n| c | |');
  expect(blocks).toEqual([
    { kind: 'quote', lines: [said('um'), said('dois')] },
    { kind: 'table', head: [said('a'), said('b')], rows: [[said('c'), []]] },
  ]);
  expect(plainTextOf(blocks)).toBe('um\ndois\na; b\nc');
});

test('the words alone come without marks, a line a block or item', () => {
  const blocks = readTextBlocks('## Um\n\nOi, **você**. [Sim](/a)\n\n- dois\n- três');
  expect(plainTextOf(blocks)).toBe('Um\nOi, você. Sim\ndois\ntrês');
});

test('an image of the clinic stands alone, with what it shows and whose it is', () => {
  const picture = '![O \\[olho\\] direito](/imagens/k3abcdefghij-1280x853 "Foto: Rosa Lima")';
  const block = {
    kind: 'image',
    name: 'k3abcdefghij-1280x853',
    width: 1280,
    height: 853,
    alt: 'O [olho] direito',
    credit: 'Foto: Rosa Lima',
  };
  const blocks = readTextBlocks(`Antes.\n\n${picture}\n\nDepois.`);
  expect(blocks[1]).toEqual(block);
  expect(plainTextOf(blocks)).toBe('Antes.\nO [olho] direito\nDepois.');
});

test('an escaped character is itself, and angle brackets are only text', () => {
  expect(readTextBlocks('a \\* b < c > d')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'a ', isStrong: false },
        { text: '*', isStrong: false },
        { text: ' b < c > d', isStrong: false },
      ],
    },
  ]);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['inline HTML', 'um <b onclick="x()">texto</b>'],
  ['a comment', '<!-- nota -->'],
  ['a link with a script', '[aqui](javascript:alert(1))'],
  ['a link to another site by http', '[aqui](http://example.com/)'],
  ['a link that names a user', '[aqui](https://gov.br@example.com/)'],
  ['a link to a machine', '[aqui](https://127.0.0.1/)'],
  ['a link to a port', '[aqui](https://example.com:8443/)'],
  ['a link to a host without a name', '[aqui](https://localhost/)'],
  ['a link between angle brackets', '<https://example.com/>'],
  ['a list in a quotation', '> - um'],
  ['a heading in a quotation', '> ## um'],
  ['HTML in a quotation', '> <b>um</b>'],
  ['an image in a cell', '| a |\n|---|\n| ![olho](/imagens/k3abcdefghij-12x12) |'],
  ['HTML in a cell', '| a |\n|---|\n| <br> |'],
  ['more columns than a page shows', `${'| a '.repeat(13)}|\n${'|---'.repeat(13)}|`],
  ['a link to another site without its scheme', '[aqui](//example.com/)'],
  ['a link that a browser reads as another site', '[aqui](/\\\\example.com/)'],
  ['a link to a page beside this one', '[aqui](servicos)'],
  ['a link with a title', '[aqui](/servicos "título")'],
  ['a link that says nothing', '[<b>x</b>](/servicos)'],
  ['a bare address', 'veja https://example.com agora'],
  ['an image', '![olho](x.png)'],
  ['an image of another site', '![olho](https://example.com/imagens/k3abcdefghij-12x12)'],
  ['an image without words', '![ ](/imagens/k3abcdefghij-12x12)'],
  ['an image beside words', 'veja ![olho](/imagens/k3abcdefghij-12x12)'],
  ['an image in a list', '- ![olho](/imagens/k3abcdefghij-12x12)'],
  ['an image in a link', '[![olho](/imagens/k3abcdefghij-12x12)](/servicos)'],
  ['an image by reference', '![olho][x]\n\n[x]: /imagens/k3abcdefghij-12x12'],
  ['an image with a name that none has', '![olho](/imagens/../equipe-12x12)'],
  ['an image with marks in its words', '![um *olho*](/imagens/k3abcdefghij-12x12)'],
  ['an image with an entity in its credit', '![olho](/imagens/k3abcdefghij-12x12 "a &amp; b")'],
  ['a word without end', `${'a'.repeat(60_000)}@`],
  ['quotations without end', '> '.repeat(30_000)],
  ['lists without end', `${'- '.repeat(60_000)}a`],
  ['numbered lists without end', `Um.\n\n${'1. '.repeat(60_000)}a`],
  ['an entity', 'sal &amp; sol'],
  ['an entity in strong words', '**a&nbsp;b**'],
  ['code', '`x`'],
  ['a rule', '---'],
  ['a list in a list', '- um\n  - dois'],
  ['a task', '- [ ] fazer'],
  ['the title of the page', '# Título'],
])('%s is refused', (_what, markdown) => {
  expect(() => readTextBlocks(markdown)).toThrow('cannot be shown: ');
});
