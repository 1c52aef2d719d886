import { randomInt } from 'node:crypto';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';

type NewAppointment = Omit<typeof appointments.$inferInsert, 'protocol'>;

const TRIES = 8;

/** Stores a visit under a fresh protocol: eight digits that are easy to say on the phone, '4821-9057'. */
export async function insertWithProtocol(
  tx: Queryable,
  appointment: NewAppointment,
): Promise<{ id: number; linkVersion: number }> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [row] = await tx
      .insert(appointments)
      .values({ ...appointment, protocol: newProtocol() })
      .onConflictDoNothing({ target: appointments.protocol })
      .returning({ id: appointments.id, linkVersion: appointments.linkVersion });
    if (row) return row;
  }
  throw new Error('no free protocol number was found');
}

function newProtocol(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
