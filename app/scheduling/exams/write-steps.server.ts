import { eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { occupancy } from '#app/db/schema.ts';
import { appointmentSteps, holdSteps } from '#app/db/steps-schema.ts';
import type { ClaimedSlot } from '#app/scheduling/claim-slot.server.ts';
import { occupy } from '#app/scheduling/occupancy.server.ts';
import { type SlotStep, stepInterval } from './slot-steps.ts';

type Owner = { appointmentId: number } | { holdId: number };
type Taken = Pick<ClaimedSlot, 'resourceIds' | 'interval' | 'steps'>;

/** Occupies a claimed slot: as one, or step by step; the database throws when something of it is taken. */
export async function occupySlot(
  tx: Queryable,
  { resourceIds, interval, steps }: Taken,
  owner: Owner,
): Promise<void> {
  if (!steps) return occupy(tx, resourceIds, interval, owner);
  const rows = steps.map(rowOf);
  if ('holdId' in owner)
    await tx.insert(holdSteps).values(rows.map((row) => ({ ...row, ...owner })));
  else await tx.insert(appointmentSteps).values(rows.map((row) => ({ ...row, ...owner })));
  await tx.insert(occupancy).values(
    steps.flatMap((step, index) => {
      const { from, until } = stepInterval(step);
      const during = `[${from.toISOString()},${until.toISOString()})`;
      return step.resourceIds.map((resourceId) => ({ resourceId, during, step: index, ...owner }));
    }),
  );
}

function rowOf({ resourceIds: _ids, ...step }: SlotStep, position: number) {
  return { position, ...step };
}

/** Frees the time of an appointment and forgets its steps, which a move writes anew. */
export async function freeSlot(tx: Queryable, appointmentId: number): Promise<void> {
  await tx.delete(occupancy).where(eq(occupancy.appointmentId, appointmentId));
  await tx.delete(appointmentSteps).where(eq(appointmentSteps.appointmentId, appointmentId));
}
