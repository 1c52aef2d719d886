import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { reminderPlans } from '#app/db/reminders-schema.ts';
import { services } from '#app/db/schema.ts';
import { DEFAULT_PLAN, type ReminderPlan } from '#app/features/reminders/reminder-plan.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export type ServicePlan = ReminderPlan & {
  serviceId: number;
  slug: string;
  /** 0 while nobody has changed it. */
  version: number;
};

/** The plan of every service, in the clinic's order. */
export async function readPlans(db: Queryable): Promise<ServicePlan[]> {
  const rows = await db
    .select({
      serviceId: services.id,
      slug: services.slug,
      daysBefore: reminderPlans.daysBefore,
      tellsLenses: reminderPlans.tellsLenses,
      tellsFasting: reminderPlans.tellsFasting,
      tellsHours: reminderPlans.tellsHours,
      version: reminderPlans.version,
    })
    .from(services)
    .leftJoin(reminderPlans, eq(reminderPlans.serviceId, services.id))
    .orderBy(asc(services.position), asc(services.id));
  return rows.map(({ serviceId, slug, ...row }) => ({
    serviceId,
    slug,
    daysBefore: row.daysBefore ?? DEFAULT_PLAN.daysBefore,
    tellsLenses: row.tellsLenses ?? DEFAULT_PLAN.tellsLenses,
    tellsFasting: row.tellsFasting ?? DEFAULT_PLAN.tellsFasting,
    tellsHours: row.tellsHours ?? DEFAULT_PLAN.tellsHours,
    version: row.version ?? 0,
  }));
}

/**
 * Sets the plans of services, all or none; those that say what they said before are left alone. From now on: what has
 * been sent stays sent. Refuses with 'changed' when somebody else has changed one of them first.
 */
export function setPlans(
  { db, clock }: { db: Database; clock: Clock },
  plans: readonly ServicePlan[],
  { staffId }: { staffId: number },
): Promise<Result<{ changed: number }, 'changed'>> {
  return db.transaction(async (tx) => {
    const ids = plans.map(({ serviceId }) => serviceId);
    await tx
      .select({ id: services.id })
      .from(services)
      .where(inArray(services.id, ids))
      .orderBy(asc(services.id))
      .for('no key update');
    const known = new Map((await readPlans(tx)).map((plan) => [plan.serviceId, plan]));
    const changed = plans.filter((plan) => !says(plan, known.get(plan.serviceId)));
    if (isOvertaken(changed, [...known.values()])) return refuse('changed');
    for (const plan of changed) {
      const { serviceId, slug: _, version: __, ...fields } = plan;
      const values = { ...fields, daysBefore: [...fields.daysBefore] };
      const by = { changedAt: clock.now(), changedBy: staffId };
      await tx
        .insert(reminderPlans)
        .values({ serviceId, ...values, version: 1, ...by })
        .onConflictDoUpdate({
          target: reminderPlans.serviceId,
          set: { ...values, ...by, version: sql`${reminderPlans.version} + 1` },
        });
      await audit(tx, {
        at: clock.now(),
        actor: `staff:${staffId}`,
        action: 'reminders.planned',
        subjectType: 'reminder_plan',
        subjectId: serviceId,
        detail: values,
      });
    }
    return ok({ changed: changed.length });
  });
}

/** Whether plans say what those that are stored say. */
export function isAsStored(plans: readonly ServicePlan[], stored: readonly ServicePlan[]): boolean {
  return plans.every((plan) =>
    says(
      plan,
      stored.find(({ serviceId }) => serviceId === plan.serviceId),
    ),
  );
}

/** Whether somebody else has changed one of the plans that a form changes. */
export function isOvertaken(
  plans: readonly ServicePlan[],
  stored: readonly ServicePlan[],
): boolean {
  const known = new Map(stored.map((plan) => [plan.serviceId, plan]));
  return plans.some((plan) => {
    const now = known.get(plan.serviceId);
    return !says(plan, now) && now?.version !== plan.version;
  });
}

function says(one: ReminderPlan, other: ReminderPlan | undefined): boolean {
  return (
    one.daysBefore.join() === other?.daysBefore.join() &&
    one.tellsLenses === other.tellsLenses &&
    one.tellsFasting === other.tellsFasting &&
    one.tellsHours === other.tellsHours
  );
}
