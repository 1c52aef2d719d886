import pino from 'pino';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import type { Database } from '#app/db/database.ts';
import { homeMessages } from '#app/locales/home.ts';
import { LocaleProvider } from '#app/locales/use-locale.ts';
import { LOCALES, type Locale, localPath } from '#app/platform/locale.ts';
import { openDatabase } from '#server/database.ts';
import { stillContents, testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs, noDeadLetters } from '#tests/jobs.ts';
import { loader } from './home.tsx';
import { HomePage } from './home-page.tsx';

const agenda = await testDatabase();
const away = openDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} });
afterAll(away.close);

type Asked = { db?: Database; now?: string; contents?: AppServices['contents'] };

// A Saturday, on which the clinic is closed.
const SATURDAY = '2026-11-21T12:00:00Z';

function askHome(
  locale: Locale,
  { db = agenda.db, now = SATURDAY, contents = testContents }: Asked = {},
) {
  const context = new RouterContextProvider();
  context.set(appServices, {
    db,
    clock: { now: () => new Date(now) },
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
      baseUrl: new URL('https://clinica.example.com'),
      appSecret: 'a secret for tests only, long enough',
      trustProxy: [],
      rateLimits: false,
      logLevel: 'silent',
    },
  });
  const url = new URL(localPath(locale, '/'), 'https://clinica.example.com');
  return loader({ request: new Request(url), url, context, params: {}, pattern: '/' });
}

const readHome = async (...asked: Parameters<typeof askHome>) => (await askHome(...asked)).data;

async function htmlOf(locale: Locale, asked?: Asked): Promise<string> {
  const page = createElement(HomePage, await readHome(locale, asked));
  return renderToStaticMarkup(createElement(LocaleProvider, { value: locale }, page));
}

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each(LOCALES)('the home in %s has all its parts, in order', async (locale) => {
  const html = await htmlOf(locale);
  const ids = [...html.matchAll(/<section[^>]* aria-labelledby="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'numeros',
    'servicos',
    'quem-atende',
    'como-enxerga',
    'como-funciona',
    'duvidas',
    'onde-fica',
    'ler-e-ouvir',
  ]);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
});

test('the first words say who, where, when and for whom', async () => {
  const words = wordsOf((await htmlOf('pt-BR')).split('id="numeros"')[0] ?? '');
  const order = [
    'Cuidamos dos seus olhos com calma',
    'Oftalmologista em Serra Clara',
    'Agendar pelo site',
    'Ligar para',
    'Próximo horário livre: segunda, às 8h',
    'Atendemos Saúde Serra Azul, Vale Claro Saúde e particular',
    'WhatsApp',
    'Ver no mapa',
  ].map((each) => words.indexOf(each));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('three services show a free time of each of their next half days, and each time carries the wish', async () => {
  const { times } = await readHome('pt-BR');
  expect(times).toHaveLength(3);
  for (const { starts } of times)
    expect(starts.map(({ startsAt }) => startsAt)).toEqual([
      '2026-11-23T08:00:00-03:00',
      '2026-11-23T13:00:00-03:00',
      '2026-11-24T08:00:00-03:00',
    ]);
  expect(await htmlOf('pt-BR')).toContain(
    'href="/agendamento?servico=consultas-oftalmologicas&amp;inicio=2026-11-23T08%3A00%3A00-03%3A00"',
  );
  const english = await htmlOf('en-US');
  expect(wordsOf(english)).toContain('Next available time: Monday, at 8:00 AM');
});

test('a time more than a week away names its date', async () => {
  await agenda.pool.query(
    `insert into closures (during, reason) values (tstzrange('2026-11-22', '2026-12-02'), 'reforma')`,
  );
  expect(wordsOf(await htmlOf('pt-BR'))).toContain('quarta, 2 de dezembro, às 8h');
});

test('without the database the home says all the rest', async () => {
  const html = await htmlOf('pt-BR', { db: away.db });
  expect(html).not.toContain('Próximo horário livre');
  expect(html).toContain('Agendar pelo site');
  expect(html).toContain('Ver os 12 serviços');
});

test('free times are asked for anew after a minute', async () => {
  const { init } = await askHome('pt-BR');
  expect(init?.headers).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-kept-seconds': '60',
  });
});

