import { asc } from 'drizzle-orm';
import type { ClinicRecord, OpeningHours } from '#app/clinic/clinic-schema.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { resources, services as serviceRows } from '#app/db/schema.ts';
import { changeRecordIn } from '#app/features/clinic-record/change-record.server.ts';
import {
  planHoursIn,
  waitingHours,
  withdrawHoursIn,
} from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import {
  type HoursRefusal,
  type HoursTarget,
  setHoursIn,
} from '#app/features/schedule-settings/hours.server.ts';
import { keepHours } from '#app/features/schedule-settings/undo/kept-hours.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { hoursOfWeek } from '#app/scheduling/hours/clinic-week.ts';
import type { HoursPeriod } from '#app/scheduling/hours/week-hours.ts';
import { lockSeed } from '#app/scheduling/record/seed-agenda.server.ts';
import type { FreesTime } from '#app/scheduling/scheduling-services.server.ts';

type Services = { db: Database; clock: Clock; clinicFile: ClinicRecord } & FreesTime;

type ClinicHours = {
  /** The clinic's new week, from when and until when. */
  period: HoursPeriod;
  /** The public hours that it takes the place of; they come back at the end of a period that has one. */
  before: OpeningHours;
  /** Who keeps the new hours. */
  targets: readonly HoursTarget[];
  /** Everybody else, who keeps the hours that they have. */
  others: readonly HoursTarget[];
  /** The version of the record that the form was based on. */
  seenRecord: number;
  /** Calendar day in the clinic's zone. */
  today: string;
  staffId: number;
};

export type ClinicHoursSaved = { undo: number; version: number | null; planId: number | null };

/**
 * Sets the hours of the clinic: those that the site shows, from their day on, and at once those of the agenda from
 * that day on. All or nothing; 'changed' when somebody else was first.
 * @returns what `undoHours` takes, and the version of the record that shows the hours now, or the plan that will
 */
export async function setClinicHours(
  services: Services,
  { period, before, targets, others, seenRecord, today, staffId }: ClinicHours,
): Promise<Result<ClinicHoursSaved, 'changed'>> {
  const hours = hoursOfWeek(period.week);
  const isNow = period.from <= today;
  try {
    const saved = await services.db.transaction(async (tx) => {
      await lockClinicHours(tx);
      const { record } = await readCurrentRecord(tx, services.clinicFile);
      // From now on they have hours of their own, which a record that changes later leaves as they are.
      const kept = others.filter(({ seenVersion }) => seenVersion === 0);
      const made = sure(await setHoursIn(tx, services, period, { targets, kept, staffId }));
      // The answer about Saturdays is given with these hours.
      const settled = { ...(isNow && { hours }), saturdayFaqHours: undefined };
      const change = { seenVersion: seenRecord, by: staffId, isFollowed: false };
      const { version, isNew } = sure(
        await changeRecordIn(tx, services, { changes: settled, ...change }),
      );
      const { last, ids: withdrawn } = await withdrawHoursIn(tx, services, period);
      const plans = [
        ...(isNow ? [] : [{ startsOn: period.from, hours }]),
        ...(period.until === null ? [] : [{ startsOn: period.until, hours: last ?? before }]),
      ];
      const planned: number[] = [];
      for (const { startsOn, hours: then } of plans)
        planned.push(
          sure(await planHoursIn(tx, services, { hours: then, startsOn, by: staffId })).id,
        );
      const { hours: shown, saturdayFaqHours } = record;
      const undo = await keepHours(tx, services.clock, {
        ...{ branch: null, targets: made },
        site: {
          version,
          before: { hours: shown, saturdayFaqHours },
          plans: { made: planned, withdrawn, waiting: await waitingHours(tx) },
        },
      });
      return {
        undo,
        version: isNow && isNew ? version : null,
        planId: isNow ? null : (planned[0] ?? null),
      };
    });
    return ok(saved);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: 'changed' };
    throw error;
  }
}

/** Makes everybody wait who would change the hours of the clinic, or book; in the order that all of them keep. */
export async function lockClinicHours(tx: Transaction): Promise<void> {
  await lockSetting(tx, 'clinic-record');
  await lockSeed(tx);
  // Bookings lock services before resources, by id.
  await tx.select().from(serviceRows).orderBy(asc(serviceRows.id)).for('no key update');
  await tx.select().from(resources).orderBy(asc(resources.id)).for('no key update');
}

/** Rolls the transaction back. */
class Refused extends Error {}

/** @throws Refused when somebody was first; Error for hours that the record does not allow, which no form lets pass */
function sure<Value>(
  result: Result<Value, HoursRefusal | { faults: readonly { message: string }[] }>,
): Value {
  if (result.ok) return result.value;
  if (typeof result.refusal === 'string') throw new Refused();
  throw new Error(`the record refused hours: ${result.refusal.faults[0]?.message}`);
}
