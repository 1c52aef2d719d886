import { type PreparationRule, unitedRule } from '#app/clinic/preparation-rule.ts';
import type { Queryable } from '#app/db/database.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import { readPreparationRule } from '#app/scheduling/preparation/preparation-rules.server.ts';
import type { PreparationRules } from '#app/scheduling/scheduling-services.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import type { AppServices } from './app-services.ts';

type Contents = Pick<AppServices, 'contents'>;

/** What services ask of patients: as staff have set it on screen, else as the service's text says at this moment. */
export function preparationRulesOf(services: Contents): PreparationRules {
  return {
    async ruleOf(db, wanted) {
      const rules: PreparationRule[] = [];
      for (const { serviceSlug } of wantedExams(wanted)) {
        const rule = await oneRule(services, db, serviceSlug);
        if (rule) rules.push(rule);
      }
      return rules.length > 0 ? unitedRule(rules) : null;
    },
  };
}

async function oneRule(
  { contents }: Contents,
  db: Queryable,
  serviceSlug: string,
): Promise<PreparationRule | null> {
  const settled = await readPreparationRule(db, serviceSlug);
  if (settled) return settled;
  const texts = contentIn(contents, DEFAULT_LOCALE).services;
  return texts.find(({ slug }) => slug === serviceSlug)?.writtenRule ?? null;
}
