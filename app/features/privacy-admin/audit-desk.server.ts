import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { keyText } from './person-key.ts';
import type { PersonCard } from './same-person.server.ts';

export type DeskActor = { id: number };

type DeskAction =
  | 'person.searched'
  | 'person.exported'
  | 'person.corrected'
  | 'person.erased'
  | 'consent.revoked'
  | 'consent.receipt-read'
  | 'consent.receipt-withdrawn'
  | 'incident.written'
  | 'incident.people-exported';

/** Writes down what was done at the privacy desk; never with anything that says who it was about but an id. */
export async function auditDesk(
  tx: Queryable,
  clock: Clock,
  done: {
    by: DeskActor;
    action: DeskAction;
    subjectType: 'person' | 'consent' | 'consent_receipt' | 'incident' | 'none';
    subjectId: string;
    detail?: Record<string, string | number>;
  },
): Promise<void> {
  const { by, action, subjectType, subjectId, detail = {} } = done;
  await tx.insert(auditLog).values({
    at: clock.now(),
    actor: `staff:${by.id}`,
    action,
    subjectType,
    subjectId,
    detail,
  });
}

/** A visit, an item of the inbox ('inbox:contact:5') or one card of a person. */
export type Viewed = `appointment:${number}` | `inbox:${string}:${number}` | `card:${string}`;

export function viewedCard(card: Pick<PersonCard, 'source' | 'id'>): Viewed {
  return `card:${keyText(card)}`;
}

/** Writes down that somebody of the staff has seen these, at most once an hour each. */
export async function noteViews(
  { db, clock }: { db: Queryable; clock: Clock },
  by: DeskActor,
  seen: readonly Viewed[],
): Promise<void> {
  if (seen.length === 0) return;
  const at = clock.now();
  // The clock of a record may be seen from a page that was opened an hour before: the index knows the hour.
  await db
    .insert(auditLog)
    .values(
      seen.map((subjectId) => ({
        at,
        actor: `staff:${by.id}`,
        action: 'viewed',
        subjectType: 'view',
        subjectId,
        detail: sql`'{}'::jsonb`,
      })),
    )
    .onConflictDoNothing();
}
