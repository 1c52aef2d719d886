import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbound, type Outbound } from '#app/platform/outbound/outbound.server.ts';
import {
  aGoogleReview,
  GOOGLE_KEY,
  GOOGLE_REVIEWS,
  type GoogleMode,
  PLACE_ID,
  startGoogle,
} from '#tests/google-peer.ts';
import { createGoogleReviews, KEPT_MS, RENEWED_AFTER_MS } from './google-reviews.server.ts';
import { googleViewOf } from './google-view.ts';

const google = await startGoogle();
afterAll(google.close);
beforeEach(async () => {
  // What the last look of the test before has asked must not meet the mode of the next one.
  await Promise.allSettled(underWay);
  google.asked.length = 0;
  google.behave('fine');
  google.review(GOOGLE_REVIEWS);
  patience.ms = 60_000;
});

const MINUTE_MS = 60_000;
const direct = createOutbound();
const underWay = new Set<Promise<unknown>>();
/** A test does not wait 5 s for a server that never answers; to all else a busy machine may take its time. */
const patience = { ms: 60_000 };
const patient: Outbound = (request) => {
  const call = direct({ ...request, timeoutMs: patience.ms }).finally(() => underWay.delete(call));
  underWay.add(call);
  return call;
};

function openReviews(
  more: { key?: string | undefined; placeId?: string; isShown?: boolean; origin?: string } = {},
) {
  let nowMs = Date.parse('2026-11-25T12:00:00Z');
  const due: { work: () => void; atMs: number }[] = [];
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const settled = { changes: 0, isShown: more.isShown ?? true };
  const reviews = createGoogleReviews({
    settings: {
      key: 'key' in more ? more.key : GOOGLE_KEY,
      origin: more.origin ?? google.origin,
      outbound: patient,
    },
    clinic: () => ({
      placeId: more.placeId ?? PLACE_ID,
      displayName: 'Clínica de olhos',
      showsGoogleReviews: settled.isShown,
    }),
    clock: { now: () => new Date(nowMs) },
    log: { info: note, warn: note },
    onChange: () => {
      settled.changes += 1;
    },
    later: (work, ms) => due.push({ work, atMs: nowMs + ms }),
  });
  return {
    reviews,
    settled,
    logged: () => JSON.stringify(lines),
    /** Looks, waits for what that has begun, and looks again. */
    async lookAndWait() {
      reviews.look();
      await Promise.allSettled(underWay);
      await nextTurn();
      return reviews.look();
    },
    pass(ms: number) {
      nowMs += ms;
      for (const { work } of due.filter(({ atMs }) => atMs <= nowMs)) work();
    },
  };
}

const asked = (opened: ReturnType<typeof openReviews>) => opened.lookAndWait();

