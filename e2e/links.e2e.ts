import type { APIRequestContext } from '@playwright/test';
import { localPath } from '#app/platform/locale.ts';
import { CLINICS } from '#tests/clinics/clinics.ts';
import { hrefsOf, wordsOf } from '#tests/page-html.ts';
import { statusOf } from '#tests/route-table.ts';
import { faultsOf, nodesOf } from '#tests/structured-data.ts';
import { crawl, forgetAnswers, fragmentOf, internalPath, readOnce } from './crawl.ts';
import { expect, test } from './fixtures.ts';
import { strangeWords } from './strange-words.ts';

/** Files and responses for programs, which have no language of their own. */
const NO_PAGE = /^\/(?:assets|api)\/|\.\w+$|^\/(?:healthz|readyz)$/;
const isEnglish = (path: string) => /^\/en-us(?:[/?]|$)/.test(path);

// Each address of the site is asked for once, and all that is said of every page is looked for in the answers.
test.afterAll(forgetAnswers);

test('whatever a page leads to is there: pages, files, fragments, labels, languages', async ({
  page,
  request,
  site,
  routes,
  record,
}) => {
  const homes = record.locales.map((locale) => localPath(locale, '/'));
  const { found, from } = await crawl({ page, request, origin: site.url }, homes);
  const dead = [...found].filter(([path, { status }]) => !isThere(path, status));
  expect
    .soft(dead.map(([path, { status }]) => `${from.get(path)} → ${path}: ${status}`))
    .toEqual([]);

  const pages = [...found].flatMap(([path, { facts }]) => (facts ? [{ path, ...facts }] : []));
  const linked = routes.filter((route) => !route.isUnlinked && statusOf(route) === 200);
  const paths = linked.flatMap((route) => [...route.paths]);
  expect(pages.length).toBeGreaterThan(paths.length);
  const told = (tell: (each: (typeof pages)[number]) => string[]) =>
    pages.flatMap((each) => tell(each).map((line) => `${each.path}: ${line}`));
  const internal = ({ path, links }: (typeof pages)[number]) =>
    links.flatMap((link) => {
      const target = internalPath(link, { origin: site.url, path });
      return target === undefined ? [] : [{ ...link, target }];
    });

  const lostFragments = told((each) =>
    internal(each)
      .filter((link) => fragmentOf(link) !== '' && link.element === 'a')
      // In a recording a fragment is a time.
      .filter(({ target }) => !NO_PAGE.test(target))
      .filter((link) => !found.get(link.target)?.facts?.ids.includes(fragmentOf(link)))
      .map(({ href }) => href),
  );
  expect.soft([...new Set(lostFragments)], 'fragments without an element').toEqual([]);
  expect
    .soft(
      told((each) => each.lostReferences),
      'ids of nothing',
    )
    .toEqual([]);
  expect
    .soft(
      told((each) => each.doubleIds),
      'one id twice',
    )
    .toEqual([]);

  const strays = told((each) =>
    internal(each)
      .filter(({ element, isLanguageSwitch }) => /^(?:a|form)$/.test(element) && !isLanguageSwitch)
      .filter(({ target }) => !NO_PAGE.test(new URL(target, site.url).pathname))
      .filter(({ target }) => isEnglish(target) !== isEnglish(each.path))
      .map(({ element, href }) => `${element} ${href}`),
  );
  expect.soft([...new Set(strays)], 'links into the other language').toEqual([]);
  const lang = (path: string) => (isEnglish(path) ? 'en-US' : 'pt-BR');
  const otherLang = pages.filter((each) => each.lang !== lang(each.path));
  expect
    .soft(
      otherLang.map(({ path }) => path),
      'in another language',
    )
    .toEqual([]);
  expect.soft(told((each) => (each.headings === 1 ? [] : [`${each.headings} h1`]))).toEqual([]);

  const outward = told((each) =>
    each.links
      .filter(({ href }) => !/^(?:https:|tel:|mailto:|data:|blob:)/.test(href))
      .filter((link) => internalPath(link, { origin: site.url, path: each.path }) === undefined)
      .map(({ href }) => href),
  );
  expect.soft([...new Set(outward)], 'neither internal nor https').toEqual([]);
  const unguarded = told((each) =>
    each.links
      .filter(({ target, rel }) => target === '_blank' && !/\bnoopener\b/.test(rel))
      .map(({ href }) => href),
  );
  expect.soft([...new Set(unguarded)], 'new tabs that know who opened them').toEqual([]);

  const both = paths.flatMap((path) => record.locales.map((locale) => localPath(locale, path)));
  expect
    .soft(
      both.filter((path) => !found.has(path)),
      'reached from nowhere',
    )
    .toEqual([]);
});

test('the public site says nothing of another clinic', async ({ request, site, clinicName }) => {
  const starts = ['/', '/sobre', '/lentes', '/check', '/waitlist'];
  const words = await publicWords(request, site.url, starts);
  expect(words.size).toBeGreaterThan(30);
  // What is searched for would be found.
  const said = [...words.values()].join('\n');
  const { address, siteName, taxId } = CLINICS[clinicName];
  for (const own of [siteName, address.city, address.street, taxId]) expect(said).toContain(own);
  expect(strangeWords(words, clinicName)).toEqual([]);
});

test('every address of the sitemap is a page that may be shown, and tells what machines ask for', async ({
  page,
  request,
  site,
  record,
  routes,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(10 * record.locales.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  // Every page of these kinds, in each language.
  const paths = routes
    .filter((route) => route.kind === 'page' && statusOf(route) === 200 && !route.isUnlinked)
    .flatMap((route) => [...route.paths])
    .filter((path) => /^\/(?:blog|servicos|sobre)\b/.test(path))
    .flatMap((path) => record.locales.map((locale) => localPath(locale, path)));
  expect(addresses).toEqual(expect.arrayContaining(paths.map((path) => site.url + path)));

  // The site's own pages may not use DOMParser.
  await page.goto('about:blank');
  const images = new Set<string>();
  for (const address of addresses) {
    const answer = await readOnce(request, address);
    expect([answer.address, answer.status]).toEqual([address, 200]);
    const facts = await page.evaluate(headFacts, answer.text);
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

/** An address that forms post to may refuse to be read, but must exist. */
function isThere(path: string, status: number): boolean {
  // Who has no appointment in this browser is told so.
  if (/^(?:\/en-us)?\/(?:visita|meu-agendamento)$/.test(path))
    return status === 200 || status === 404;
  return status === 200 || (status === 400 && /\/agendamento\/reserva(?:\?|$)/.test(path));
}

/** Where no link leads to, but machines and people without a page look. */
const FILES = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/llms.txt'];
/** Code, drawings and what a booking answers to forms. */
const NO_WORDS = /^\/(?:assets|share|film)\/|\.(?:png|ico|svg|webp|woff2|webm|vtt)$/;

/** All words of the public site, by address. */
async function publicWords(request: APIRequestContext, origin: string, starts: string[]) {
  const words = new Map<string, string>();
  const known = new Set([...starts, ...FILES]);
  for (const path of known) {
    if (NO_WORDS.test(path.replace(/\?.*/, ''))) continue;
    const { status, isPage, text } = await readOnce(request, origin + path);
    if (status >= 500) throw new Error(`${path}: ${status}`);
    words.set(path, isPage ? wordsOf(text) : text);
    for (const href of isPage ? hrefsOf(text) : []) {
      const target = internalPath({ href }, { origin, path });
      if (target !== undefined) known.add(target);
    }
  }
  return words;
}

/** The contents of a page's head; runs in the browser. */
function headFacts(html: string) {
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
