import { localPath } from '#app/platform/locale.ts';
import { nodesOf } from '#tests/structured-data.ts';
import { expect, test } from './fixtures.ts';

test('what a page tells machines does not run and breaks no policy', async ({ page, record }) => {
  const services = record.locales.map((locale) =>
    localPath(locale, '/servicos/mapeamento-de-retina'),
  );
  const article = record.examples?.posts ? ['/blog/catarata-sinais'] : [];
  for (const path of ['/', '/sobre', ...services, ...article]) {
    await page.goto(path);
    const [told] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(nodesOf(JSON.parse(told ?? '')).length).toBeGreaterThan(2);
  }
});

test('pages that must not be shown can be read, and say so', async ({ request, record }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(['/api/']);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const locale of record.locales)
    for (const path of ['/check', '/map-test', '/google-reviews-test', '/agendamento-otimizado']) {
      const address = localPath(locale, path);
      const html = await (await request.get(address)).text();
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('og:image');
      expect(sitemap).not.toContain(`${address}<`);
    }
});

test('robots, assistants and devices find what they look for', async ({
  request,
  site,
  record,
  routes,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);

  const listed = routes.filter(({ pattern }) => /^\/(?:servicos|blog|podcast)\/:/.test(pattern));
  for (const locale of record.locales) {
    const llms = await request.get(localPath(locale, '/llms.txt'));
    expect(llms.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await llms.text();
    expect(text).toMatch(/^# /);
    const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link);
    for (const path of listed.flatMap(({ paths }) => paths))
      expect(links).toContain(site.url + localPath(locale, path));
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

test('a page’s share image is a PNG of the right size', async ({ request, record }) => {
  for (const path of record.locales.flatMap((locale) => [
    `/share/${locale}/inicio.png`,
    `/share/${locale}/servicos/mapeamento-de-retina.png`,
  ])) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect((await request.get('/share/pt-BR/nunca.png')).status()).toBe(404);
});
