import { expect, test } from 'vitest';
import { type MailBlock, type MailLook, mailHtml, mailText } from './mail-body.ts';

const colours = {
  paper: '#f0f0f0',
  'paper-raised': '#ffffff',
  ink: '#000000',
  'ink-soft': '#222222',
  line: '#cccccc',
  link: '#000088',
  action: '#880000',
  'on-action': '#ffffff',
  band: '#004400',
  'on-band': '#ffffff',
};
const look: MailLook = {
  name: 'Clínica <Horizonte>',
  light: colours,
  dark: { ...colours, paper: '#101010' },
};

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
  const html = mailHtml({ lang: 'pt-BR', title: '</title><script>', look }, BLOCKS);
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('Tom &amp; Jerry &lt;b&gt;&quot;aqui&quot;&lt;/b&gt;');
  expect(html).toContain('D&#39;Ávila');
  expect(html).toContain('href="https://example.com/?a=1&amp;b=%222%22"');
  expect(html).toContain('Clínica &lt;Horizonte&gt;');
});

test('the HTML names its sender and its language, and has colours for the night', () => {
  const html = mailHtml({ lang: 'pt-BR', title: 'Recado', look }, BLOCKS);
  expect(html).toMatch(/^<!doctype html><html lang="pt-BR">/);
  expect(html.indexOf('Horizonte')).toBeLessThan(html.indexOf('<h1'));
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme:dark){.paper{background:#101010!important');
});

test('a button is a link, in both bodies', () => {
  const blocks: MailBlock[] = [{ kind: 'button', label: 'Ver', url: 'https://example.com/' }];
  expect(mailText(blocks)).toBe('Ver:\nhttps://example.com/\n');
  const html = mailHtml({ lang: 'pt-BR', title: 'x', look }, blocks);
  expect(html).toContain('<a class="button" href="https://example.com/"');
});

test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '/relative', ''])(
  'refuses to link to %j',
  (url) => {
    const blocks: MailBlock[] = [{ kind: 'link', label: 'x', url }];
    expect(() => mailText(blocks)).toThrow(/may link only/);
    expect(() => mailHtml({ lang: 'pt-BR', title: 'x', look }, blocks)).toThrow(/may link only/);
  },
);
