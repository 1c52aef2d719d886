import { eq } from 'drizzle-orm';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { servicePreparations } from '#app/db/preparation-schema.ts';
import { services } from '#app/db/schema.ts';

const ruleColumns = {
  dilates: servicePreparations.dilates,
  dilationHours: servicePreparations.dilationHours,
  daylightMinutes: servicePreparations.daylightMinutes,
  softLensHours: servicePreparations.softLensHours,
  rigidLensHours: servicePreparations.rigidLensHours,
  fastingHours: servicePreparations.fastingHours,
  companion: servicePreparations.companion,
};

/** The rules that staff have set, by the service's slug; services without one keep to their text. */
export async function readPreparationRules(db: Queryable): Promise<Map<string, PreparationRule>> {
  const rows = await db
    .select({ slug: services.slug, rule: ruleColumns })
    .from(servicePreparations)
    .innerJoin(services, eq(services.id, servicePreparations.serviceId))
    .orderBy(services.id);
  return new Map(rows.map(({ slug, rule }) => [slug, rule]));
}

/** The rule that staff have set for one service; null for none. Inside a booking, read it below the service's lock. */
export async function readPreparationRule(
  db: Queryable,
  serviceSlug: string,
): Promise<PreparationRule | null> {
  const [row] = await db
    .select({ rule: ruleColumns })
    .from(servicePreparations)
    .innerJoin(services, eq(services.id, servicePreparations.serviceId))
    .where(eq(services.slug, serviceSlug));
  return row?.rule ?? null;
}

/** Sets the rule of a service; null leaves it to the service's text. */
export async function writePreparationRule(
  tx: Transaction,
  serviceId: number,
  rule: PreparationRule | null,
): Promise<void> {
  await tx.delete(servicePreparations).where(eq(servicePreparations.serviceId, serviceId));
  if (rule) await tx.insert(servicePreparations).values({ serviceId, ...rule });
}
