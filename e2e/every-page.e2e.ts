import { LOCALES, localPath } from '#app/platform/locale.ts';
import { SITE_ROUTES, type SiteRoute } from '#tests/route-table.ts';
import { test as base, expect, newVisitor, type Page, type Visitor } from './fixtures.ts';
import {
  COVERAGE,
  inspectFrame,
  inspectNarrow,
  inspectPage,
  inspectSettings,
} from './inspect-page.ts';
import type { Site } from './sites.ts';

type Looker = Visitor & { page: Page };

/** The tests of a worker look through one page, whose browser then has the styles and fonts. */
const test = base.extend<object, { lookerOf: (site: Site) => Promise<Looker> }>({
  lookerOf: [
    async ({ browser }, use) => {
      let looker: Looker | undefined;
      await use(async (site) => {
        if (looker) return looker;
        const visitor = await newVisitor(browser, site, { baseURL: site.url });
        looker = { ...visitor, page: await visitor.context.newPage() };
        return looker;
      });
      await looker?.context.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ site, lookerOf }, use) => {
    const { context, page, problems } = await lookerOf(site);
    await context.clearCookies();
    await use(page);
    expect(problems()).toEqual([]);
  },
});

test.describe.configure({ mode: 'parallel' });

/** Address variants besides the pages of the table. */
const OTHER_SHAPES = [
  '/blog?busca=xyzw',
  '/blog?pagina=2',
  '/faq?busca=lente',
  '/busca?busca=retina',
];
const isPage = ({ kind }: SiteRoute) => kind !== 'redirect';
const pages = SITE_ROUTES.filter(isPage);
/** An address of a route; without any of its own, one that is not there. */
const firstOf = ({ paths: [path], unknown = '/' }: SiteRoute) => path ?? unknown;
const paths = pages.flatMap((page) => [...page.paths, ...(page.unknown ? [page.unknown] : [])]);
/** One page of each route. */
const first = [...pages.map(firstOf), ...OTHER_SHAPES];
/** Further pages of a route, with content of their own. */
const others = paths.filter((path) => !first.includes(path));

for (const [place, name] of first.entries()) {
  test(`${name} can be read by everybody`, async ({ page, routes, record, clinicName }) => {
    // Another clinic has the same routes, but not the same services and articles behind them.
    const path = [...routes.filter(isPage).map(firstOf), ...OTHER_SHAPES][place] ?? '/';
    await page.goto(path);
    await inspectPage(page, path, { isKnown: clinicName !== 'serra-clara' });
    await inspectSettings(page, path);
    if (!record.locales.includes('en-US')) return;
    const english = localPath('en-US', path);
    await page.goto(english);
    await inspectPage(page, english, { isKnown: true });
    await inspectSettings(page, english);
  });
}

test('what is inspected: every public page, in both languages, widths and all schemes', () => {
  const { widths, schemes } = COVERAGE;
  expect(widths).toEqual([320, 1280]);
  expect(schemes).toEqual(['light', 'dark', 'light, more', 'dark, more', 'forced colours']);
  const routes = new Set(pages.map(({ pattern }) => pattern));
  const seen = new Set(
    pages.filter(({ paths }) => first.includes(paths[0] ?? '')).map(({ pattern }) => pattern),
  );
  expect(seen).toEqual(routes);
  // The figures of docs/accessibility.md.
  expect({
    routes: routes.size,
    views: first.length * LOCALES.length * widths.length * schemes.length,
  }).toEqual({
    routes: 46,
    views: 1_000,
  });
});

for (const path of others) {
  test(`${path} can be read on a small phone`, async ({ page }) => {
    await page.goto(path);
    await inspectNarrow(page, path);
    const english = localPath('en-US', path);
    await page.goto(english);
    await inspectFrame(page, english);
  });
}
