import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lintedParts } from '#app/features/compliance/linted-content.ts';
import { FAQ_PLACEHOLDERS } from '#app/features/faq/faq-entry.ts';
import { PLACEHOLDERS } from '#app/features/privacy/privacy-text.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { bodyInWords, frontInWords, type TextWords } from '#app/platform/text/clinic-text.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import {
  MOST_WORDS,
  readingEase,
  type Sentence,
  sentencesOf,
  wordsIn,
} from '#app/platform/text/plain-language.ts';
import { stillContents, testSource } from '#tests/contents.ts';
import { publicPathOf } from './content-types.ts';

const LEAST_EASE = 75;

// Addresses, times and names, among them those of courses and institutions.
const UNREAD =
  /^(?:tags|audio|guid|chapters\.\d+\.at|video\.(?:film|captions|poster)|studies|societies|cover\.image|photo)/;
const HEADINGS = /(?:^|\.)(?:title|shortTitle|name|urgent)$/;

type Entry = { label: string; locale: string; path: string; sentences: Sentence[] };

const anyFront = z.record(z.string(), z.unknown());
/** As the demonstration says it. */
const wordsOf = new Map<string, TextWords | undefined>();
for (const locale of LOCALES) wordsOf.set(locale, (await testSource(locale)).words);

const allEntries: Entry[] = [...stillContents.files].flatMap(([label, source]) => {
  const [locale = '', kind = '', file] = label.split('/');
  const written = readParts(source);
  const words = wordsOf.get(locale);
  const front = anyFront.parse(frontInWords(written.front, words).front);
  const body = bodyInWords(written.body, words, [...FAQ_PLACEHOLDERS, ...PLACEHOLDERS]);
  const sentences = lintedParts(front, body)
    .filter(({ field }) => !UNREAD.test(field))
    .flatMap(({ field, text }) =>
      sentencesOf(text).map((each) => (HEADINGS.test(field) ? { ...each, isHeading: true } : each)),
    );
  const key = file
    ? { kind, slug: file.replace('.md', '') }
    : { kind: 'texts', slug: kind.replace('.md', '') };
  const [path = label] = publicPathOf(key)?.split('#') ?? [];
  return [{ label, locale, path, sentences }];
});
const entries = allEntries.filter(({ locale }) => locale === 'pt-BR');
const pages = Map.groupBy(entries, ({ path }) => path);

/** Sentences that a test finds fault with, with the file they stand in; of the Portuguese texts unless told. */
const found = (isWrong: (text: string) => boolean, among = entries) =>
  among.flatMap(({ label, sentences }) =>
    sentences.filter(({ text }) => isWrong(text)).map(({ text }) => `${label}: ${text}`),
  );

test('no sentence has more than 25 words, in any language', () => {
  expect(entries.length).toBeGreaterThan(90);
  expect(allEntries).toHaveLength(2 * entries.length);
  expect(found((text) => wordsIn(text).length > MOST_WORDS, allEntries)).toEqual([]);
});

test.each([...pages])('%s reads easily', (_path, texts) => {
  const ease = readingEase(texts.flatMap(({ sentences }) => sentences));
  expect(ease).toBeGreaterThanOrEqual(LEAST_EASE);
});

describe('what is urgent', () => {
  const SIGNS = [
    /\bdor(?:es)? (?:muito )?forte|\bdoer? muito|\bdói muito/i,
    /(?:perd|queda|pior|sumi|some)\S* (?:d?a )?(?:visão|vista)|visão (?:sumir|piorar|embaç)/i,
    /pancada|\bcorte\b/i,
    /produto químico/i,
    /clar(?:ão|ões)|luzes piscando|manchas novas|sombra/i,
    /olho (?:muito )?vermelho|vermelhidão/i,
    /secreção/i,
    /incômodo com a luz|luz incomod/i,
    /boca torta|fala enrolada|fraqueza/i,
  ];
  const ACTION = /pronto-socorro|\b192\b|emergência|mesmo dia|na hora|imediat/i;
  const signsIn = (text: string) => SIGNS.filter((sign) => sign.test(text)).length;

  test('no sentence tells what to do and three signs at once: signs are a list', () => {
    expect(found((text) => ACTION.test(text) && signsIn(text) > 2)).toEqual([]);
  });

  test('a list of signs comes after what to do', () => {
    const blocks = [...stillContents.files]
      .filter(([label]) => label.startsWith('pt-BR/') && !label.includes('/episodes/'))
      .flatMap(([label, source]) => {
        const paragraphs = readParts(source).body.split(/\n{2,}/);
        return paragraphs.flatMap((paragraph, at) => {
          const items = /^(?:-|1\.) /.test(paragraph) ? paragraph.split('\n') : [];
          const isUrgent = items.filter((item) => signsIn(item) > 0).length > 2;
          return isUrgent && !ACTION.test(paragraphs[at - 1] ?? '')
            ? [`${label}: ${paragraph}`]
            : [];
        });
      });
    expect(blocks).toEqual([]);
  });

  test('the first words of the sentence say what to do', () => {
    const GO = /pronto-socorro de olhos/;
    const first = /^(?:\S+ ){0,6}(?:vá|fale|ligue|pare|tire)[ ,]/i;
    expect(found((text) => GO.test(text) && !first.test(text))).toEqual([]);
  });
});

test('an appointment is no visit in English either', () => {
  const english = allEntries.filter(({ locale }) => locale === 'en-US');
  const idiom =
    /follow-up visits?|regular visits|home visits?|visits? to the (?:doctor|website)|\bvisita\b/gi;
  expect(found((text) => /\bvisits?\b/i.test(text.replaceAll(idiom, '')), english)).toEqual([]);
});

test('an appointment is no visit', () => {
  // What is measured of the site, a doctor who comes to the house, and the name of a cookie.
  const ALLOWED = /visitas ao site|visita em casa|^visita:/i;
  const spoken = found((text) => /\bvisitas?\b|\bquem vem\b/i.test(text) && !ALLOWED.test(text));
  expect(spoken).toEqual([]);
});
