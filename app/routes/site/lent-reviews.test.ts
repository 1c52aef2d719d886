import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { appServices } from '#app/context/app-services.ts';
import { type GoogleView, googleViewOf } from '#app/features/reviews/google-view.ts';
import type { Testimonial } from '#app/features/reviews/review.ts';
import { ShownReviews } from '#app/features/reviews/shown-reviews.tsx';
import { LocaleProvider } from '#app/locales/use-locale.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { GOOGLE_KEY, type GoogleMode, PLACE_ID, startGoogle } from '#tests/google-peer.ts';
import { testReviews } from '#tests/google-reviews.ts';
import { staffAppServices } from '#tests/staff.ts';
import * as about from './clinic/about.tsx';
import * as home from './home/home.tsx';
import * as reviewsTest from './machines/reviews-test.tsx';

const google = await startGoogle();
afterAll(google.close);
const database = await testDatabase();
const clock = stillClock();
const services = await staffAppServices(database, clock);

beforeEach(() => {
  google.behave('fine');
  services.googleReviews = testReviews({ origin: google.origin, clock });
});

const PATHS = ['/', '/sobre', '/google-reviews-test'] as const;
type Path = (typeof PATHS)[number];

async function loaded(path: Path, locale: Locale = 'pt-BR') {
  const context = new RouterContextProvider();
  context.set(appServices, services);
  const url = new URL(localPath(locale, path), 'https://clinica.example.com');
  const args = { request: new Request(url), url, context, params: {} };
  const answer =
    path === '/'
      ? await home.loader({ ...args, pattern: '/' })
      : path === '/sobre'
        ? about.loader({ ...args, pattern: '/sobre' })
        : reviewsTest.loader({ ...args, pattern: '/google-reviews-test' });
  return { data: answer.data, headers: answer.init?.headers };
}

const examples = [
  { author: 'Pessoa de exemplo', stars: 5, text: 'Texto de exemplo', isExample: true as const },
];
const testimonials: Testimonial[] = [
  { id: 1, words: 'Com calma.', shownName: 'Ana', locale: 'pt-BR' },
];

function htmlOf(
  view: GoogleView,
  shown: readonly Testimonial[] = [],
  locale: Locale = 'pt-BR',
): string {
  const part = createElement(ShownReviews, { google: view, testimonials: shown, examples, locale });
  return renderToStaticMarkup(createElement(LocaleProvider, { value: locale }, part));
}

async function viewAfter(mode: GoogleMode): Promise<GoogleView> {
  google.behave(mode);
  await services.googleReviews?.askNow();
  const shown = services.googleReviews?.look() ?? { kind: 'off' as const };
  return googleViewOf(shown, { locale: 'pt-BR', most: 5 });
}

describe('a page with reviews of Google', () => {
  test.each(PATHS)('%s is kept for a minute, by this process alone', async (path) => {
    await services.googleReviews?.askNow();
    const { data, headers } = await loaded(path);
    expect(data.google.kind).toBe('reviews');
    expect(headers).toEqual({
      'cache-control': 'private, max-age=0, must-revalidate',
      'x-kept-seconds': '60',
    });
  });

  test.each(PATHS)(
    '%s without them, as after an error, is made anew after a minute',
    async (path) => {
      google.behave('failing');
      await services.googleReviews?.askNow();
      const { data, headers } = await loaded(path);
      expect(data.google.kind).toBe('none');
      expect(headers).toMatchObject({ 'x-kept-seconds': '60' });
    },
  );

  test.each(PATHS)(
    '%s tells machines nothing of them: no review, no rating of Google',
    async (path) => {
      const toldBy = (answer: Awaited<ReturnType<typeof loaded>>) =>
        JSON.stringify('jsonLd' in answer.data ? answer.data.jsonLd : null);
      const before = toldBy(await loaded(path));
      await services.googleReviews?.askNow();
      const answer = await loaded(path);
      const now = toldBy(answer);
      expect(answer.data.google.kind).toBe('reviews');
      expect(now).toBe(before);
      expect(now).not.toMatch(/"@type":"Review"|1278|"ratingValue":4\.6/);
    },
  );

  test('has the key nowhere, and the place on no page of the state', async () => {
    await services.googleReviews?.askNow();
    for (const path of PATHS) expect(JSON.stringify(await loaded(path))).not.toContain(GOOGLE_KEY);
    const { data } = await loaded('/google-reviews-test');
    expect(JSON.stringify('state' in data ? data.state : null)).not.toContain(PLACE_ID);
  });
});

test('the home shows one rating: Google’s own where that is known, else what the clinic claims', async () => {
  const claimed = async () => {
    const { data } = await loaded('/');
    return 'statements' in data ? data.statements.rating?.value : null;
  };
  expect(await claimed()).toBe(4.9);
  await services.googleReviews?.askNow();
  expect(await claimed()).toBeUndefined();
});

test('where Google is not used the page about the clinic stays kept until something changes', async () => {
  delete services.googleReviews;
  const { headers } = await loaded('/sobre');
  expect(headers).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' });
});

describe('what is shown', () => {
  test('names who wrote it, with the link, when, and Google Maps, without a picture of anybody', async () => {
    const html = htmlOf(await viewAfter('fine'));
    expect(html).toContain(
      '<a href="https://www.google.com/maps/contrib/100000000000000000001/reviews"',
    );
    expect(html).toContain('há 2 meses');
    expect(html).toContain('4,6 de 5');
    expect(html).toContain('média de 1.278 avaliações');
    expect(html).toContain('<span translate="no">Google\u00a0Maps</span>');
    expect(html).toContain('<blockquote lang="en"><p>Clear answers, in English too.</p>');
    expect(html).toContain('Esperei quarenta minutos');
    expect(html).toContain('Ver no Google');
    expect(html).toContain('Avalie a clínica no Google');
    expect(html).not.toMatch(/<img|googleusercontent|exemplo<|São exemplos/);
  });

  test('has testimonials with permission beside it, each under its own heading', async () => {
    const html = htmlOf(await viewAfter('fine'), testimonials);
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html).toContain('Com calma.');
  });

  test('escapes whatever Google sends', async () => {
    const html = htmlOf(await viewAfter('hostile'));
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<script|<img|<style|<svg onload|javascript:|evil/);
  });

  test.each([
    'no-reviews',
    'forbidden',
    'gone',
    'quota',
    'failing',
    'garbage',
    'html',
    'too-large',
    'changed-fields',
    'cut',
    'redirect',
  ] as const)(
    'when Google answers with %s: the examples with their warning, and the links',
    async (mode) => {
      const html = htmlOf(await viewAfter(mode));
      expect(html).toContain('São exemplos');
      expect(html).toContain('Texto de exemplo');
      expect(html).toContain('Ver no Google');
      expect(html).toMatch(/query_place_id=ChIJclareia|maps\/place\/\/data/);
      expect(html).not.toContain('Google\u00a0Maps');
    },
  );

  test('before the first answer: neither examples nor reviews, so nothing changes under who reads', () => {
    const shown = services.googleReviews?.look() ?? { kind: 'off' as const };
    const html = htmlOf(googleViewOf(shown, { locale: 'pt-BR', most: 5 }));
    expect(html).not.toContain('São exemplos');
    expect(html).toContain('Ver no Google');
  });

  test('not configured: as before, and nothing of Google', () => {
    const html = htmlOf({ kind: 'off' });
    expect(html).toContain('São exemplos');
    expect(html).not.toContain('google');
    expect(htmlOf({ kind: 'off' }, testimonials)).not.toContain('São exemplos');
  });
});
