import { and, desc, eq, sql } from 'drizzle-orm';
import { formatMoment } from '#app/clinic/format-date.ts';
import { preparationRule } from '#app/clinic/preparation-rule.ts';
import type { Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';

const { history: messages } = staffPreparation;
const MOST_READ = 50;
const MOST_SHOWN = 8;

/** Who changed what a service asks beforehand, when, and to what: a line each, latest first. */
export async function readPreparationHistory(db: Queryable, serviceId: number): Promise<string[]> {
  const rows = await db
    .select({ at: auditLog.at, name: staff.name, detail: auditLog.detail })
    .from(auditLog)
    .leftJoin(staff, sql`${auditLog.actor} = 'staff:' || ${staff.id}`)
    .where(
      and(
        eq(auditLog.action, 'agenda.service'),
        eq(auditLog.subjectId, `service:${serviceId}`),
        sql`${auditLog.detail} ? 'preparation'`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_READ);
  const changes = rows.map(({ at, name, detail }) => ({
    who: name ?? messages.unknown,
    moment: formatMoment(at, { withYear: true }),
    words: wordsOf(detail),
  }));
  // Saving the form for another field's sake repeats the rule.
  return changes
    .filter(({ words }, index) => words !== (changes[index + 1]?.words ?? messages.asWritten))
    .slice(0, MOST_SHOWN)
    .map(({ who, moment, words }) => messages.line(who, moment, words));
}

function wordsOf(detail: unknown): string {
  const kept = preparationRule.safeParse(
    typeof detail === 'object' && detail && 'preparation' in detail ? detail.preparation : null,
  );
  return kept.success ? messages.rule(kept.data) : messages.asWritten;
}
