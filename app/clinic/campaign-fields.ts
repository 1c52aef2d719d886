import { z } from 'zod';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import { calendarDay, localized, slug, words } from './clinic-fields.ts';
import { addDays } from './clinic-time.ts';
import { codeLetters, MAX_CODE_LENGTH } from './coupon-code.ts';

/** How long the texts of a campaign may be, in characters. */
export const CAMPAIGN_LENGTHS = {
  title: 70,
  lead: 180,
  gives: 120,
  pointTitle: 80,
  pointText: 400,
  more: 8_000,
};
export const POINTS = 4;

const point = z.strictObject({
  title: words.max(CAMPAIGN_LENGTHS.pointTitle),
  text: words.max(CAMPAIGN_LENGTHS.pointText),
});
const points = z.array(point).length(POINTS);

/** The texts of a campaign in one language. */
export const campaignTexts = z.strictObject({
  title: words.max(CAMPAIGN_LENGTHS.title),
  lead: words.max(CAMPAIGN_LENGTHS.lead),
  benefits: points,
  steps: points,
  /** Markdown with '##' headings; may be empty. */
  more: z.string().max(CAMPAIGN_LENGTHS.more),
});

/** A value for each language of the site. */
export function inEachLanguage<Value extends z.ZodType>(value: Value) {
  return z.record(z.enum(LOCALES), value);
}

export type CampaignTexts = z.output<typeof campaignTexts>;
/** As the record has them: one text for all languages, or one for each. */
type EachLanguage = CampaignTexts | Readonly<Record<Locale, CampaignTexts>>;

/** By the time it is validated, one language has been picked. */
const textsInOneLanguage: z.ZodType<CampaignTexts, EachLanguage> = z.pipe(
  z.custom<EachLanguage>(),
  campaignTexts,
);

/** The same as the checks of the table campaigns, into which each start takes those that it lacks. */
const LEAST_LETTERS = 3;
const LONGEST_SLUG = 60;
const MOST_DAYS = 366;

/** Published campaigns: the record's, until staff keep their own on screen. */
export const campaigns = z
  .array(
    z
      .strictObject({
        slug: slug.min(LEAST_LETTERS).max(LONGEST_SLUG),
        code: words
          .max(MAX_CODE_LENGTH)
          .refine(
            (code) => codeLetters(code).length >= LEAST_LETTERS,
            'must have three letters or figures',
          ),
        /** What the code gives, in a few words. */
        gives: localized,
        /** Slugs of the services it is valid for. */
        services: z.array(slug).min(1),
        /** First and last day, both included; of a yearly one those of its first year. */
        startsOn: calendarDay,
        endsOn: calendarDay,
        isYearly: z.boolean(),
        /** Whether its page offers the dry-eye questionnaire. */
        offersQuestionnaire: z.boolean(),
        /** Left out where the texts are those of its page in content/. */
        texts: textsInOneLanguage.optional(),
      })
      .refine(
        ({ startsOn, endsOn }) => startsOn <= endsOn && endsOn < addDays(startsOn, MOST_DAYS),
        {
          message: 'must be a day from the first on, within a year',
          path: ['endsOn'],
        },
      ),
  )
  .default([]);
