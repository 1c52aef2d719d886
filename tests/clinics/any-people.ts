import fc from 'fast-check';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { STATES } from '#app/clinic/record/time-zones.ts';
import {
  day,
  digits,
  inLanguages,
  maybe,
  ofTheirOwn,
  period,
  periods,
  phone,
  picture,
} from './any-words.ts';

type Person = ClinicRecord['people'][number];
type Council = NonNullable<Person['council']>['kind'];

const COUNCILS: readonly Council[] = [
  ...(['CRM', 'COREN', 'CRO', 'CREFITO', 'CRF', 'CRP', 'CRFA', 'CRN'] as const),
];
const council = (...kinds: readonly Council[]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    number: fc.integer({ min: 1, max: 10 }).chain(digits),
    uf: fc.constantFrom(...STATES),
  });

const anybody = {
  name: inLanguages(),
  gender: fc.constantFrom('woman' as const, 'man' as const),
  rqe: maybe(fc.array(digits(5), { maxLength: 3 })),
  specialty: maybe(inLanguages(30)),
  title: inLanguages(40),
  role: maybe(inLanguages(40)),
  phone: maybe(phone),
  photo: maybe(picture),
  biography: maybe(inLanguages(200)),
  breaks: maybe(periods),
  workdays: maybe(fc.subarray([...WEEKDAYS])),
  takesAppointments: maybe(fc.boolean()),
};
/** Who bears no responsibility may be gone, or be to come. */
const anybodyElse = {
  ...anybody,
  isArchived: maybe(fc.boolean()),
  stays: fc.oneof(
    fc.constant({}),
    day.map((fromOn) => ({ fromOn })),
    day.map((untilOn) => ({ untilOn })),
    period.map(({ first, last }) => ({ fromOn: first, untilOn: last })),
  ),
};
const doctor = { profession: fc.constant('doctor' as const), council: council('CRM') };
const nurse = {
  profession: fc.constantFrom('nurse' as const, 'nursing-technician' as const),
  council: council('COREN'),
};
const other = { profession: fc.constant('other' as const), council: maybe(council(...COUNCILS)) };

const somebodyElse = fc.oneof(
  fc.record({ ...anybodyElse, ...other }),
  fc.record({ ...anybodyElse, ...doctor }),
  fc.record({ ...anybodyElse, ...nurse }),
);
const here = maybe(fc.constantFrom('2020-02-29', '2026-10-01'));

type Bears = { is?: 'doctor' | 'nurse' | 'director' };

/** One to five people in any order: a doctor, and perhaps a nurse and another doctor who bear a responsibility. */
export const staff = fc
  .record({
    first: fc.record({ ...anybody, ...doctor, fromOn: here }),
    nursing: maybe(fc.record({ ...anybody, ...nurse, fromOn: here })),
    second: maybe(fc.record({ ...anybody, ...doctor, fromOn: here })),
    others: fc.array(somebodyElse, { maxLength: 2 }),
    starts: fc.nat(),
  })
  .map(({ first, nursing, second, others, starts }) => {
    const all: (Omit<Person, 'slug'> & Bears)[] = [
      { ...first, is: 'doctor' },
      ...(nursing ? [{ ...nursing, is: 'nurse' as const }] : []),
      ...(second ? [{ ...second, is: 'director' as const }] : []),
      ...others.map(({ stays, ...each }) => ({ ...each, ...stays })),
    ];
    const turn = starts % all.length;
    const turned = [...all.slice(turn), ...all.slice(0, turn)];
    const slugAt = (index: number) => `pessoa-${index + 1}`;
    const slugOf = (role: Bears['is']) => {
      const index = turned.findIndex(({ is }) => is === role);
      return index < 0 ? undefined : slugAt(index);
    };
    // Two people of one name would share an anchor on the page about the clinic.
    const people = turned.map(
      ({ is: _, ...each }, index): Person => ({
        slug: slugAt(index),
        ...each,
        name: ofTheirOwn(each.name, index),
      }),
    );
    const leads = slugOf('doctor') ?? slugAt(0);
    const responsibilities: ClinicRecord['responsibilities'] = {
      doctor: leads,
      nurse: slugOf('nurse'),
      technicalDirector: slugOf('director') ?? leads,
    };
    return { people, responsibilities };
  });
