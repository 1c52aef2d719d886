import { inPortuguese, type LocalizedText } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { formatPeriod } from '#app/clinic/opening-hours.ts';

/** What a clinic calls its own, in Portuguese, for tests that run for whichever clinic. */
export type ClinicWords = {
  /** Two who pay for others; the same one where a clinic works with one alone. */
  insurer: string;
  otherInsurer: string;
  /** The telephone as pages show it, and as an example of what to type. */
  phone: string;
  phoneExample: string;
  doctor: Named;
  /** What articles are about, first in the list, and what the blog's address calls it. */
  category: string;
  categoryAddress: string;
  /** When it opens on Saturdays, as its answer to the question says. */
  saturday: string;
  /** A room that consultations take, and what is closed without closing all of it: a device where there are some. */
  room: Named;
  closed: Named;
};

type Named = { slug: string; name: string };

/** @throws where a record of the tests lacks one of them */
export function wordsOf(record: ClinicRecord): ClinicWords {
  const { payers, people, postCategories = [], phone, hours } = record;
  const { rooms, equipment } = record.resources;
  const insurers = payers.filter(({ id }) => id !== 'particular').map(({ title }) => title);
  const category = there(postCategories[0]);
  const namedOf = (thing: { slug: string; name: LocalizedText } | undefined) => ({
    slug: there(thing).slug,
    name: inPortuguese(there(thing).name),
  });
  return {
    insurer: inPortuguese(there(insurers[0])),
    otherInsurer: inPortuguese(there(insurers.at(-1))),
    phone: formatPhone(phone),
    phoneExample: phone.slice('+55'.length),
    doctor: namedOf(people[0]),
    category: inPortuguese(category.label),
    categoryAddress: category.address ?? category.slug,
    saturday: formatPeriod(there(record.saturdayFaqHours ?? hours.saturday[0]), 'pt-BR'),
    room: namedOf(rooms[1] ?? rooms[0]),
    closed: namedOf(equipment[0] ?? rooms[0]),
  };
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the clinic has none');
  return value;
}
