import { expect, test } from 'vitest';
import { parseLink } from './link-dialog.ts';

const ORIGIN = 'https://clinica.example.com';

test.each([
  ['/servicos', '/servicos'],
  [' /servicos#topo ', '/servicos#topo'],
  ['#topo', '#topo'],
  [`${ORIGIN}/blog/x?a=1#b`, '/blog/x?a=1#b'],
  ['https://example.com/', 'https://example.com/'],
  ['http://www.gov.br/saúde', 'https://www.gov.br/sa%C3%BAde'],
  ['//example.com', 'https://example.com/'],
  ['www.example.com', 'https://www.example.com/'],
  ['example.com/a', 'https://example.com/a'],
  ['https://clinica.example.com.evil.example/', 'https://clinica.example.com.evil.example/'],
])('%s leads to %s', (value, href) => {
  expect(parseLink(value, ORIGIN)).toEqual({ ok: true, value: href });
});

test.each([
  ['\\\\example.com', 'foreign'],
  ['ftp://example.com/', 'foreign'],
  ['https://gov.br@example.com/', 'foreign'],
  ['https://127.0.0.1/', 'foreign'],
  ['https://2130706433/', 'foreign'],
  ['https://[::1]/', 'foreign'],
  ['https://example.com:8443/', 'foreign'],
  ['mailto:a@example.com', 'foreign'],
  ['javascript:alert(1)', 'script'],
  [' JaVa\tScript:alert(1)', 'script'],
  ['java\u200bscript:alert(1)', 'script'],
  ['data:text/html,x', 'script'],
  ['servicos', 'unknown'],
  ['', 'unknown'],
  ['/a b', 'unknown'],
])('%s is refused: %s', (value, refusal) => {
  expect(parseLink(value, ORIGIN)).toEqual({ ok: false, refusal });
});
