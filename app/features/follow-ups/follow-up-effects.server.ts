import { and, eq, gt, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { followUps as followUpRules } from '#app/clinic/follow-up-fields.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { followUps } from '#app/db/agenda-settings-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { appointments, services as catalogue } from '#app/db/schema.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import type { Clock } from '#app/platform/clock.ts';
import { lastFreeDay, returnRuleOf } from './follow-up-rules.ts';

const { returns: messages } = staffEffects;

type Services = { db: Queryable; clock: Clock };
type Rules = z.output<typeof followUpRules>;
type Changed = Record<'before' | 'after', Pick<ClinicRecord, 'followUps'>>;
type TitleOf = (slug: string) => string;

/**
 * What new rules of returns do to consultations that have been, and what stays as it was agreed: a line each.
 * @param startsOn a day to come on which the rules begin; '' for today
 */
export async function followUpEffects(
  services: Services,
  { before, after }: Changed,
  titleOf: TitleOf,
  startsOn = '',
): Promise<string[]> {
  const [was, next] = [before, after].map((each) => followUpRules.parse(each.followUps));
  if (!was || !next || isSame(was, next)) return [];
  const isOther = was.returnDays !== next.returnDays;
  const own = ownReturnLines({ was, next }, titleOf);
  const [had, has] = [returningOf(was), returningOf(next)];
  const ofReturns = isOther || own.length > 0 || !isSame(had, has);
  const offered = turned(had, has, titleOf);
  return [
    ...(isOther ? [messages.days(next.returnDays, was.returnDays)] : []),
    ...own,
    ...(offered.come ? [messages.gains(offered.come)] : []),
    ...(offered.gone ? [messages.loses(offered.gone)] : []),
    ...(ofReturns ? await openLines(services, { was, next }, startsOn) : []),
    ...(ofReturns ? await keptLines(services, 'return', messages.booked) : []),
    ...(await surgeryLines(services, { was, next }, titleOf)),
  ];
}

type Both = { was: Rules; next: Rules };

/** Slugs of services that have returns, by the rule of all or one of their own. */
function returningOf({ returnServices, ownReturns }: Rules): string[] {
  return [...new Set([...returnServices, ...ownReturns.map(({ service }) => service)])];
}

/** Services whose returns have another rule of their own than before. */
function ownReturnLines({ was, next }: Both, titleOf: TitleOf): string[] {
  const named = [...was.ownReturns, ...next.ownReturns].map(({ service }) => service);
  return [...new Set(named)].flatMap((service) => {
    const [before, after] = [was, next].map((rules) => returnRuleOf(service, rules));
    if (!after || isSame(before, after)) return [];
    return [messages.ownDays(titleOf(service), after.isFree ? after.returnDays : null)];
  });
}

/** Surgeries whose own series is another than before. */
function ownControlLines({ was, next }: Both, titleOf: TitleOf): string[] {
  const named = [...was.controls, ...next.controls].map(({ service }) => service);
  return [...new Set(named)].flatMap((surgery) => {
    const ofSurgery = (rules: Rules) => rules.controls.filter(({ service }) => service === surgery);
    const [before, after] = [ofSurgery(was), ofSurgery(next)];
    if (isSame(before, after)) return [];
    const words = after.map(({ name, daysAfter, toleranceDays, bookedAs, durationMinutes }) =>
      messages.control({
        ...{ name, daysAfter, toleranceDays, service: titleOf(bookedAs) },
        durationMinutes: durationMinutes ?? null,
      }),
    );
    return [messages.ownControls(titleOf(surgery), words)];
  });
}

async function surgeryLines(
  services: Services,
  { was, next }: Both,
  titleOf: TitleOf,
): Promise<string[]> {
  const surgeries = turned(was.postOperativeServices, next.postOperativeServices, titleOf);
  const hasDays = !isSame(was.postOperativeDays, next.postOperativeDays);
  const isOtherwise = was.postOperativeAppointment !== next.postOperativeAppointment;
  const lines = [
    ...(surgeries.come ? [messages.surgeryGains(surgeries.come)] : []),
    ...(surgeries.gone ? [messages.surgeryLoses(surgeries.gone)] : []),
    ...(hasDays ? [messages.surgeryDays(next.postOperativeDays.join(', '))] : []),
    ...(isOtherwise ? [messages.surgeryAs(titleOf(next.postOperativeAppointment))] : []),
    ...ownControlLines({ was, next }, titleOf),
  ];
  if (lines.length === 0) return [];
  return [...lines, ...(await keptLines(services, 'post-operative', messages.seriesKept))];
}

function turned(was: readonly string[], next: readonly string[], titleOf: TitleOf) {
  const named = (slugs: readonly string[], others: readonly string[]) =>
    slugs
      .filter((slug) => !others.includes(slug))
      .map(titleOf)
      .join(', ');
  return { come: named(next, was), gone: named(was, next) };
}

/** Consultations without a booked return, by whether one would be free of charge on the day on which the rules begin. */
async function openLines(
  services: Services,
  { was, next }: Both,
  startsOn: string,
): Promise<string[]> {
  const today = startsOn || wallClockOf(services.clock.now()).on;
  const day = startsOn === '' ? null : formatDate(startsOn);
  const held = await readHeld(services, { was, next });
  const isFree = (each: Held, rules: Rules) =>
    returnRuleOf(each.serviceSlug, rules) !== null && lastFreeDay(each, rules) >= today;
  const open = held.filter((each) => isFree(each, was) && isFree(each, next));
  const lost = held.filter((each) => isFree(each, was) && !isFree(each, next)).length;
  const won = held.filter((each) => !isFree(each, was) && isFree(each, next)).length;
  const moved = open.filter((each) => lastFreeDay(each, was) !== lastFreeDay(each, next));
  const last = moved
    .map((each) => lastFreeDay(each, next))
    .toSorted()
    .at(-1);
  const lines = [
    ...(last ? [messages.open(moved.length, formatDate(last))] : []),
    ...(lost > 0 ? [messages.lost(lost, day)] : []),
    ...(won > 0 ? [messages.won(won)] : []),
  ];
  return lines.length > 0 ? lines : [day === null ? messages.none : messages.noneOn(day)];
}

type Held = { serviceSlug: string; startsAt: Date };

/** Consultations that took place, as `mayReturn` says, of so many days that one of the rules still reaches them. */
async function readHeld({ db, clock }: Services, { was, next }: Both): Promise<Held[]> {
  const now = clock.now();
  const days = Math.max(...[was, next].flatMap(daysOf));
  const from = startOfDay(addDays(wallClockOf(now).on, -days));
  const slugs = [...new Set([...returningOf(was), ...returningOf(next)])];
  return db
    .select({ serviceSlug: catalogue.slug, startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(catalogue, eq(catalogue.id, appointments.serviceId))
    .where(
      and(
        inArray(catalogue.slug, slugs),
        eq(appointments.status, 'confirmed'),
        ne(appointments.payer, RETURN_PAYER),
        gte(appointments.startsAt, from),
        sql`${appointments.attendance} is distinct from 'no-show'`,
        or(eq(appointments.attendance, 'done'), sql`${appointments.startsAt} <= ${now}`),
        sql`not exists (
          select 1 from ${followUps} f join ${appointments} booked on booked.id = f.appointment_id
          where f.origin_id = ${appointments.id} and f.kind = 'return' and booked.status = 'confirmed')`,
      ),
    );
}

function daysOf({ returnDays, ownReturns }: Rules): number[] {
  return [returnDays, ...ownReturns.map((own) => own.returnDays)];
}

/** What is booked to come, and stays. */
async function keptLines(
  { db, clock }: Services,
  kind: 'return' | 'post-operative',
  wordsOf: (count: number, last: string) => string,
): Promise<string[]> {
  const rows = await db
    .select({ startsAt: appointments.startsAt })
    .from(followUps)
    .innerJoin(appointments, eq(appointments.id, followUps.appointmentId))
    .where(
      and(
        eq(followUps.kind, kind),
        eq(appointments.status, 'confirmed'),
        gt(appointments.startsAt, clock.now()),
      ),
    )
    .orderBy(appointments.startsAt);
  const last = rows.at(-1);
  return last ? [wordsOf(rows.length, formatDate(wallClockOf(last.startsAt).on))] : [];
}
