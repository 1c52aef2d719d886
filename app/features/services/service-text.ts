import { z } from 'zod';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { LaterPrice, PriceRule } from '#app/clinic/record/own-service-fields.ts';
import { isCaptionsPath, isFilmPath } from '#app/platform/film-files.ts';
import { coded } from '#app/platform/schema-problem.ts';
import { imageAddress } from '#app/platform/text/entry-picture.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';

const words = z.string().trim().min(1, 'is empty');
const minutes = z
  .strictObject({
    min: z.int().positive(),
    max: z.int().positive(),
    /** True when the figures are for one eye; the appointment covers both. */
    perEye: z.boolean().default(false),
  })
  .refine(
    ({ min, max }) => min <= max,
    coded('minutes-reversed', 'must not have a min above its max'),
  );

/** What booking and mails act on; the `preparation` lines tell the patient the same. */
export const preparationFlags = z.strictObject({
  /** The appointment cannot take place without a companion. */
  companion: z.boolean(),
  /** Whole hours of fasting before the appointment; 0 for none. */
  fastingHours: z.int().min(0).max(24),
  /** Dilating drops are or may be used, so the patient should not drive home. */
  dilation: z.boolean(),
  /** They are always used, so patients are asked how they come and go. */
  alwaysDilates: z.boolean().optional(),
  /** Whole hours without contact lenses before the appointment; 0 when no number is set. */
  lensesOffHours: z.int().min(0).max(720),
});

export const serviceFrontMatter = z.strictObject({
  title: words,
  shortTitle: words.max(28, 'must have at most 28 characters'),
  /** One plain sentence, for lists. */
  summary: words.max(160, 'must have at most 160 characters'),
  minutes,
  /** Own services begin with what staff have typed, which may be little. */
  preparation: z.array(words),
  preparationFlags,
  benefits: z
    .array(z.strictObject({ title: words, text: words }))
    .max(5, 'must have at most 5 entries'),
  included: z.array(words),
  questions: z
    .array(
      z.strictObject({
        question: words.endsWith('?', 'must end with a question mark'),
        answer: words,
      }),
    )
    .max(4, 'must have at most 4 entries'),
  /** A film of the clinic's own. */
  video: z
    .strictObject({
      film: z.string().refine(isFilmPath, coded('not-a-film', 'must be the address of a film')),
      captions: z
        .string()
        .refine(isCaptionsPath, coded('not-captions', 'must be the address of captions')),
      /** A drawing stands in for it. */
      poster: imageAddress.optional(),
      /** True for a film without sound, so that nobody looks for a fault. */
      silent: z.literal(true).optional(),
      title: words,
      /** What is seen and said, in a few sentences, for people who do not watch it. */
      description: words,
    })
    .optional(),
});

/** The content of one service; the clinic record has its duration and practitioners. */
export type ServiceText = z.output<typeof serviceFrontMatter> & {
  slug: string;
  body: TextBlock[];
  /** What holds for patients' preparation; the flags and lines above agree with it. Absent in a bare file. */
  preparationRule?: PreparationRule;
  /** What the text alone says of it. */
  writtenRule?: PreparationRule;
  /** Last part of its page's address, its drawing and its price, where the record says so. */
  address?: string;
  glyph?: string;
  price?: PriceRule;
  laterPrice?: LaterPrice;
};
