import { eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { resources, serviceResources, services } from '#app/db/schema.ts';
import { type Wanted, wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import {
  type CoverageGap,
  coveredPractitioners,
  type PayerRefusal,
} from '#app/scheduling/payers/payer-rules.ts';
import { readPayerRules } from '#app/scheduling/payers/read-payer-rules.server.ts';

type Refused = Wanted & { payerId: string; startsAt: Date; refusal: PayerRefusal };

/** What exactly keeps a payer from a time, so that the visitor knows what to change. */
export async function explainGap(
  db: Queryable,
  { payerId, startsAt, refusal, ...wanted }: Refused,
): Promise<CoverageGap | 'quota'> {
  if (refusal === 'payer-quota-full') return 'quota';
  const rules = await readPayerRules(db, payerId);
  if (!rules) return 'practitioner';
  for (const { serviceSlug } of wantedExams(wanted)) {
    const serving = await db
      .select({ slug: resources.slug })
      .from(serviceResources)
      .innerJoin(services, eq(services.id, serviceResources.serviceId))
      .innerJoin(resources, eq(resources.id, serviceResources.resourceId))
      .where(eq(services.slug, serviceSlug));
    const slugs = serving.map(({ slug }) => slug);
    const covered = coveredPractitioners(rules, { serviceSlug, startsAt }, slugs);
    if (!covered.ok) return covered.refusal;
  }
  return 'practitioner';
}
