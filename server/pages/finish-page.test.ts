import { expect, test } from 'vitest';
import { inlineHash } from '#app/platform/csp.ts';
import { finishPage } from './finish-page.ts';

const CSS = 'body{margin:0}';
const styles = new Map([['/assets/root-1.css', CSS]]);
const LINK = '<link rel="stylesheet" href="/assets/root-1.css"/>';

test("only the router's own inline scripts are allowed", () => {
  const html = `<script nonce="m1">good()</script><script>evil()</script><script nonce="m1" src="/assets/a.js"></script>`;
  const page = finishPage(html, { mark: 'm1', styles, isHttps: true });
  expect(page.policy).toContain(`script-src 'self' ${inlineHash('good()')};`);
  expect(page.policy).not.toContain(inlineHash('evil()'));
  expect(page.html).not.toContain('nonce');
  expect(page.isContent).toBe(false);
});

test('the same page rendered with another mark has the same bytes', () => {
  const render = (mark: string) =>
    finishPage(`<p>a</p><script nonce="${mark}">x</script>`, { mark, styles, isHttps: true }).html;
  expect(render('m1')).toBe(render('m2'));
});

test('a content page carries its style sheet and allows no inline script', () => {
  const page = finishPage(`<head>${LINK}</head><script>evil()</script>`, {
    mark: 'm1',
    styles,
    isHttps: true,
  });
  expect(page.html).toContain(`<style>${CSS}</style>`);
  expect(page.html).not.toContain('rel="stylesheet"');
  expect(page.policy).toContain(`style-src 'self' ${inlineHash(CSS)};`);
  expect(page.policy).toContain("script-src 'self';");
  expect(page.isContent).toBe(true);
});

test('a page that follows another links to its style sheet, which the one before it fetched ahead', () => {
  const finish = (styled: string) =>
    finishPage(`<!DOCTYPE html><html lang="pt-BR" data-styles="${styled}"><head>${LINK}</head>`, {
      mark: undefined,
      styles,
      isHttps: true,
    });
  expect(finish('linked').html).toContain(LINK);
  expect(finish('linked').isContent).toBe(true);
  expect(finish('ahead').html).toContain(
    `<style>${CSS}</style><link rel="prefetch" as="style" href="/assets/root-1.css"/>`,
  );
  expect(finish('inside').html).not.toContain('prefetch');
});

test('what a page tells machines is data: it stays, needs no hash and makes no app page', () => {
  const told = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
  const page = finishPage(`<head>${LINK}${told}</head>`, { mark: 'm1', styles, isHttps: true });
  expect(page.html).toContain(told);
  expect(page.policy).toContain("script-src 'self';");
  expect(page.isContent).toBe(true);
});

test('an app page keeps the link to its style sheet', () => {
  const page = finishPage(`${LINK}<script nonce="m1">x</script>`, {
    mark: 'm1',
    styles,
    isHttps: true,
  });
  expect(page.html).toContain(LINK);
});

test('a sheet that is unknown or would end the element early stays a link', () => {
  const risky = new Map([['/assets/root-1.css', 'a::after{content:"</style>"}']]);
  for (const sheets of [new Map(), risky]) {
    const page = finishPage(LINK, { mark: undefined, styles: sheets, isHttps: false });
    expect(page.html).toBe(LINK);
  }
});
