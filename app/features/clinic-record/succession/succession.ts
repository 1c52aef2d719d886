import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { isHereOn, soundPresence } from '#app/clinic/record/here-on.ts';
import { canBear, type Responsibilities } from '#app/clinic/record/people-fields.ts';

/** Who takes over the responsibilities of whom, on the day after their last one: slugs of people, by who leaves. */
export type Successors = ReadonlyMap<string, string>;

export const ROLES = ['doctor', 'technicalDirector', 'nurse'] as const;
export type Role = (typeof ROLES)[number];

type Named = Pick<ClinicRecord, 'people' | 'responsibilities'>;

export function rolesOf(
  { responsibilities: named }: Pick<Named, 'responsibilities'>,
  slug: string,
) {
  return ROLES.filter((role) => named[role] === slug);
}

export type Leaver = { slug: string; roles: Role[]; handsOverOn: string };

/** Who bears a responsibility and has a last day, and the day on which somebody else must bear it. */
export function leaversOf(record: Named): Leaver[] {
  return record.people.flatMap((person) => {
    const { untilOn } = soundPresence(person);
    const roles = rolesOf(record, person.slug);
    if (untilOn === undefined || roles.length === 0) return [];
    return [{ slug: person.slug, roles, handsOverOn: addDays(untilOn, 1) }];
  });
}

/** Whether somebody can bear what somebody else bore: of the same profession, here on the day and not about to leave. */
export function canTakeOver({ people }: Named, successor: string, leaver: Leaver): boolean {
  const found = people.find(({ slug }) => slug === successor);
  return (
    found !== undefined &&
    found.slug !== leaver.slug &&
    !found.isArchived &&
    found.untilOn === undefined &&
    isHereOn(found, leaver.handsOverOn) &&
    leaver.roles.every((role) => canBear(found, role))
  );
}

export type Handover = { startsOn: string; responsibilities: Responsibilities };

/** The responsibilities from each day on which somebody hands theirs over, earliest first. */
export function handoversOf(record: Named, successors: Successors): Handover[] {
  const leavers = leaversOf(record).filter((leaver) => {
    const successor = successors.get(leaver.slug);
    return successor !== undefined && canTakeOver(record, successor, leaver);
  });
  const days = new Set(leavers.map(({ handsOverOn }) => handsOverOn));
  return [...days].sort().map((startsOn) => {
    const gone = leavers.filter(({ handsOverOn }) => handsOverOn <= startsOn);
    const handed = gone.flatMap(({ slug, roles }) =>
      roles.map((role) => [role, successors.get(slug)] as const),
    );
    return {
      startsOn,
      responsibilities: { ...record.responsibilities, ...Object.fromEntries(handed) },
    };
  });
}

/** Who takes over according to what is planned; of several plans of a day, the first in which the role passes on. */
export function successorsIn(record: Named, handovers: readonly Handover[]): Successors {
  return new Map(
    leaversOf(record).flatMap(({ slug, roles: [role], handsOverOn }) => {
      const next = handovers
        .filter(({ startsOn }) => startsOn === handsOverOn)
        .flatMap(({ responsibilities }) => (role ? (responsibilities[role] ?? []) : []))
        .find((each) => each !== slug);
      return next === undefined ? [] : [[slug, next] as const];
    }),
  );
}

/** Roles with who is to bear them; undefined for nobody. */
export type Roles = ReadonlyMap<Role, string | undefined>;

/** What a plan changes in the responsibilities that it was made for, apart from what a handover makes of them. */
export function changedRoles(
  planned: Responsibilities,
  base: Responsibilities,
  handed?: Responsibilities,
): Roles {
  const changed = ROLES.filter(
    (role) => planned[role] !== base[role] && planned[role] !== handed?.[role],
  );
  return new Map(changed.map((role) => [role, planned[role]]));
}

export function withRoles(named: Responsibilities, roles: Roles): Responsibilities {
  const { nurse, ...needed } = { ...named, ...Object.fromEntries(roles) };
  return nurse === undefined ? needed : { ...needed, nurse };
}

/** A handover with what else is planned for its day; what is handed over on that very day stays. */
export function joinedHandover(
  record: Named,
  successors: Successors,
  { startsOn, responsibilities }: Handover,
  own: Roles,
): Responsibilities {
  const handed = leaversOf(record)
    .filter(({ slug, handsOverOn }) => handsOverOn === startsOn && successors.has(slug))
    .flatMap(({ roles }) => roles);
  return withRoles(responsibilities, new Map([...own].filter(([role]) => !handed.includes(role))));
}
