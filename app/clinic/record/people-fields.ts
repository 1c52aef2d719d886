import { z } from 'zod';
import {
  brazilianPhone,
  calendarDay,
  issue,
  localized,
  registration,
  rqeList,
  slug,
  stateCode,
} from '#app/clinic/clinic-fields.ts';
import { imageAddress } from '#app/platform/text/entry-picture.ts';
import { dayPeriods, WEEKDAYS } from './hours-fields.ts';

/** Councils of the professions that work in an eye clinic. */
export const COUNCILS = ['CRM', 'COREN', 'CRO', 'CREFITO', 'CRF', 'CRP', 'CRFA', 'CRN'] as const;
export const PROFESSIONS = ['doctor', 'nurse', 'nursing-technician', 'other'] as const;
/** By which the words about a person follow. */
export const GENDERS = ['woman', 'man'] as const;
export type Gender = (typeof GENDERS)[number];

const council = z.strictObject({
  kind: z.enum(COUNCILS),
  number: registration,
  uf: stateCode,
});

/** Somebody who works at the clinic. Res. CFM 2.336/2023, arts. 4 and 5, ask doctors for CRM, and RQE beside a specialty. */
export const person = z.strictObject({
  slug,
  /** As patients read it: 'Dra. Helena Prado Vilela'. */
  name: localized,
  gender: z.enum(GENDERS, issue("must be 'woman' or 'man'")),
  profession: z.enum(PROFESSIONS),
  council: council.optional(),
  rqe: rqeList.default([]),
  specialty: localized.optional(),
  /** What the person is: 'Médica oftalmologista'. */
  title: localized,
  /** What the person does at the clinic, where that is more than the title: 'Coordenadora de enfermagem'. */
  role: localized.optional(),
  phone: brazilianPhone.optional(),
  photo: imageAddress.optional(),
  /** A short biography, for who has no text in content/people. */
  biography: localized.optional(),
  /** Whether patients are booked with this person. */
  takesAppointments: z.boolean().default(true),
  /** Subtracted from the opening hours of every weekday. */
  breaks: dayPeriods.default([]),
  /** Days of the week at the clinic; without it, whenever the clinic is open. */
  workdays: z.array(z.enum(WEEKDAYS)).optional(),
  fromOn: calendarDay.optional(),
  untilOn: calendarDay.optional(),
  /** Who has left: in no list, but still named by the texts and appointments of that time. */
  isArchived: z.boolean().default(false),
});
export type Person = z.output<typeof person>;

export const people = z.array(person).min(1);

/** Which person bears which responsibility; each is the slug of one of `people`. */
export const responsibilities = z.strictObject({
  /** The doctor who answers for the clinic, technically and in its advertising. */
  doctor: slug,
  /** Without one, no page speaks of a nurse. */
  nurse: slug.optional(),
  technicalDirector: slug,
});
export type Responsibilities = z.output<typeof responsibilities>;

type Named = { people: readonly Person[]; responsibilities: Responsibilities };
type Report = (path: (string | number)[], message: string) => void;

/** Tells of responsibilities that the named person cannot bear. */
export function checkResponsibilities(
  { people: all, responsibilities: named }: Named,
  report: Report,
) {
  for (const role of ['doctor', 'technicalDirector'] as const) {
    const found = all.find((each) => each.slug === named[role] && !each.isArchived);
    if (found?.profession !== 'doctor' || found.council?.kind !== 'CRM')
      report(['responsibilities', role], 'must name a doctor of the record who has a CRM');
  }
  if (named.nurse === undefined) return;
  const nurse = all.find((each) => each.slug === named.nurse && !each.isArchived);
  if (!nurse || !isNursing(nurse) || nurse.council?.kind !== 'COREN')
    report(['responsibilities', 'nurse'], 'must name somebody of nursing who has a COREN');
}

function isNursing({ profession }: Pick<Person, 'profession'>): boolean {
  return profession === 'nurse' || profession === 'nursing-technician';
}
