import { expect, test } from 'vitest';
import { HEAD_SCRIPT } from '#app/features/accessibility/show-settings.ts';
import { inlineHash } from '#app/platform/csp.ts';
import { finishPage } from './finish-page.ts';

const CSS = 'body{margin:0}';
const styles = new Map([['/assets/root-1.css', CSS]]);
const LINK = '<link rel="stylesheet" href="/assets/root-1.css"/>';

test('an inline script that came with the HTML may not run, whatever it says of itself', () => {
  const inline = ['<script>evil()</script>', '<script nonce="m1">evil()</script>'].join('');
  for (const html of [inline, `<html data-letters="later"><head>${LINK}</head>${inline}</html>`]) {
    const { policy } = finishPage(html, { styles, isHttps: true });
    expect(policy).not.toContain(inlineHash('evil()'));
    expect(policy).not.toContain('nonce-');
    expect(policy).not.toContain('unsafe-');
  }
});

test('a page carries its style sheet and allows no inline script', () => {
  const page = finishPage(`<head>${LINK}</head><script>evil()</script>`, { styles, isHttps: true });
  expect(page.html).toContain(`<style>${CSS}</style>`);
  expect(page.html).not.toContain('rel="stylesheet"');
  expect(page.policy).toContain(`style-src 'self' ${inlineHash(CSS)};`);
  expect(page.policy).toContain("script-src 'self';");
});

test('a page that follows another links to its style sheet, which the one before it fetched ahead', () => {
  const finish = (styled: string) =>
    finishPage(`<!DOCTYPE html><html lang="pt-BR" data-styles="${styled}"><head>${LINK}</head>`, {
      styles,
      isHttps: true,
    });
  expect(finish('linked').html).toContain(LINK);
  expect(finish('ahead').html).toContain(
    `<style>${CSS}</style><link rel="prefetch" as="style" href="/assets/root-1.css"/>`,
  );
  expect(finish('inside').html).not.toContain('prefetch');
});

test('what a page tells machines is data: it stays, and needs no hash', () => {
  const told = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
  const page = finishPage(`<head>${LINK}${told}</head>`, { styles, isHttps: true });
  expect(page.html).toContain(told);
  expect(page.policy).toContain("script-src 'self';");
});

test('a sheet that is unknown or would end the element early stays a link', () => {
  const risky = new Map([['/assets/root-1.css', 'a::after{content:"</style>"}']]);
  for (const sheets of [new Map(), risky]) {
    const page = finishPage(LINK, { styles: sheets, isHttps: false });
    expect(page.html).toBe(LINK);
  }
});

test('the reader’s settings are shown by a small script before all else in the head', () => {
  expect(Buffer.byteLength(HEAD_SCRIPT)).toBeLessThanOrEqual(1024);
  const page = finishPage(`<html><head><meta charSet="utf-8"/>${LINK}</head></html>`, {
    styles,
    isHttps: true,
  });
  expect(page.html).toContain(
    `<head><meta charSet="utf-8"/><script>${HEAD_SCRIPT}</script><style>`,
  );
  expect(page.policy).toContain(`script-src 'self' ${inlineHash(HEAD_SCRIPT)};`);
});
