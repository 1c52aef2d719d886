import pino from 'pino';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { LOCALES, type Locale, localPath } from '#app/platform/locale.ts';
import * as about from '#app/routes/site/clinic/about.tsx';
import * as accessibility from '#app/routes/site/clinic/accessibility.tsx';
import * as campaign from '#app/routes/site/clinic/campaign.tsx';
import * as dryEye from '#app/routes/site/clinic/dry-eye.tsx';
import * as lenses from '#app/routes/site/clinic/lenses.tsx';
import * as privacy from '#app/routes/site/clinic/privacy.tsx';
import * as waitlist from '#app/routes/site/clinic/waitlist.tsx';
import * as blog from '#app/routes/site/editorial/blog.tsx';
import * as cataract from '#app/routes/site/editorial/cataract.tsx';
import * as episode from '#app/routes/site/editorial/episode.tsx';
import * as faq from '#app/routes/site/editorial/faq.tsx';
import * as podcast from '#app/routes/site/editorial/podcast.tsx';
import * as post from '#app/routes/site/editorial/post.tsx';
import * as search from '#app/routes/site/editorial/search.tsx';
import * as home from '#app/routes/site/home/home.tsx';
import * as payment from '#app/routes/site/plans/payment.tsx';
import * as plan from '#app/routes/site/plans/plan.tsx';
import * as plans from '#app/routes/site/plans/plans.tsx';
import * as plansFlex from '#app/routes/site/plans/plans-flex.tsx';
import * as plansOnline from '#app/routes/site/plans/plans-online.tsx';
import * as subscribe from '#app/routes/site/plans/subscribe.tsx';
import * as service from '#app/routes/site/services/service.tsx';
import * as services from '#app/routes/site/services/services.tsx';
import { stillContents, testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs, noDeadLetters } from '#tests/jobs.ts';
import { faultsOf, nodesOf, typesOf, wholeClinic } from '#tests/structured-data.ts';

const ORIGIN = 'https://clinica.example.com';
const { db } = await testDatabase();

type Contents = AppServices['contents'];

function argsFor(path: string, contents: Contents = testContents) {
  const context = new RouterContextProvider();
  context.set(appServices, {
    db,
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    jobs: idleJobs,
    deadLetters: noDeadLetters,
    log: pino({ level: 'silent' }),
    clinic: testClinic,
    contents,
    contentStore: stillContents,
    env: {
      nodeEnv: 'test',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: new URL(ORIGIN),
      appSecret: 'a secret for tests only, long enough',
      trustProxy: [],
      rateLimits: false,
      logLevel: 'silent',
    },
  });
  const url = new URL(path, ORIGIN);
  return { context, request: new Request(url), url };
}

type TestArgs = ReturnType<typeof argsFor>;

const none = { params: {} };
const EVERY_PAGE = ['MedicalClinic', 'WebSite'];
const below = (...types: string[]) => [...EVERY_PAGE, 'BreadcrumbList', ...types].sort();

/** Each page that tells machines something, with its expected types and its loader. */
const PAGES: [string, string[], (args: TestArgs) => unknown][] = [
  [
    '/',
    [...EVERY_PAGE, 'MedicalProcedure', 'MedicalTest', 'WebPage'].sort(),
    (args) => home.loader({ ...args, ...none, pattern: '/' }),
  ],
  [
    '/servicos',
    below('CollectionPage', 'MedicalProcedure', 'MedicalTest'),
    (args) => services.loader({ ...args, ...none, pattern: '/servicos' }),
  ],
  ...['consultas-oftalmologicas', 'campo-visual'].map((serviceId): (typeof PAGES)[number] => [
    `/servicos/${serviceId}`,
    below(
      'FAQPage',
      'MedicalWebPage',
      serviceId === 'campo-visual' ? 'MedicalTest' : 'MedicalProcedure',
    ),
    (args) => service.loader({ ...args, params: { serviceId }, pattern: '/servicos/:serviceId' }),
  ]),
  [
    '/sobre',
    below('AboutPage', 'Person', 'Physician'),
    (args) => about.loader({ ...args, ...none, pattern: '/sobre' }),
  ],
  [
    '/acessibilidade',
    below('WebPage'),
    (args) => accessibility.loader({ ...args, ...none, pattern: '/acessibilidade' }),
  ],
  ['/faq', below('FAQPage'), (args) => faq.loader({ ...args, ...none, pattern: '/faq' })],
  ['/busca', below('WebPage'), (args) => search.loader({ ...args, ...none, pattern: '/busca' })],
  [
    '/privacy',
    below('WebPage'),
    (args) => privacy.loader({ ...args, ...none, pattern: '/privacy' }),
  ],
  [
    '/lentes',
    below('FAQPage', 'MedicalWebPage'),
    (args) => lenses.loader({ ...args, ...none, pattern: '/lentes' }),
  ],
  [
    '/artigos/catarata',
    below('MedicalWebPage', 'Person'),
    (args) => cataract.loader({ ...args, ...none, pattern: '/artigos/catarata' }),
  ],
  ['/blog', below('CollectionPage'), (args) => blog.loader({ ...args, ...none, pattern: '/blog' })],
  [
    '/blog/catarata-sinais',
    below('BlogPosting', 'MedicalProcedure', 'MedicalWebPage', 'Person'),
    (args) => post.loader({ ...args, params: { slug: 'catarata-sinais' }, pattern: '/blog/:slug' }),
  ],
  [
    '/podcast',
    below('CollectionPage', 'PodcastSeries'),
    (args) => podcast.loader({ ...args, ...none, pattern: '/podcast' }),
  ],
  [
    '/podcast/glaucoma',
    below('Person', 'PodcastEpisode', 'PodcastSeries', 'WebPage'),
    (args) => episode.loader({ ...args, params: { slug: 'glaucoma' }, pattern: '/podcast/:slug' }),
  ],
  [
    '/planos',
    below('CollectionPage', 'FAQPage', 'Product'),
    (args) => plans.loader({ ...args, ...none, pattern: '/planos' }),
  ],
  [
    '/planosonline',
    below('CollectionPage', 'FAQPage', 'Product'),
    (args) => plansOnline.loader({ ...args, ...none, pattern: '/planosonline' }),
  ],
  [
    '/planosflex',
    below('CollectionPage', 'FAQPage', 'Product'),
    (args) => plansFlex.loader({ ...args, ...none, pattern: '/planosflex' }),
  ],
  [
    '/planopadrao',
    below('ItemPage', 'Product'),
    (args) => plan.loader({ ...args, ...none, pattern: '/planopadrao' }),
  ],
  [
    '/pagamentopadraoonline',
    below('ItemPage', 'Product'),
    (args) => payment.loader({ ...args, ...none, pattern: '/pagamentopadraoonline' }),
  ],
  [
    '/assine',
    below('WebPage'),
    (args) => subscribe.loader({ ...args, ...none, pattern: '/assine' }),
  ],
  [
    '/waitlist',
    below('WebPage'),
    (args) => waitlist.loader({ ...args, ...none, pattern: '/waitlist' }),
  ],
  [
    '/questionario-olho-seco',
    below('MedicalWebPage'),
    (args) => dryEye.loader({ ...args, ...none, pattern: '/questionario-olho-seco' }),
  ],
  [
    '/campanha/outubro-olho-seco',
    below('MedicalWebPage'),
    (args) =>
      campaign.loader({
        ...args,
        params: { slug: 'outubro-olho-seco' },
        pattern: '/campanha/:slug',
      }),
  ],
];

