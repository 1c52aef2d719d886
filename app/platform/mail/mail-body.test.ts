import { expect, test } from 'vitest';
import { type MailBlock, mailHtml, mailText } from './mail-body.ts';

const BLOCKS: MailBlock[] = [
  { kind: 'title', text: 'Recado' },
  { kind: 'paragraph', text: 'Tom & Jerry <b>"aqui"</b>' },
  { kind: 'list', items: ['um', 'dois\n- três'] },
  { kind: 'facts', facts: [{ label: 'Nome', value: "D'Ávila" }] },
  { kind: 'link', label: 'Abrir', url: 'https://example.com/?a=1&b="2"' },
  { kind: 'link', label: 'Ligar para (33) 3321-0000', url: 'tel:+553333210000' },
];

test('the text is made of plain lines', () => {
  expect(mailText(BLOCKS)).toBe(
    [
      'RECADO',
      'Tom & Jerry <b>"aqui"</b>',
      '- um\n- dois - três',
      "Nome: D'Ávila",
      'Abrir:\nhttps://example.com/?a=1&b=%222%22',
      'Ligar para (33) 3321-0000\n',
    ].join('\n\n'),
  );
});

test('the HTML escapes every word and link', () => {
  const html = mailHtml('pt-BR', '</title><script>', BLOCKS);
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('Tom &amp; Jerry &lt;b&gt;&quot;aqui&quot;&lt;/b&gt;');
  expect(html).toContain('D&#39;Ávila');
  expect(html).toContain('href="https://example.com/?a=1&amp;b=%222%22"');
});

test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '/relative', ''])(
  'refuses to link to %j',
  (url) => {
    const blocks: MailBlock[] = [{ kind: 'link', label: 'x', url }];
    expect(() => mailText(blocks)).toThrow(/may link only/);
    expect(() => mailHtml('pt-BR', 'x', blocks)).toThrow(/may link only/);
  },
);
