import { type PreparationRule, unitedRule } from '#app/clinic/preparation-rule.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { SummaryServices } from '#app/scheduling/appointment-summary.server.ts';
import { wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import { readPreparationRule } from '#app/scheduling/preparation/preparation-rules.server.ts';
import type { PreparationRules } from '#app/scheduling/scheduling-services.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import type { AppServices } from './app-services.ts';

/** The rule that a service's text says; undefined where it says none. */
type WrittenRule = (serviceSlug: string) => PreparationRule | undefined;

/** What services ask of patients: as staff have set it on screen, else as the service's text says at this moment. */
export function preparationRulesOf({ contents }: Pick<AppServices, 'contents'>): PreparationRules {
  return rulesBy((serviceSlug) => {
    const texts = contentIn(contents, DEFAULT_LOCALE).services;
    return texts.find(({ slug }) => slug === serviceSlug)?.writtenRule;
  });
}

/** The same for jobs, which have the texts of appointments. */
export function preparationRulesIn({
  labelsIn,
}: Pick<SummaryServices, 'labelsIn'>): PreparationRules {
  return rulesBy((serviceSlug) => {
    const { serviceTexts } = labelsIn(DEFAULT_LOCALE);
    return serviceTexts.find(({ slug }) => slug === serviceSlug)?.preparationRule;
  });
}

function rulesBy(writtenRule: WrittenRule): PreparationRules {
  return {
    async ruleOf(db, wanted) {
      const rules: PreparationRule[] = [];
      for (const { serviceSlug } of wantedExams(wanted)) {
        const rule = (await readPreparationRule(db, serviceSlug)) ?? writtenRule(serviceSlug);
        if (rule) rules.push(rule);
      }
      return rules.length > 0 ? unitedRule(rules) : null;
    },
  };
}