describe('a page', () => {
  test('never waits: the first one has neither reviews nor examples, the next one the reviews', async () => {
    const opened = openReviews();
    expect(opened.reviews.look().kind).toBe('waiting');
    await expect.poll(() => opened.reviews.look().kind).toBe('reviews');
    expect(opened.settled.changes).toBe(1);
    expect(google.asked).toEqual([
      {
        path: `/v1/places/${PLACE_ID}`,
        query: '?languageCode=pt-BR',
        fields: 'displayName,rating,userRatingCount,reviews,googleMapsUri,googleMapsLinks',
      },
    ]);
  });

  test('shows them as they stand at Google, the bad ones too, in the same order', async () => {
    const shown = await asked(openReviews());
    expect(shown).toMatchObject({
      kind: 'reviews',
      rating: 4.6,
      ratings: 1_278,
      links: {
        seeHref: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/place/),
        writeHref: expect.stringMatching(/12e1$/),
      },
      reviews: [
        { author: 'Teresa Exemplo', stars: 5, when: 'há 2 meses', language: 'pt' },
        { author: 'Otávio Amostra', stars: 2, words: 'Esperei quarenta minutos na recepção.' },
        // As she wrote it, not as Google translates it.
        {
          author: 'Grace Sample',
          stars: 4,
          words: 'Clear answers, in English too.',
          language: 'en',
        },
        { author: 'Só Estrelas', stars: 5, words: '', authorUri: undefined },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain('googleusercontent');
  });

  test('tells in English the day, because Google tells how long ago in Portuguese', async () => {
    const shown = await asked(openReviews());
    const view = (locale: 'pt-BR' | 'en-US') => {
      const { reviews = [] } = { reviews: [], ...googleViewOf(shown, { locale, most: 3 }) };
      return reviews.map(({ when, language }) => [when, language]);
    };
    expect(view('pt-BR')).toEqual([
      ['há 2 meses', undefined],
      ['há 5 meses', undefined],
      ['há um ano', 'en'],
    ]);
    expect(view('en-US')).toEqual([
      ['September 20, 2026', 'pt'],
      ['September 20, 2026', 'pt'],
      ['November 2, 2025', undefined],
    ]);
  });

  test('whose clinic has its own review link leads there', async () => {
    const opened = createGoogleReviews({
      settings: { key: GOOGLE_KEY, origin: google.origin, outbound: patient },
      clinic: () => ({
        placeId: PLACE_ID,
        displayName: 'Clínica',
        showsGoogleReviews: true,
        reviewLink: 'https://g.page/r/clareia/review',
      }),
      clock: { now: () => new Date() },
      log: { info: () => undefined, warn: () => undefined },
      onChange: () => undefined,
    });
    expect(opened.look()).toMatchObject({
      links: { writeHref: 'https://g.page/r/clareia/review' },
    });
    await opened.askNow();
  });
});

test('fifty who come at once have Google asked once', async () => {
  const opened = openReviews();
  const release = google.hold();
  const kinds = Array.from({ length: 50 }, () => opened.reviews.look().kind);
  const staff = [opened.reviews.askNow(), opened.reviews.askNow()];
  expect(new Set(kinds)).toEqual(new Set(['waiting']));
  release();
  expect(await Promise.all(staff)).toMatchObject([{ outcome: 'reviews' }, { outcome: 'reviews' }]);
  expect(google.asked).toHaveLength(1);
});

describe('memory', () => {
  test('keeps them an hour at most, and empties itself without being looked at', async () => {
    const opened = openReviews();
    await asked(opened);
    opened.pass(KEPT_MS - 1);
    google.behave('failing');
    expect(opened.reviews.look().kind).toBe('reviews');
    const { changes } = opened.settled;
    opened.pass(1);
    expect(opened.settled.changes).toBe(changes + 1);
    expect(opened.reviews.state().receivedAt).toBeNull();
    expect(KEPT_MS).toBe(60 * MINUTE_MS);
  });

  test('without a timer they are no older either', async () => {
    const reviews = createGoogleReviews({
      settings: { key: GOOGLE_KEY, origin: google.origin, outbound: patient },
      clinic: () => ({ placeId: PLACE_ID, displayName: 'Clínica', showsGoogleReviews: true }),
      clock: { now: () => now },
      log: { info: () => undefined, warn: () => undefined },
      onChange: () => undefined,
      later: () => undefined,
    });
    let now = new Date('2026-11-25T12:00:00Z');
    await reviews.askNow();
    now = new Date(now.getTime() + KEPT_MS);
    const release = google.hold();
    expect(reviews.look().kind).toBe('waiting');
    release();
    await reviews.askNow();
  });

  test('is renewed for who looks in its last ten minutes, and by nobody else', async () => {
    const opened = openReviews();
    await asked(opened);
    opened.pass(RENEWED_AFTER_MS - 1);
    expect(opened.reviews.look().kind).toBe('reviews');
    expect(google.asked).toHaveLength(1);
    opened.pass(1);
    google.review([aGoogleReview({ rating: 3 })]);
    expect(opened.reviews.look()).toMatchObject({ reviews: { length: 4 } });
    await expect.poll(() => opened.reviews.look()).toMatchObject({ reviews: [{ stars: 3 }] });
    expect(google.asked).toHaveLength(2);
  });

  test('asks within the free quota of a month, whoever looks and however often', () => {
    const questions = Math.ceil((31 * 24 * 60 * MINUTE_MS) / RENEWED_AFTER_MS);
    expect(questions).toBeLessThan(1_000);
  });

  test('after a pause new ones are waited for, without examples in between', async () => {
    const opened = openReviews();
    await asked(opened);
    opened.pass(5 * KEPT_MS);
    expect(opened.reviews.look().kind).toBe('waiting');
    await expect.poll(() => opened.reviews.look().kind).toBe('reviews');
  });

  test('what failed once more leaves the last ones until their hour is over', async () => {
    const opened = openReviews();
    await asked(opened);
    google.behave('failing');
    opened.pass(RENEWED_AFTER_MS);
    expect((await opened.lookAndWait()).kind).toBe('reviews');
    opened.pass(10 * MINUTE_MS);
    expect((await opened.lookAndWait()).kind).toBe('none');
  });
});

const FAILURES: [GoogleMode, string][] = [
  ['no-reviews', 'no-reviews'],
  ['forbidden', 'key-refused'],
  ['gone', 'place-gone'],
  ['quota', 'quota'],
  ['failing', 'google-down'],
  ['slow', 'timeout'],
  ['garbage', 'unreadable'],
  ['html', 'unreadable'],
  ['too-large', 'unreadable'],
  ['changed-fields', 'unreadable'],
  ['cut', 'unreachable'],
  ['redirect', 'unreadable'],
];

describe('Google', () => {
  test.each(FAILURES)(
    '%s: the examples are due, the state says %s, the key is nowhere',
    async (mode, outcome) => {
      google.behave(mode);
      if (mode === 'slow') patience.ms = 300;
      const opened = openReviews();
      expect((await asked(opened)).kind).toBe('none');
      expect(opened.reviews.state()).toMatchObject({
        visitorsSee: 'none',
        last: { outcome, count: 0 },
      });
      expect(opened.settled.changes).toBe(1);
      const told = [opened.logged(), JSON.stringify(opened.reviews.state())].join();
      expect(told).toContain(outcome);
      expect(told).not.toMatch(/AIza|CANARIO|ChIJ|consumer/);
    },
  );

  test('that refuses the key by a 400, that does not know the place, or that is not there', async () => {
    const outcomeOf = async (more: Parameters<typeof openReviews>[0]) =>
      (await openReviews(more).reviews.askNow())?.outcome;
    expect(await outcomeOf({ key: 'AIzaSy-wrong-key' })).toBe('key-refused');
    expect(await outcomeOf({ placeId: 'ChIJanotherplace000000' })).toBe('place-gone');
    expect(await outcomeOf({ origin: 'http://127.0.0.1:1' })).toBe('unreachable');
    expect(await outcomeOf({ placeId: '../../v1/places:searchText?x=' })).toBe('place-gone');
  });

  test('with hostile words: text stays text, and no link leads anywhere but to Google', async () => {
    google.behave('hostile');
    const shown = await asked(openReviews());
    expect(shown).toMatchObject({
      kind: 'reviews',
      reviews: [
        {
          author: '<svg onload=alert(4)> Nome',
          authorUri: undefined,
          uri: undefined,
          language: undefined,
          words: expect.stringMatching(/^<script>alert\(1\)<\/script><img/),
        },
      ],
    });
    expect(JSON.stringify(shown)).not.toMatch(/\\u0000|\u202e|\\u0007|javascript:|evil/);
  });

  test.each([
    ['http://www.google.com/maps/contrib/1', undefined],
    ['https://user:secret@www.google.com/maps', undefined],
    ['https://www.google.com:8443/maps', undefined],
    ['data:text/html,x', undefined],
    ['//www.google.com/maps', undefined],
    ['https://notgoogle.com/', undefined],
    ['https://google.com.br.example/', undefined],
    ['https://www.google.com.br/maps/contrib/1', 'https://www.google.com.br/maps/contrib/1'],
    ['https://maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
  ])('the author link %s is %s', async (uri, expected) => {
    google.review([aGoogleReview({ authorAttribution: { displayName: 'A', uri } })]);
    expect(await asked(openReviews())).toMatchObject({ reviews: [{ authorUri: expected }] });
  });

  test('with a review of nobody: it is not shown, because it must not be without its author', async () => {
    google.review([aGoogleReview({ authorAttribution: undefined }), aGoogleReview()]);
    expect(await asked(openReviews())).toMatchObject({ reviews: { length: 1 } });
  });

  test('with words beyond measure: they end', async () => {
    const text = 'á'.repeat(20_000);
    google.review([aGoogleReview({ originalText: { text, languageCode: 'pt' } })]);
    const shown = await asked(openReviews());
    if (shown.kind !== 'reviews') throw new Error(shown.kind);
    expect(shown.reviews[0]?.words).toHaveLength(5_000);
  });
});

describe('who fails again and again', () => {
  test('is asked five times, then once a minute', async () => {
    google.behave('failing');
    const opened = openReviews();
    for (let count = 0; count < 8; count += 1) await opened.lookAndWait();
    expect(google.asked).toHaveLength(5);
    opened.pass(MINUTE_MS);
    for (let count = 0; count < 3; count += 1) await opened.lookAndWait();
    expect(google.asked).toHaveLength(6);
  });

  test.each(['forbidden', 'gone', 'quota'] as const)(
    'with %s, in which no second helps, every quarter of an hour',
    async (mode) => {
      google.behave(mode);
      const opened = openReviews();
      for (let count = 0; count < 4; count += 1) await opened.lookAndWait();
      expect(google.asked).toHaveLength(1);
      opened.pass(15 * MINUTE_MS);
      google.behave('fine');
      expect((await opened.lookAndWait()).kind).toBe('reviews');
    },
  );
});

test.each([
  ['a key', { key: undefined }],
  ['consent of staff', { isShown: false }],
])('without %s Google is not asked, and pages are as before', (_what, more) => {
  expect(openReviews(more).reviews.look()).toEqual({ kind: 'off' });
  expect(google.asked).toEqual([]);
});

test('what staff switch off is gone at once, though still in memory', async () => {
  const opened = openReviews();
  await asked(opened);
  opened.settled.isShown = false;
  expect(opened.reviews.look()).toEqual({ kind: 'off' });
  expect(opened.reviews.state()).toMatchObject({ isShown: false, visitorsSee: 'off' });
});
