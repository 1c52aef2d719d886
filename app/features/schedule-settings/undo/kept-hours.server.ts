import { z } from 'zod';
import type { Transaction } from '#app/db/database.ts';
import { keepForUndo } from '#app/platform/audit/undo.server.ts';
import type { Clock } from '#app/platform/clock.ts';

const rows = z.array(
  z.strictObject({
    weekday: z.number(),
    kind: z.enum(['open', 'break', 'limit']),
    startsTime: z.string(),
    endsTime: z.string(),
    validFrom: z.string(),
    validUntil: z.string().nullable(),
    limitOf: z.enum(['hours', 'services', 'both']).nullish(),
    serviceIds: z.array(z.number()).readonly().optional(),
  }),
);

/** Hours of one house that have been saved, as they were and as they were made. */
export const keptHours = z.strictObject({
  branch: z.string().nullable(),
  targets: z.array(
    z.strictObject({
      id: z.number(),
      /** The version that saving made. */
      version: z.number(),
      before: rows,
      after: rows,
    }),
  ),
  /** What the site showed, where its hours were set at the same time. */
  site: z
    .strictObject({
      /** The version of the record after it. */
      version: z.number(),
      before: z.record(z.string(), z.unknown()),
      /** Plans of hours: ids of those that saving made and withdrew, and of all that then waited. */
      plans: z.strictObject({
        made: z.array(z.number()),
        withdrawn: z.array(z.number()),
        waiting: z.array(z.number()),
      }),
    })
    .nullable(),
});
export type KeptHours = z.output<typeof keptHours>;
/** Of one practitioner, room or device. */
export type HoursMade = KeptHours['targets'][number];

/** Keeps hours in the transaction that changes them. @returns what the page after it sends to take them back */
export function keepHours(tx: Transaction, clock: Clock, before: KeptHours): Promise<number> {
  return keepForUndo(tx, clock, { subject: 'hours', before });
}
