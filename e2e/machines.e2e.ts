import { LOCALES, localPath } from '#app/platform/locale.ts';
import { faultsOf, nodesOf } from '#tests/structured-data.ts';
import { expect, test } from './fixtures.ts';

test('every address of the sitemap is a page that may be shown, and tells what machines ask for', async ({
  page,
  request,
  site,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(100);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${site.url}/en-us/blog/catarata-sinais`);

  // The site's own pages may not use DOMParser.
  await page.goto('about:blank');
  const images = new Set<string>();
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 200]);
    const facts = await page.evaluate(factsOf, await answer.text());
    expect([address, facts.robots]).toEqual([address, null]);
    expect(facts.canonical).toBe(address);
    expect(facts.image).toMatch(/\/share\/(?:pt-BR|en-US)\/.+\.png$/);
    expect([facts.width, facts.height, facts.card]).toEqual(['1200', '630', 'summary_large_image']);
    expect(facts.alternative).not.toBe('');
    images.add(facts.image ?? '');
    const isBooking = address.endsWith('/agendamento');
    expect([address, facts.told.length]).toEqual([address, isBooking ? 0 : 1]);
    for (const told of facts.told) expect(faultsOf(nodesOf(JSON.parse(told)))).toEqual([]);
  }
  expect(images.size).toBe(addresses.length);
});

test('what a page tells machines does not run and breaks no policy', async ({ page }) => {
  for (const path of ['/', '/sobre', '/en-us/servicos/campo-visual', '/blog/catarata-sinais']) {
    await page.goto(path);
    const [told] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(nodesOf(JSON.parse(told ?? '')).length).toBeGreaterThan(2);
  }
});

test('pages that must not be shown can be read, and say so', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(['/api/']);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const locale of LOCALES)
    for (const path of ['/check', '/map-test', '/google-reviews-test', '/agendamento-otimizado']) {
      const address = localPath(locale, path);
      const html = await (await request.get(address)).text();
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('og:image');
      expect(sitemap).not.toContain(`${address}<`);
    }
});

test('robots, assistants and devices find what they look for', async ({ request, site }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);

  for (const locale of LOCALES) {
    const llms = await request.get(localPath(locale, '/llms.txt'));
    expect(llms.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await llms.text();
    expect(text).toMatch(/^# /);
    const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(40);
    for (const link of links.slice(0, 10)) expect((await request.get(link)).status()).toBe(200);
  }

  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { icons } = await manifest.json();
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});

test('a page’s share image is a PNG of the right size', async ({ request }) => {
  for (const path of ['/share/pt-BR/inicio.png', '/share/en-US/servicos/campo-visual.png']) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect((await request.get('/share/pt-BR/nunca.png')).status()).toBe(404);
});

/** The contents of a page's head; runs in the browser. */
function factsOf(html: string) {
  const head = new DOMParser().parseFromString(html, 'text/html').head;
  const content = (selector: string) =>
    head.querySelector(selector)?.getAttribute('content') ?? null;
  return {
    robots: content('meta[name="robots"]'),
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    image: content('meta[property="og:image"]'),
    alternative: content('meta[property="og:image:alt"]') ?? '',
    width: content('meta[property="og:image:width"]'),
    height: content('meta[property="og:image:height"]'),
    card: content('meta[name="twitter:card"]'),
    told: [...head.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? '',
    ),
  };
}