const told = z.object({ jsonLd: z.unknown() });

/** The structured data of a loader's result, with or without headers. */
async function toldBy(answer: unknown) {
  const value = await answer;
  const { jsonLd } = z
    .union([z.object({ data: told }).transform(({ data }) => data), told])
    .parse(value);
  return nodesOf(jsonLd);
}

describe.each(LOCALES)('in %s', (locale: Locale) => {
  test.each(PAGES)('%s tells what machines ask for', async (path, types, loader) => {
    const address = localPath(locale, path);
    const nodes = await toldBy(loader(argsFor(address)));
    expect(faultsOf(nodes)).toEqual([]);
    expect(typesOf(nodes)).toEqual(types);
    const [page] = nodes;
    expect(page).toMatchObject({ url: `${ORIGIN}${address}`, inLanguage: locale });
  });
});

describe('the clinic', () => {
  const clinicOf = async (contents?: Contents) => {
    const nodes = await toldBy(home.loader({ ...argsFor('/', contents), ...none, pattern: '/' }));
    return wholeClinic.parse(nodes.find((node) => node['@type'].includes('MedicalClinic')));
  };
  const withRating = (rating: Partial<typeof testClinic.statements.rating>): Contents => {
    const content = testContents['pt-BR'];
    const statements = {
      ...testClinic.statements,
      rating: { ...testClinic.statements.rating, ...rating },
    };
    return { 'pt-BR': { ...content, clinic: { ...content.clinic, statements } } };
  };

  test('is told with its hours, closed days left out', async () => {
    const { openingHoursSpecification } = await clinicOf();
    const days = openingHoursSpecification.flatMap(({ dayOfWeek }) => dayOfWeek);
    expect(days).toContain('https://schema.org/Monday');
    expect(days).not.toContain('https://schema.org/Saturday');
  });

  test('has a rating while the record says that it is verified and fresh', async () => {
    expect((await clinicOf()).aggregateRating).toMatchObject({
      ratingValue: testClinic.statements.rating.value,
      reviewCount: testClinic.statements.rating.reviews,
    });
    expect((await clinicOf(withRating({ verified: false }))).aggregateRating).toBeUndefined();
    expect(
      (await clinicOf(withRating({ measuredOn: '2025-10-01' }))).aggregateRating,
    ).toBeUndefined();
  });
});

test('a month without a price is not offered', async () => {
  const content = testContents['pt-BR'];
  const { flexMonthlyCents: _, ...clinic } = content.clinic;
  const args = argsFor('/planosflex', { 'pt-BR': { ...content, clinic } });
  const nodes = await toldBy(plansFlex.loader({ ...args, ...none, pattern: '/planosflex' }));
  expect(typesOf(nodes)).not.toContain('Product');
  expect(faultsOf(nodes)).toEqual([]);
});

test('a search does not change what the page tells', async () => {
  const nodes = await toldBy(
    blog.loader({ ...argsFor('/blog?pagina=2'), ...none, pattern: '/blog' }),
  );
  expect(nodes[0]).toMatchObject({ url: `${ORIGIN}/blog` });
});
