import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { type By, writeChange } from '#app/features/schedule-settings/agenda-version.server.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { lockHours, readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { outsideAppointments } from '#app/features/schedule-settings/outside-appointments.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockLimited, replaceHours } from '#app/scheduling/hours/fill-hours.server.ts';
import type { LimitRule } from '#app/scheduling/hours/hours-for.ts';
import { type HoursRow, meetsElsewhere, weekOn } from '#app/scheduling/hours/week-hours.ts';
import { type FreesTime, timeFreed } from '#app/scheduling/scheduling-services.server.ts';
import type { KeptHours } from './kept-hours.server.ts';

type Services = { clock: Clock } & FreesTime;

/**
 * Gives everybody the hours back that they had in a house, all of their rows, or nobody: 'changed' when somebody's are
 * no longer as they were saved, whoever has changed them. Appointments booked meanwhile stay.
 * @returns how many appointments to come are outside the hours because of it
 */
export async function returnHoursIn(
  tx: Transaction,
  { clock, jobs }: Services,
  { branch, targets }: Pick<KeptHours, 'branch' | 'targets'>,
  { staffId }: By,
): Promise<Result<{ outside: number }, 'changed'>> {
  await lockLimited(
    tx,
    targets.flatMap(({ before }) => before),
  );
  const locked = await lockHours(tx, new Map(targets.map(({ id, version }) => [id, version])));
  if (!locked.ok) return locked;
  const rows = locked.value;
  // A room that moves to another house takes its hours along, and leaves their version.
  const isOtherwise = targets.some(({ id, before, after }) => {
    const [here, elsewhere] = [true, false].map((isHere) =>
      (rows.get(id) ?? []).filter((row) => (row.branch === branch) === isHere),
    );
    return !isSameHours(here ?? [], after) || meetsElsewhere(before, elsewhere ?? []) !== null;
  });
  if (isOtherwise) return refuse('changed');
  const wasOutside = await protocolsOutside(tx, clock, branch);
  const { on: today } = wallClockOf(clock.now());
  for (const { id, before, after } of targets) {
    await replaceHours(tx, { resourceId: id, branch }, before);
    const week = weekOn(before, today);
    const was = weekOn(after, today);
    const house = branch && { branch };
    const detail = { from: today, until: null, week, was, isUndone: true, ...house };
    await writeChange(tx, clock, { action: 'agenda.hours', subjectId: id, staffId, detail });
  }
  await timeFreed({ jobs }, tx);
  const isOutside = await protocolsOutside(tx, clock, branch);
  return ok({ outside: isOutside.filter((each) => !wasOutside.includes(each)).length });
}

async function protocolsOutside(tx: Transaction, clock: Clock, house: string | null) {
  const booked = await readBookedAppointments({ db: tx, clock }, { house });
  const found = outsideAppointments(booked, await readHoursOf(tx, house));
  return found.map(({ protocol }) => protocol);
}

/** Whether two lists have the same rows, in any order. */
function isSameHours(one: readonly HoursRow[], other: readonly HoursRow[]): boolean {
  const linesOf = (list: readonly HoursRow[]) =>
    list
      .map(({ weekday, kind, startsTime, endsTime, validFrom, validUntil, ...limit }) =>
        [weekday, kind, startsTime, endsTime, validFrom, validUntil, ...ruleOf(limit)].join(),
      )
      .sort()
      .join(';');
  return linesOf(one) === linesOf(other);
}

function ruleOf({ limitOf, serviceIds = [] }: LimitRule): (string | number)[] {
  return limitOf ? [limitOf, ...serviceIds] : [];
}
