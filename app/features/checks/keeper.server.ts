import { eq } from 'drizzle-orm';
import { parsePhone } from '#app/clinic/person-fields.ts';
import { checkKeeper } from '#app/db/checks-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** Who looks after the machine, and is called when something does not work. */
export type Keeper = { name: string; phoneE164: string };
export type StoredKeeper = Keeper & { version: number; by: string; at: Date };

/** Null until an administrator has said who it is. */
export async function readKeeper(db: Queryable): Promise<StoredKeeper | null> {
  const [row] = await db
    .select({
      name: checkKeeper.name,
      phoneE164: checkKeeper.phoneE164,
      version: checkKeeper.version,
      by: staff.name,
      at: checkKeeper.changedAt,
    })
    .from(checkKeeper)
    .innerJoin(staff, eq(staff.id, checkKeeper.changedBy));
  return row ?? null;
}

const NAME_LENGTH = { min: 3, max: 80 };

/** What a form has sent, in order; or which of its fields are wrong. */
export function parseKeeper(form: {
  name: string;
  phone: string;
}): Result<Keeper, ('name' | 'phone')[]> {
  const name = form.name.trim().replace(/\s+/g, ' ');
  const phone = parsePhone(form.phone);
  const isNamed = name.length >= NAME_LENGTH.min && name.length <= NAME_LENGTH.max;
  if (isNamed && phone.ok) return ok({ name, phoneE164: phone.value });
  return refuse([...(isNamed ? [] : ['name' as const]), ...(phone.ok ? [] : ['phone' as const])]);
}

/** @param change `seenVersion`: of the form, 0 while nobody was named; `by`: staff member's id */
export function changeKeeper(
  { db, clock }: { db: Database; clock: Clock },
  { keeper, seenVersion, by }: { keeper: Keeper; seenVersion: number; by: number },
): Promise<Result<'done', 'changed'>> {
  return db.transaction(async (tx) => {
    const version = seenVersion + 1;
    const set = { ...keeper, version, changedAt: clock.now(), changedBy: by };
    const written =
      seenVersion === 0
        ? await tx.insert(checkKeeper).values(set).onConflictDoNothing().returning()
        : await tx
            .update(checkKeeper)
            .set(set)
            .where(eq(checkKeeper.version, seenVersion))
            .returning();
    if (written.length === 0) return refuse('changed');
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'clinic.settled',
      subjectType: 'clinic_setting',
      subjectId: 'check-keeper',
      // Who it is stands in the table alone.
      detail: { from: seenVersion, to: version },
    });
    return ok('done');
  });
}
