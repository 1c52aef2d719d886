import { expect, test } from 'vitest';
import { parseInternalLink } from './link-dialog.ts';

const ORIGIN = 'https://clinica.example.com';

test.each([
  ['/servicos', '/servicos'],
  [' /servicos#topo ', '/servicos#topo'],
  ['#topo', '#topo'],
  [`${ORIGIN}/blog/x?a=1#b`, '/blog/x?a=1#b'],
])('%s leads to %s', (value, href) => {
  expect(parseInternalLink(value, ORIGIN)).toEqual({ ok: true, value: href });
});

test.each([
  ['https://example.com/', 'foreign'],
  ['//example.com', 'foreign'],
  ['\\\\example.com', 'foreign'],
  ['www.example.com', 'foreign'],
  ['example.com/a', 'foreign'],
  ['mailto:a@example.com', 'foreign'],
  ['https://clinica.example.com.evil.example/', 'foreign'],
  ['javascript:alert(1)', 'script'],
  [' JaVa\tScript:alert(1)', 'script'],
  ['java\u200bscript:alert(1)', 'script'],
  ['data:text/html,x', 'script'],
  ['servicos', 'unknown'],
  ['', 'unknown'],
  ['/a b', 'unknown'],
])('%s is refused: %s', (value, refusal) => {
  expect(parseInternalLink(value, ORIGIN)).toEqual({ ok: false, refusal });
});
