import { z } from 'zod';
import { words } from '#app/clinic/clinic-fields.ts';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { formatPeriod, openingHoursText } from '#app/clinic/opening-hours.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { houseLine } from '#app/clinic/record/house-line.ts';
import { ofHouses } from '#app/clinic/record/place-to-come.ts';
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

/** Placeholders allowed in answers, in braces: facts of the clinic record must not be typed a second time. */
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
  /** Search terms that the answer does not contain. */
  keywords: z.array(words).default([]),
  /** What the clinic must have for the question to be asked: 'surgery', 'children', or the slug of a service. */
  needs: z.array(words).default([]),
  /** Field of the clinic record that the answer contradicts, until staff settle it. */
  conflictsWith: z.literal('hours').optional(),
});

/** One question; its slug is its anchor on the page. Placeholders of the answer are not filled in yet. */
export type FaqEntry = z.output<typeof faqFrontMatter> & { slug: string; answer: TextBlock[] };

/**
 * The values of the placeholders.
 * @param messages the word for a closed day, and how to join a list
 */
export function faqFillings(
  clinic: Clinic,
  { today, closed, join }: { today: string; closed: string; join: (list: string[]) => string },
): Record<Placeholder, Filling> {
  const view = publicClinic(clinic, today);
  const insurances = clinic.payers.filter(({ id }) => id !== 'particular');
  const saturdayOf = ({ slug, hours: { saturday } }: Clinic['branches'][number]) => {
    const { saturdayFaqHours } = clinic;
    const periods = slug === null && saturdayFaqHours ? [saturdayFaqHours] : saturday;
    const said = periods.map((period) => formatPeriod(period, clinic.locale));
    return said.length > 0 ? join(said) : closed;
  };
  return {
    clinic: { text: view.displayName },
    phone: { text: view.phone.display, href: view.phone.link },
    insurances: { text: join(insurances.map(({ title }) => title)) },
    hours: {
      text: ofHouses(clinic, (house) => openingHoursText(house.hours, clinic.locale).join('; ')),
    },
    saturdayHours: { text: ofHouses(clinic, saturdayOf) },
    address: {
      text: view.houses.length > 0 ? ofHouses(clinic, houseLine) : view.addressLines.join(', '),
    },
  };
}
