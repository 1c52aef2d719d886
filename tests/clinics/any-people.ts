import fc from 'fast-check';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { STATES } from '#app/clinic/record/time-zones.ts';
import { digits, inLanguages, ofTheirOwn, phone } from './any-words.ts';

type Person = ClinicRecord['people'][number];

const council = (kind: 'CRM' | 'COREN') =>
  fc.record({ kind: fc.constant(kind), number: digits(5), uf: fc.constantFrom(...STATES) });

const anybody = {
  name: inLanguages(),
  gender: fc.constantFrom('woman' as const, 'man' as const),
  rqe: fc.array(digits(5), { maxLength: 2 }),
  specialty: fc.option(inLanguages(30), { nil: undefined }),
  title: inLanguages(40),
  role: fc.option(inLanguages(40), { nil: undefined }),
  biography: fc.option(inLanguages(200), { nil: undefined }),
  breaks: fc.constantFrom<{ startsTime: string; endsTime: string }[]>(
    [],
    [{ startsTime: '12:00', endsTime: '13:00' }],
  ),
  workdays: fc.option(fc.subarray([...WEEKDAYS], { minLength: 1 }), { nil: undefined }),
};
const doctor = fc.record({
  ...anybody,
  profession: fc.constant('doctor' as const),
  council: council('CRM'),
});
const nurse = fc.record({
  ...anybody,
  profession: fc.constantFrom('nurse' as const, 'nursing-technician' as const),
  council: council('COREN'),
  phone: fc.option(phone, { nil: undefined }),
});
const other = fc.record({
  ...anybody,
  profession: fc.constant('other' as const),
  isArchived: fc.boolean(),
});

/** One to four people; the first is a doctor, and a nurse may be there or not. */
export const staff = fc
  .record({
    first: doctor,
    nurse: fc.option(nurse, { nil: undefined }),
    others: fc.array(fc.oneof(other, doctor), { maxLength: 2 }),
    directs: fc.nat(),
  })
  .map(({ first, nurse: nursing, others, directs }) => {
    const all = [first, ...(nursing ? [nursing] : []), ...others];
    // Two people of one name would share an anchor on the page about the clinic.
    const people = all.map(
      (each, index): Person => ({
        slug: `pessoa-${index + 1}`,
        ...each,
        name: ofTheirOwn(each.name, index),
      }),
    );
    const doctors = people.filter(({ profession }) => profession === 'doctor');
    const responsibilities = {
      doctor: 'pessoa-1',
      ...(nursing ? { nurse: 'pessoa-2' } : {}),
      technicalDirector: doctors[directs % doctors.length]?.slug ?? 'pessoa-1',
    };
    return { people, responsibilities };
  });
