import { localPath } from '#app/platform/locale.ts';
import { statusOf } from '#tests/route-table.ts';
import { crawl, fragmentOf, internalPath } from './crawl.ts';
import { expect, test } from './fixtures.ts';

/** Files and responses for programs, which have no language of their own. */
const NO_PAGE = /^\/(?:assets|api)\/|\.\w+$|^\/(?:healthz|readyz)$/;
const isEnglish = (path: string) => /^\/en-us(?:[/?]|$)/.test(path);

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

/** An address that forms post to may refuse to be read, but must exist. */
function isThere(path: string, status: number): boolean {
  // Who has no appointment in this browser is told so.
  if (/^(?:\/en-us)?\/(?:visita|meu-agendamento)$/.test(path))
    return status === 200 || status === 404;
  return status === 200 || (status === 400 && /\/agendamento\/reserva(?:\?|$)/.test(path));
}