test('every service is in the row, and the way to all of them says how many', async () => {
  const pages = { 'pt-BR': await htmlOf('pt-BR'), 'en-US': await htmlOf('en-US') };
  expect(pages['pt-BR'].match(/href="\/servicos\/[\w-]+"/g)).toHaveLength(12);
  expect(pages['pt-BR']).toContain('Ver os 12 serviços');
  expect(pages['en-US'].match(/href="\/en-us\/servicos\/[\w-]+"/g)).toHaveLength(12);
  expect(pages['en-US']).toContain('View all 12 services');
});

test('a clinic with one service is told of in the singular', () => {
  const { services } = homeMessages['pt-BR'];
  expect([services.row(1), services.all(1)]).toEqual(['O serviço', 'Ver o serviço']);
  const english = homeMessages['en-US'].services;
  expect([english.row(1), english.all(1)]).toEqual(['The service', 'View the service']);
});

test('one episode and one article are shown, the newest, and no invented review', async () => {
  const { episode, post } = await readHome('pt-BR');
  const { episodes, posts } = testContents['pt-BR'].editorial;
  const newest = (list: readonly { publishedOn: string }[]) =>
    list
      .map(({ publishedOn }) => publishedOn)
      .sort()
      .at(-1);
  expect([episode?.publishedOn, post?.publishedOn]).toEqual([newest(episodes), newest(posts)]);
  const html = await htmlOf('pt-BR');
  expect(html).not.toContain('pessoas reais');
  expect(html).not.toContain('id="opinioes"');
});

test('what patients said and allow to be shown is there', async () => {
  const pt = testContents['pt-BR'];
  const said = {
    id: 1,
    words: 'A enfermeira explicou tudo, com calma.',
    shownName: 'Ana',
    locale: 'pt-BR',
  } as const;
  const html = await htmlOf('pt-BR', {
    contents: { 'pt-BR': { ...pt, clinic: { ...pt.clinic, testimonials: [said] } } },
  });
  expect(html).toContain(said.words);
});

test('no link of the English home leads back into Portuguese', async () => {
  const html = await htmlOf('en-US');
  const links = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, to]) => to);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((to) => !/^\/en-us(?:[/?#]|$)/.test(to ?? ''))).toEqual([]);
});

test('no Portuguese is left on the English home but names and addresses', async () => {
  const html = await htmlOf('en-US');
  const words = html.replace(/<address.*?<\/address>/gs, '').replace(/<[^>]+>/g, ' ');
  expect(words).not.toMatch(/\b(?:você|horários?|serviços?|clínica (?!Clareia)|médica|em|para)\b/);
});

test('the English home has its own title and address', async () => {
  const { locale, canonical } = await readHome('en-US');
  expect([locale, canonical]).toEqual(['en-US', 'https://clinica.example.com/en-us']);
});

test('without English the home of that language is not there', async () => {
  await expect(readHome('en-US', { contents: { 'pt-BR': testContents['pt-BR'] } })).rejects.toEqual(
    expect.objectContaining({ init: { status: 404 } }),
  );
});

test('of the doctor is said what somebody wrote, and nothing else', async () => {
  const home = testContents['pt-BR'];
  const without = (changes: Partial<(typeof home.clinic.people)[number]> = {}) => {
    const people = home.clinic.people.map((each) => ({ ...each, ...changes }));
    const content = { ...home, people: [], clinic: { ...home.clinic, people } };
    return readHome('pt-BR', { contents: { 'pt-BR': content } });
  };
  expect((await readHome('pt-BR')).doctorWords).toMatch(/^Atende em Serra Clara pessoas de todas/);
  expect((await without()).doctorWords).toBeNull();
  expect((await without({ biography: 'Opera há anos.' })).doctorWords).toBe('Opera há anos.');
});
