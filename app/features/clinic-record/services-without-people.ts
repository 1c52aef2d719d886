import type { ClinicRecord, RecordFault } from '#app/clinic/clinic-schema.ts';
import { isInAgenda } from '#app/clinic/record/clinic-people.ts';
import { soundPresence } from '#app/clinic/record/here-on.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';

type Records = { before: ClinicRecord; after: ClinicRecord };

/**
 * People who may not be archived, taken out of the agenda, or have had their last day, because an offered service would
 * have nobody; told at each of them. A record that is so already stays valid, so that a site never loses it.
 * @param on the day from which the change counts, 'YYYY-MM-DD'
 */
export function desertedServices(
  { before, after }: Records,
  serviceTitle: (slug: string) => string,
  on: string,
): RecordFault[] {
  const was = new Set(withoutPeople(before, on));
  const deserted = withoutPeople(after, on).filter((slug) => !was.has(slug));
  return after.people.flatMap((person, index) => {
    const { slug } = person;
    const hers = servicesOf(after, slug).filter((each) => deserted.includes(each));
    const wasThere = before.people.some((each) => each.slug === slug && !isGone(each, on));
    if (!isGone(person, on) || !wasThere || hers.length === 0) return [];
    return [
      {
        path: ['people', index, fieldOfGoing(person)],
        locale: DEFAULT_LOCALE,
        message: 'leaves services with nobody',
        said: staffRecord.form.lastPerson(nameOf(person), hers.map(serviceTitle).join(', ')),
      },
    ];
  });
}

/** Offered services that have nobody after a last day which a change sets, by the person who is the last to go. */
export function servicesThatEnd(
  { before, after }: Records,
  on: string,
): { name: string; untilOn: string; slugs: string[] }[] {
  const ending = withoutPeople(after, FOREVER).filter(
    (slug) =>
      !withoutPeople(after, on).includes(slug) && !withoutPeople(before, FOREVER).includes(slug),
  );
  return after.people.flatMap((person) => {
    const { untilOn } = soundPresence(person);
    if (untilOn === undefined || isGone(person, on)) return [];
    // Of several who go, who goes last ends it.
    const slugs = servicesOf(after, person.slug)
      .filter((slug) => ending.includes(slug))
      .filter((slug) => lastDayOf(after, slug) === untilOn);
    return slugs.length > 0 ? [{ name: nameOf(person), untilOn, slugs }] : [];
  });
}

const FOREVER = '9999-12-31';
type Person = ClinicRecord['people'][number];

function nameOf({ name }: Pick<Person, 'name'>): string {
  return typeof name === 'string' ? name : name[DEFAULT_LOCALE];
}

/** Which field says that somebody is gone. */
function fieldOfGoing(person: Person): 'isArchived' | 'takesAppointments' | 'untilOn' {
  if (person.isArchived) return 'isArchived';
  return isInAgenda(person) ? 'untilOn' : 'takesAppointments';
}

/** Who comes later is not gone: their appointments can be booked already. */
function isGone(person: Person, on: string): boolean {
  const { untilOn } = soundPresence(person);
  return !isInAgenda(person) || (untilOn !== undefined && untilOn < on);
}

function servicesOf({ services }: ClinicRecord, person: string): string[] {
  return services
    .filter(({ practitioners }) => practitioners.includes(person))
    .map(({ slug }) => slug);
}

/** The last day on which a service has somebody. */
function lastDayOf({ people, services }: ClinicRecord, service: string): string | undefined {
  const names = services.find(({ slug }) => slug === service)?.practitioners ?? [];
  const days = people
    .filter((each) => names.includes(each.slug) && isInAgenda(each))
    .flatMap((each) => soundPresence(each).untilOn ?? []);
  return days.toSorted().at(-1);
}

function withoutPeople({ people, services }: ClinicRecord, on: string): string[] {
  const gone = new Set(people.flatMap((each) => (isGone(each, on) ? [each.slug] : [])));
  return services
    .filter(({ isArchived }) => !isArchived)
    .filter(({ practitioners }) => practitioners.every((slug) => gone.has(slug)))
    .map(({ slug }) => slug);
}
