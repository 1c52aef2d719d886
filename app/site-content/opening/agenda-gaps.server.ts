import { sql } from 'drizzle-orm';
import { type Clinic, type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { hasBranches, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { soundPresence } from '#app/clinic/record/here-on.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import type { AgendaGap } from '#app/features/first-run/agenda-gaps.tsx';
import type { Lack } from '#app/features/first-run/go-live.ts';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { staffAgendaGaps } from '#app/locales/pt-BR/staff/clinic/agenda-gaps.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ownWeek, weekOfHours } from '#app/scheduling/hours/clinic-week.ts';
import { countsFrom } from '#app/scheduling/hours/while-here.server.ts';
import {
  type AgendaRecord,
  readAgendaRecord,
} from '#app/scheduling/record/agenda-record.server.ts';
import { readUnattended } from './house-lacks.server.ts';

const messages = staffAgendaGaps;
const SERVICES = { href: SETTINGS_PATHS.services, label: messages.steps.services };
const HOURS = { href: SETTINGS_PATHS.hours, label: messages.steps.hours };

type Reading = { db: Queryable; clock: Clock };

/**
 * Where, and with whom, nobody can book, of what a clinic announces: houses beside others in which nobody attends, or not
 * on every day, and people who do no service or have no hours. As long as there is no service at all, that is all that is wrong.
 */
export async function readAgendaGaps(services: Reading, clinic: Clinic): Promise<AgendaGap[]> {
  const people = clinic.services.length > 0 ? await personGaps(services, clinic) : [];
  const houses = await houseGaps(services, clinic);
  return [...houses.map(({ isWhole: _, ...gap }) => gap), ...people];
}

/** Those that a change makes, or leaves as they are in what it touches. */
export async function gapsOfChange(
  services: Reading,
  { before, after }: Record<'before' | 'after', ClinicRecord>,
): Promise<AgendaGap[]> {
  const agenda = await readAgendaRecord(services.db);
  // What a record says anew of a service is then so in the agenda too.
  const kept = agenda.services.filter(({ slug }) =>
    isSame(serviceOf(before, slug), serviceOf(after, slug)),
  );
  const was = await readAgendaGaps(services, withDoers(parseClinic(before), agenda.services));
  const is = await readAgendaGaps(services, withDoers(parseClinic(after), kept));
  return is.filter(
    (gap) =>
      !was.some((each) => isSame(each, gap)) ||
      isTouched(entryOf(before, gap.of), entryOf(after, gap.of)),
  );
}

/** The same of people, for the list of what lacks. */
export async function peopleLacks(services: Reading, record: ClinicRecord): Promise<Lack[]> {
  const clinic = parseClinic(record);
  if (clinic.services.length === 0) return [];
  return (await personGaps(services, clinic)).map(lackOf);
}

/** What lacks of the steps of the first run. */
export async function gapsInSteps(services: Reading, record: ClinicRecord): Promise<Lack[]> {
  const clinic = parseClinic(record);
  const houses = (await houseGaps(services, clinic)).filter(({ isWhole }) => isWhole);
  const people = clinic.services.length > 0 ? await personGaps(services, clinic) : [];
  return [...houses, ...people].map(lackOf);
}

function lackOf({ text, inStep, steps }: AgendaGap): Lack {
  return { text, inStep, href: steps[0]?.href };
}

type HouseGap = AgendaGap & {
  /** Whether nobody attends there on any day. */
  isWhole: boolean;
};

/** Of a clinic with one house, "Para decidir" compares the hours. */
async function houseGaps(services: Reading, clinic: Clinic): Promise<HouseGap[]> {
  const houses = hasBranches(clinic) ? await readUnattended(services, clinic) : [];
  return houses.map(({ house: { slug, name }, weekdays, isStaffed }) => ({
    of: wordOfHouse(slug),
    text: isStaffed
      ? messages.houseDays(
          name,
          weekdays.map((weekday) => staffSettings.weekdays[weekday] ?? ''),
        )
      : messages.house(name),
    inStep: messages.inStep.house(name),
    steps: [HOURS],
    isWhole: !isStaffed,
  }));
}

async function personGaps({ db, clock }: Reading, clinic: Clinic): Promise<AgendaGap[]> {
  const today = wallClockOf(clock.now()).on;
  const known = await readPeople(db, today);
  const week = weekOfHours(clinic.hours);
  return clinic.resources.practitioners.flatMap((person): AgendaGap[] => {
    const { slug, name } = person;
    const row = known.get(slug);
    const { untilOn } = soundPresence(person);
    // Who is switched off in the agenda is so on purpose.
    if ((untilOn !== undefined && untilOn < today) || row?.isActive === false) return [];
    const does = clinic.services.some(
      (each) => each.practitioners.includes(slug) || row?.services.includes(each.slug),
    );
    // Who is new gets the clinic's hours on the days at the clinic.
    const isThere = row?.hasHours ?? ownWeek(week, person).some((day) => day !== null);
    const lacks = { services: !does, hours: !isThere };
    if (!lacks.services && !lacks.hours) return [];
    const gender = clinic.people.find((each) => each.slug === slug)?.gender ?? 'woman';
    const { inStep } = messages;
    return [
      {
        of: slug,
        text: messages.person({ name, gender }, lacks),
        inStep: lacks.services ? inStep.services(name) : inStep.hours(name),
        steps: [...(lacks.services ? [SERVICES] : []), ...(lacks.hours ? [HOURS] : [])],
      },
    ];
  });
}

type Known = { slug: string; isActive: boolean; services: readonly string[]; hasHours: boolean };

/** Everybody whom the agenda has, by slug. */
async function readPeople(db: Queryable, today: string): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await db.execute<Known>(sql`
    select r.slug, r.is_active as "isActive",
      array(select s.slug from service_resources x join services s on s.id = x.service_id
        where x.resource_id = r.id) as services,
      exists (select from weekly_hours h where h.resource_id = r.id and h.kind = 'open'
        and ${countsFrom(today)}) as "hasHours"
    from resources r where r.kind = 'practitioner'`);
  return new Map(rows.map((row) => [row.slug, row]));
}

/** With who does each of these services by the agenda: it may say more than a record could. */
function withDoers(clinic: Clinic, set: AgendaRecord['services']): Clinic {
  const services = clinic.services.map((each) => {
    const { practitioners } = set.find(({ slug }) => slug === each.slug) ?? each;
    return { ...each, practitioners };
  });
  return { ...clinic, services };
}

function serviceOf({ services }: ClinicRecord, wanted: string) {
  return services.find(({ slug }) => slug === wanted);
}

function entryOf({ branches, people, hours }: ClinicRecord, of: string): unknown {
  if (of === wordOfHouse(null)) return hours;
  return [...(branches ?? []), ...people].find(({ slug }) => slug === of);
}

/** A form also says what goes without saying, such as that somebody is not archived. */
function isTouched(before: unknown, after: unknown): boolean {
  const known = new Map(Object.entries(before ?? {}));
  const said = Object.entries(after ?? {}).filter(
    ([name, value]) => known.has(name) || typeof value !== 'boolean',
  );
  return !isSame(Object.fromEntries(known), Object.fromEntries(said));
}
