import type { Locale } from '#app/platform/locale.ts';
import { asAnnounced } from './announced-title.ts';
import type { Person, Responsibilities } from './people-fields.ts';

type Named = {
  people: readonly Person[];
  locale: Locale;
  responsibilities: Responsibilities;
  phone: NonNullable<Person['phone']>;
};

/**
 * Who is who at the clinic, from its people and their responsibilities. A record that was checked names a doctor and
 * a technical director who exist.
 */
export function clinicPeople({ people: recorded, locale, responsibilities: named, phone }: Named) {
  const people = recorded.map((each) => asAnnounced(each, locale));
  const present = people.filter((each) => !each.isArchived);
  const bySlug = (slug: string | undefined) => people.find((each) => each.slug === slug);
  return {
    people: present,
    /** Who has left; texts and appointments of their time still name them. */
    formerPeople: people.filter((each) => each.isArchived),
    doctor: doctorOf(required(bySlug(named.doctor))),
    nurse: nurseOf(bySlug(named.nurse), phone),
    technicalDirector: directorOf(required(bySlug(named.technicalDirector))),
    practitioners: people
      .filter(isInAgenda)
      .map(({ slug, name, title, breaks, workdays, fromOn, untilOn }) => ({
        ...{ slug, name, role: title, breaks },
        ...(workdays && { workdays }),
        ...(fromOn && { fromOn }),
        ...(untilOn && { untilOn }),
      })),
  };
}

/** Whether the agenda has somebody: not who has left, nor who sees nobody by appointment. */
export function isInAgenda({
  isArchived,
  takesAppointments,
}: {
  isArchived?: boolean | undefined;
  takesAppointments?: boolean | undefined;
}): boolean {
  return !isArchived && takesAppointments !== false;
}

function required(person: Person | undefined): Person {
  if (!person) throw new Error('a responsibility names nobody of the record');
  return person;
}

function directorOf({ name, council, rqe }: Person) {
  return { name, crm: council?.number ?? '', uf: council?.uf ?? '', rqe };
}

function doctorOf(person: Person) {
  const { slug, gender, specialty = '', title, role = title } = person;
  return { slug, gender, ...directorOf(person), specialty, title, role };
}

function nurseOf(person: Person | undefined, clinicPhone: Named['phone']) {
  if (!person) return undefined;
  const { slug, name, gender, profession, council, title, role = title } = person;
  return {
    ...{ slug, name, gender, title, role },
    isTechnician: profession === 'nursing-technician',
    coren: council?.number ?? '',
    uf: council?.uf ?? '',
    phone: person.phone ?? clinicPhone,
  };
}
