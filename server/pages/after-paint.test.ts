import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineHash } from '#app/platform/csp.ts';
import { fetchAfterPaint } from './after-paint.ts';
import { finishPage } from './finish-page.ts';

const FONT = '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2"/>';
const SCRIPTS =
  '<link rel="modulepreload" href="/assets/start-1.js" fetchPriority="low"/><script type="module" src="/assets/islands-1.js" fetchPriority="low"></script>';
const later = `<html lang="pt-BR" data-letters="later"><head>${FONT}${SCRIPTS}</head></html>`;

test('a marked page asks for letters and scripts by its inline script alone', () => {
  const { html, script } = fetchAfterPaint(later);
  expect(html).toBe(
    `<html lang="pt-BR" data-letters="later"><head><script>${script}</script></head></html>`,
  );
  expect(script).toContain('(["/assets/start-1.js","/assets/islands-1.js"],[])');
});

test("the next page's style sheet waits too; without scripts the browser fetches it by itself", () => {
  const next = '<link rel="prefetch" as="style" href="/assets/root-1.css"/>';
  const { html, script } = fetchAfterPaint(later.replace(FONT, FONT + next));
  expect(html).toContain(`<noscript>${next}</noscript>`);
  expect(html.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('prefetch" as="style"');
  expect(script).toContain('["/assets/root-1.css"])');
});

test('another page is left as it is', () => {
  const plain = later.replace(' data-letters="later"', '');
  expect(fetchAfterPaint(plain)).toEqual({ html: plain, script: undefined });
});

test("the page's policy allows that script, and no other", () => {
  const page = finishPage(later.replace('</head>', '</head><script>evil()</script>'), {
    styles: new Map(),
    isHttps: true,
  });
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page.html) ?? [];
  expect(page.policy).toContain(`script-src 'self' ${inlineHash(script)};`);
});

test('in a browser that loads no fonts by script the rest is fetched all the same', () => {
  const next = '<link rel="prefetch" as="style" href="/assets/root-1.css"/>';
  const { script = '' } = fetchAfterPaint(later.replace(SCRIPTS, next));
  const fetched: string[] = [];
  const given = new Set(['data-letters']);
  const listeners = new Map<string, () => void>();
  runInNewContext(script, {
    location: { origin: 'https://clinica.example' },
    addEventListener: (sign: string, act: () => void) => listeners.set(sign, act),
    document: {
      referrer: '',
      documentElement: { removeAttribute: (name: string) => given.delete(name) },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
      addEventListener() {},
    },
  });
  listeners.get('keydown')?.();
  expect(fetched).toEqual(['/assets/root-1.css']);
  expect([...given]).toEqual([]);
});
