import pino from 'pino';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { LocaleProvider } from '#app/locales/use-locale.ts';
import { LOCALES, type Locale, localPath } from '#app/platform/locale.ts';
import { openDatabase } from '#server/database.ts';
import { stillContents, testContents } from '#tests/contents.ts';
import { testClinic } from '#tests/database.ts';
import { idleJobs, noDeadLetters } from '#tests/jobs.ts';
import { loader } from './home.tsx';
import { HomePage } from './home-page.tsx';

// Nothing here queries the database.
const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} });
afterAll(close);

function readHome(locale: Locale, contents: AppServices['contents'] = testContents) {
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

function htmlOf(locale: Locale): string {
  const page = createElement(HomePage, readHome(locale));
  return renderToStaticMarkup(createElement(LocaleProvider, { value: locale }, page));
}

const pages = { 'pt-BR': htmlOf('pt-BR'), 'en-US': htmlOf('en-US') };

test.each(LOCALES)('the home in %s has all its parts, in order', (locale) => {
  const ids = [...pages[locale].matchAll(/aria-labelledby="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'numeros',
    'servicos',
    'como-agendar',
    'quem-atende',
    'opinioes',
    'onde-fica',
    'duvidas',
    'episodios',
    'artigos',
    'contato',
    'escreva',
  ]);
  for (const id of ids) expect(pages[locale]).toContain(`id="${id}"`);
});

test('every service is in the row, and the way to all of them says how many', () => {
  expect(pages['pt-BR'].match(/href="\/servicos\/[\w-]+"/g)).toHaveLength(12);
  expect(pages['pt-BR']).toContain('Ver os 12 serviços');
  expect(pages['en-US'].match(/href="\/en-us\/servicos\/[\w-]+"/g)).toHaveLength(12);
  expect(pages['en-US']).toContain('View all 12 services');
});

test('the three newest episodes and articles are shown, with example reviews marked as such', () => {
  const { episodes, posts, reviews } = readHome('pt-BR');
  const days = (list: readonly { publishedOn: string }[]) => list.map((each) => each.publishedOn);
  for (const list of [days(episodes), days(posts)]) {
    expect(list).toHaveLength(3);
    expect(list).toEqual([...list].sort().reverse());
  }
  expect(reviews.every(({ isExample }) => isExample)).toBe(true);
  expect(pages['pt-BR']).toContain('Não são de pessoas reais.');
  expect(pages['en-US']).toContain('No real person wrote them.');
});

test('no link of the English home leads back into Portuguese', () => {
  const links = [...pages['en-US'].matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, to]) => to);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((to) => !/^\/en-us(?:[/?#]|$)/.test(to ?? ''))).toEqual([]);
});

test('no Portuguese is left on the English home but names and addresses', () => {
  const words = pages['en-US'].replace(/<address.*?<\/address>/gs, '').replace(/<[^>]+>/g, ' ');
  expect(words).not.toMatch(/\b(?:você|horários?|serviços?|clínica (?!Clareia)|médica|em|para)\b/);
});

test('the English home has its own title and address', () => {
  const { locale, canonical, contactForm } = readHome('en-US');
  expect([locale, canonical]).toEqual(['en-US', 'https://clinica.example.com/en-us']);
  expect(contactForm.consent.text).toMatch(/^I agree that /);
});

test('without English the home of that language is not there', () => {
  expect(() => readHome('en-US', { 'pt-BR': testContents['pt-BR'] })).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
});
