import type { Queryable } from '#app/db/database.ts';
import type { BookableExam } from '#app/scheduling/exams/bookable-services.server.ts';
import { serviceRuleOf } from './payer-rules.ts';
import { readPayerRules, readPractitionerSlugs } from './read-payer-rules.server.ts';

/**
 * Several exams, each with only those of its practitioners with whom a payer covers it, so that the plans found are
 * plans that it pays. Days and quotas are asked of each plan later.
 */
export async function coveredExams(
  db: Queryable,
  exams: readonly BookableExam[],
  payerId: string,
): Promise<BookableExam[]> {
  const rules = await readPayerRules(db, payerId);
  if (!rules) return [...exams];
  const slugs = await readPractitionerSlugs(db);
  return exams.map((exam) => {
    const { practitioners } = serviceRuleOf(rules, exam.slug);
    const practitionerIds = exam.practitionerIds.filter(
      (id) => practitioners?.includes(slugs.get(id) ?? '') ?? true,
    );
    return { ...exam, practitionerIds };
  });
}
