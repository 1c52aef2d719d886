import { expect, test } from 'vitest';
import { fetchParts } from './page-parts.ts';

const FILES: Record<string, string> = {
  '/assets/font-1.woff2': 'font',
  '/assets/islands-1.js':
    'import{a as b}from"./start-1.js";import"./more-1.js";b(()=>import("./late-1.js"))',
  '/assets/start-1.js': 'export*from"./more-1.js";const from="./no-1.js"',
  '/assets/more-1.js': 'export const x=1',
};
const fetchFile = async (address: string) =>
  new Response(FILES[address] ?? '', { status: address in FILES ? 200 : 404 });

test('a page needs the files that it names and what its scripts import, each once', async () => {
  const html = `<link rel="preload" href="/assets/font-1.woff2"><link href="/favicon.svg">
    <script src="/assets/islands-1.js"></script><script src="/assets/islands-1.js"></script>
    <a href="/servicos">assets</a><img src="https://elsewhere.example/assets/x.png">`;
  const parts = await fetchParts(fetchFile, html);
  expect([...parts.keys()]).toEqual(Object.keys(FILES));
  expect(await parts.get('/assets/more-1.js')?.text()).toBe('export const x=1');
});

test('without one of them it is not whole', async () => {
  await expect(fetchParts(fetchFile, '<img src="/assets/gone-1.svg">')).rejects.toThrow('gone-1');
});
