import { desc, eq, sql } from 'drizzle-orm';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { payerRules } from '#app/db/insurance-schema.ts';
import { EVERYTHING, type PayerRules, payerRulesShape } from './payer-rules.ts';

/** The rules of a payer in force; null where everything is covered. */
export async function readPayerRules(db: Queryable, payerId: string): Promise<PayerRules | null> {
  if (!isInsurer(payerId)) return null;
  const [row] = await db
    .select({ rules: payerRules.rules })
    .from(payerRules)
    .where(eq(payerRules.payer, payerId))
    .orderBy(desc(payerRules.version))
    .limit(1);
  return row ? payerRulesShape.parse(row.rules) : null;
}

/** The rules in force of every payer that has any, by payer. */
export async function readAllPayerRules(db: Database): Promise<Map<string, PayerRules>> {
  const rows = await db
    .selectDistinctOn([payerRules.payer], { payer: payerRules.payer, rules: payerRules.rules })
    .from(payerRules)
    .orderBy(payerRules.payer, desc(payerRules.version));
  return new Map(rows.map(({ payer, rules }) => [payer, payerRulesShape.parse(rules)]));
}

/** The rules of a payer, whatever it is: those of who pays for themselves cover everything. */
export function rulesOf(all: ReadonlyMap<string, PayerRules>, payerId: string): PayerRules {
  return (isInsurer(payerId) ? all.get(payerId) : undefined) ?? EVERYTHING;
}

/** Slugs of practitioners by the ids that slots name. */
export async function readPractitionerSlugs(db: Queryable): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; slug: string }>(
    sql`select id, slug from resources where kind = 'practitioner'`,
  );
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
