import pino from 'pino';
import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { type PlanSlug, STANDARD_PLANS } from '#app/clinic/plan-prices.ts';
import { PAYMENT_PATHS, PLAN_PATHS } from '#app/clinic/words/plan-paths.ts';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { problemLine } from '#app/platform/text/content-problem.ts';
import type { TextSpan } from '#app/platform/text/text-blocks.ts';
import { unknownReviewers } from '#app/site-content/page-texts.server.ts';
import { sitePages } from '#app/site-content/site-pages.ts';
import { openDatabase } from '#server/database.ts';
import { stillContents, testContents } from '#tests/contents.ts';
import { testClinic } from '#tests/database.ts';
import { idleJobs, noDeadLetters } from '#tests/jobs.ts';
import { readContentPage, readPlanPage } from './content-page.server.ts';

const home = testContents['pt-BR'];
// Nothing here queries the database.
const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} });
afterAll(close);

function argsFor(path: string, changes: Partial<AppServices['clinic']> = {}) {
  const context = new RouterContextProvider();
  context.set(appServices, {
    db,
    clock: { now: () => new Date('2026-11-01T02:30:00Z') },
    jobs: idleJobs,
    deadLetters: noDeadLetters,
    log: pino({ level: 'silent' }),
    clinic: { ...testClinic, ...changes },
    contents: { 'pt-BR': { ...home, clinic: { ...home.clinic, ...changes } } },
    contentStore: stillContents,
    env: {
      nodeEnv: 'test',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: new URL('https://clinica.example.com'),
      appSecret: 'a secret for tests only, long enough',
      trustProxy: [],
      rateLimits: false,
      logLevel: 'silent',
    },
  });
  return { context, request: new Request(`https://clinica.example.com${path}`) };
}

const off = { plansEnabled: false };

test('each plan and payment address finds its plan', () => {
  for (const slug of ['basico', 'padrao', 'premium'] as const)
    expect(readPlanPage(argsFor(PLAN_PATHS[slug])).planAt(PLAN_PATHS).slug).toBe(slug);
  for (const [slug, path] of Object.entries(PAYMENT_PATHS))
    expect(readPlanPage(argsFor(path)).planAt(PAYMENT_PATHS).slug).toBe(slug);
  expect(readPlanPage(argsFor('/planobasico/')).planAt(PLAN_PATHS).slug).toBe('basico');
});

test('while plans are switched off their pages are not there', () => {
  for (const path of ['/planos', '/planobasico', '/planosflex', '/pagamentobasico', '/assine'])
    expect(() => readPlanPage(argsFor(path, off))).toThrow(
      expect.objectContaining({ init: { status: 404 } }),
    );
});

test('an archived plan leaves the offer and the list of pages, and its pages lead to what there is', () => {
  const archived = (...gone: PlanSlug[]) => ({
    yearPlans: STANDARD_PLANS.map((each) => ({ ...each, isArchived: gone.includes(each.slug) })),
  });
  const [two, allOnline] = [
    archived('premium', 'basico-online'),
    archived('basico-online', 'padrao-online', 'premium-online'),
  ];
  const placeOf = (path: string, changes: ReturnType<typeof archived>) => {
    try {
      readPlanPage(argsFor(path, changes));
      return null;
    } catch (thrown) {
      return thrown instanceof Response ? thrown.headers.get('location') : thrown;
    }
  };
  expect(readPlanPage(argsFor('/assine', two)).yearPlans.map(({ slug }) => slug)).toEqual([
    'basico',
    'padrao',
    'padrao-online',
    'premium-online',
  ]);
  expect(placeOf('/planopremium', two)).toBe('/planos');
  expect(placeOf('/pagamentobasicoonline', two)).toBe('/planosonline');
  expect(placeOf('/planosonline', two)).toBeNull();
  expect(placeOf('/planosonline', allOnline)).toBe('/planos');
  expect(placeOf('/pagamentobasicoonline', allOnline)).toBe('/planos');
  const paths = (changes: ReturnType<typeof archived>) =>
    sitePages({ ...home, clinic: { ...home.clinic, ...changes } }).map(({ path }) => path);
  expect(paths(two)).toContain('/planobasico');
  for (const path of ['/planopremium', '/pagamentopremium', '/pagamentobasicoonline'])
    expect(paths(two)).not.toContain(path);
  expect(paths(two)).toContain('/planosonline');
  expect(paths(allOnline)).not.toContain('/planosonline');
});

test('while plans are switched off no text links to them, and the words stay', () => {
  const linksOf = (page: ReturnType<typeof readContentPage>) => {
    const { sections } = page.linked(page.pages.waitlist);
    const spans = sections.flatMap(({ body }) =>
      body.flatMap((block): TextSpan[] => (block.kind === 'paragraph' ? block.spans : [])),
    );
    return spans.filter(({ text }) => text === 'planos').map(({ href }) => href);
  };
  expect(linksOf(readContentPage(argsFor('/waitlist')))).toEqual(['/planos']);
  expect(linksOf(readContentPage(argsFor('/waitlist', off)))).toEqual([undefined]);
});

test("the address and the day are the site's and the clinic's own", () => {
  const page = readContentPage(argsFor('/sobre?utm_source=x'));
  expect(page.shared.canonical).toBe('https://clinica.example.com/sobre');
  expect(page.today).toBe('2026-10-31');
});

test('an article by nobody stops the start', () => {
  expect(unknownReviewers(home)).toEqual([]);
  const strangers = { ...testClinic, people: [], formerPeople: [] };
  const unknown = unknownReviewers({ ...home, clinic: strangers });
  expect(unknown.map(problemLine)).toEqual([
    "- pt-BR/pages/artigos-catarata.md: reviewer: the clinic record has no 'helena-prado-vilela'",
  ]);
});
