import { type Browser, chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlBlocks } from '#app/features/cms/wordpress/html-blocks.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import { BROWSER_ARGS, findBrowser } from '#scripts/find-browser.ts';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import { FORBIDDEN_ADDRESSES, HOSTILE_HTML } from '#tests/wordpress/hostile-html.ts';

const ADDRESS = 'http://localhost:1/pagina';
const ALL = [
  ...HOSTILE_TEXTS,
  ...HOSTILE_HTML,
  ...FORBIDDEN_ADDRESSES.map((each) => `<a href="${each.replaceAll('"', '&quot;')}">clique</a>`),
];

let browser: Browser;
beforeAll(async () => {
  const { executablePath, env } = findBrowser();
  const own = Object.entries({ ...process.env, ...env }).map(([name, value = '']) => [name, value]);
  browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: Object.fromEntries(own),
  });
});
afterAll(() => browser.close());

/** What a browser does with the page: what it runs, what its policy stops, what it asks other servers for. */
async function openedPage(body: string) {
  const page = await browser.newPage();
  const seen = { dialogs: 0, complaints: 0, requests: 0 };
  page.on('dialog', (dialog) => {
    seen.dialogs += 1;
    void dialog.dismiss();
  });
  page.on('console', () => {
    seen.complaints += 1;
  });
  await page.route('**/*', (route) => {
    if (route.request().url() === ADDRESS)
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': "default-src 'none'" },
        body: `<!doctype html><title>x</title>${body}`,
      });
    seen.requests += 1;
    return route.abort();
  });
  await page.goto(ADDRESS);
  const protocols = await page
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.protocol : 'none')),
    );
  await page.close();
  return { ...seen, protocols: [...new Set(protocols)] };
}

function shown(html: string): string {
  const rules = { base: 'https://source.example/texto/', linkTo: (href: string) => href };
  const read = htmlBlocks(html, rules);
  if (!read.ok) throw new Error(read.refusal);
  const blocks = read.value.filter((block): block is TextBlock => block.kind !== 'foreign-image');
  return renderToStaticMarkup(createElement(Prose, { blocks }));
}

test('of 400 hostile texts of a WordPress, a browser runs nothing and stops nothing', async () => {
  expect(ALL.length).toBeGreaterThan(400);
  const opened = await openedPage(ALL.map((html) => shown(`<p>${html}</p>`)).join('\n'));
  expect(opened).toEqual({ dialogs: 0, complaints: 0, requests: 0, protocols: ['https:'] });
});

test('the same texts as they are would have much to stop', async () => {
  const opened = await openedPage(HOSTILE_HTML.slice(0, 30).join('\n'));
  expect(opened.complaints).toBeGreaterThan(5);
});
