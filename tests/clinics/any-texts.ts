import fc from 'fast-check';
import { CAMPAIGN_LENGTHS, POINTS } from '#app/clinic/campaign-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { MailPart } from '#app/clinic/mail-words/mail-names.ts';
import { namesIn } from '#app/clinic/mail-words/mail-words-fields.ts';
import {
  kindOf,
  leadingPart,
  partsOf,
  WORDED_IDS,
  type WordedId,
} from '#app/clinic/mail-words/worded-list.ts';
import { REPLY_NAMES } from '#app/clinic/record/reply-fields.ts';
import { LOCALES } from '#app/platform/locale.ts';
import {
  day,
  inLanguages,
  maybe,
  ofTheirOwn,
  period,
  shortInLanguages,
  some,
  words,
} from './any-words.ts';

// What a clinic writes itself: campaigns, mails, answers, what its articles are about, what patients say.

const points = fc.array(
  fc.record({
    title: words(CAMPAIGN_LENGTHS.pointTitle),
    text: words(CAMPAIGN_LENGTHS.pointText),
  }),
  { minLength: POINTS, maxLength: POINTS },
);
const campaignTexts = fc.record({
  title: words(CAMPAIGN_LENGTHS.title),
  lead: words(CAMPAIGN_LENGTHS.lead),
  benefits: points,
  steps: points,
  more: fc.oneof(
    fc.constant(''),
    fc.tuple(words(), words(300)).map(([title, text]) => `## ${title}\n\n${text}`),
  ),
});
const campaign = fc.record({
  isYearly: fc.boolean(),
  offersQuestionnaire: fc.boolean(),
  gives: inLanguages(100),
  code: fc.constantFrom('OLHOS', 'Visão & luz', 'a-b-c'),
  days: period,
  services: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  texts: maybe(
    fc.oneof(campaignTexts, fc.record({ 'pt-BR': campaignTexts, 'en-US': campaignTexts })),
  ),
});

/** Most of a year, as long as the days of one campaign may be apart. */
const LONGEST_DAYS = 365;
const DAY_MS = 86_400_000;
const isShort = (first: string, last: string) =>
  Date.parse(last) - Date.parse(first) <= LONGEST_DAYS * DAY_MS;

/** Up to three campaigns for services that the clinic has. */
export const campaigns = maybe(fc.array(campaign, { maxLength: 3 })).map(
  (drawn) =>
    (slugs: readonly string[]): ClinicRecord['campaigns'] =>
      drawn?.map(({ code, days: { first, last }, services, ...each }, index) => ({
        ...each,
        slug: `campanha-${index + 1}`,
        code: `${code} ${index + 1}`,
        startsOn: isShort(first, last) ? first : last,
        endsOn: last,
        services: [...new Set(services.map((n) => slugs[n % slugs.length] ?? ''))],
      })),
);

/** A text with every name that it may have, and those that it needs. */
function mailText(id: WordedId, part: MailPart) {
  if (!partsOf(id).includes(part)) return fc.constant('');
  const needed = part === leadingPart(id) ? (kindOf(id).needs ?? []) : [];
  return fc
    .record({ start: words(20), named: fc.subarray([...namesIn(id, part)]) })
    .map(({ start, named }) => {
      const names = new Set([...needed, ...named]);
      const text = `${start} ${[...names].map((name) => `{${name}}`).join(' ')}`;
      return part === 'opening' || part === 'text' ? text.replace(' ', '\n') : text;
    });
}
const inOneLanguage = (id: WordedId) =>
  some({
    subject: mailText(id, 'subject'),
    opening: mailText(id, 'opening'),
    closing: mailText(id, 'closing'),
    text: mailText(id, 'text'),
  });
export const mailWords = maybe(
  fc
    .subarray([...WORDED_IDS])
    .chain((ids) =>
      fc.record(
        Object.fromEntries(
          ids.map((id) => [
            id,
            some({ portuguese: inOneLanguage(id), english: inOneLanguage(id) }),
          ]),
        ),
        { noNullPrototype: true },
      ),
    ),
);

const reply = fc.record({
  title: words(40),
  text: shortInLanguages(200),
  named: fc.subarray([...REPLY_NAMES]),
  isArchived: maybe(fc.boolean()),
});
export const replyTemplates = maybe(
  fc.array(reply, { maxLength: 3 }).map((all) =>
    all.map(({ named, text, ...each }, index) => {
      const names = named.map((name) => ` {${name}}`).join('');
      return {
        slug: `resposta-${index + 1}`,
        ...each,
        text:
          typeof text === 'string'
            ? text + names
            : { 'pt-BR': text['pt-BR'] + names, 'en-US': text['en-US'] + names },
      };
    }),
  ),
);

const category = fc.record({
  label: inLanguages(40),
  isArchived: maybe(fc.boolean()),
  address: fc.constantFrom(undefined, 'tema'),
  former: fc.constantFrom(undefined, [], ['antigo']),
});
export const postCategories = maybe(
  fc.tuple(inLanguages(40), fc.array(category, { maxLength: 4 })).map(([label, all]) => [
    { slug: 'assunto', label: ofTheirOwn(label, 9) },
    ...all.map(({ label: own, isArchived, address, former }, index) => ({
      slug: `assunto-${index + 1}`,
      label: ofTheirOwn(own, index),
      isArchived,
      address: address && `${address}-${index}`,
      formerAddresses: former?.map((each) => `${each}-${index}`),
    })),
  ]),
);

export const testimonials = maybe(
  fc
    .array(
      fc.record({ words: words(200), shownName: words(), locale: fc.constantFrom(...LOCALES) }),
      {
        maxLength: 2,
      },
    )
    .map((all) => all.map((each, index) => ({ id: index + 1, ...each }))),
);

const statement = { source: inLanguages(), measuredOn: day, verified: fc.boolean() };
const figure = fc.integer({ min: 1, max: 90_000 });
export const statements = fc.record({
  patients: fc.record({ value: figure, ...statement }),
  years: fc.record({ value: figure, ...statement }),
  rating: fc.record({
    value: fc.constantFrom(1, 3.7, 5),
    best: fc.constant(5 as const),
    reviews: figure,
    ...statement,
  }),
  answerMinutes: fc.record({ value: figure, ...statement }),
  sameDayReport: fc.record({ value: fc.boolean(), ...statement }),
});
