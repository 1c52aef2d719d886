import { z } from 'zod';
import { words } from '#app/clinic/clinic-fields.ts';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { formatPeriod, openingHoursText } from '#app/clinic/opening-hours.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import type { Filling } from '#app/platform/text/filled-blocks.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';

/** The groups of questions, in the order of the page. */
export const FAQ_GROUPS = [
  'agendar',
  'visita',
  'exames',
  'cirurgias',
  'criancas',
  'lentes',
  'sintomas',
  'clinica',
] as const;
export type FaqGroup = (typeof FAQ_GROUPS)[number];

/** What an answer may name in braces: what the clinic record says must never be typed a second time. */
export const FAQ_PLACEHOLDERS = [
  'clinic',
  'phone',
  'insurances',
  'hours',
  'saturdayHours',
  'address',
] as const;
type Placeholder = (typeof FAQ_PLACEHOLDERS)[number];

export const faqFrontMatter = z.strictObject({
  question: words.endsWith('?', 'must end with a question mark'),
  group: z.enum(FAQ_GROUPS),
  /** Order among all questions, from 1. */
  position: z.int().positive(),
  /** Words that people look for and that the answer does not have. */
  keywords: z.array(words).default([]),
  /** The answer contradicts this field of the clinic record until the clinic's staff settle it. */
  conflictsWith: z.literal('hours').optional(),
});

/** One question; its name is its anchor on the page. Placeholders of the answer are still open. */
export type FaqEntry = z.output<typeof faqFrontMatter> & { slug: string; answer: TextBlock[] };

/**
 * What fills the placeholders.
 * @param texts the language's word for a closed day, and how it joins a list
 */
export function faqFillings(
  clinic: Clinic,
  { today, closed, join }: { today: string; closed: string; join: (list: string[]) => string },
): Record<Placeholder, Filling> {
  const shown = publicClinic(clinic, today);
  const insurances = clinic.payers.filter(({ id }) => id !== 'particular');
  const { saturdayFaqHours, hours } = clinic;
  const saturday = saturdayFaqHours ? [saturdayFaqHours] : hours.saturday;
  return {
    clinic: { text: shown.displayName },
    phone: { text: shown.phone.display, href: shown.phone.link },
    insurances: { text: join(insurances.map(({ title }) => title)) },
    hours: { text: openingHoursText(hours, clinic.locale).join('; ') },
    saturdayHours: {
      text:
        saturday.length > 0
          ? join(saturday.map((period) => formatPeriod(period, clinic.locale)))
          : closed,
    },
    address: { text: shown.addressLines.join(', ') },
  };
}
