import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { SummaryServices } from '#app/scheduling/appointment-summary.server.ts';
import { readPreparationRule } from '#app/scheduling/preparation/preparation-rules.server.ts';
import type { PreparationRules } from '#app/scheduling/scheduling-services.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import type { AppServices } from './app-services.ts';

/** What services ask of patients: as staff have set it on screen, else as the service's text says at this moment. */
export function preparationRulesOf(services: Pick<AppServices, 'contents'>): PreparationRules {
  return {
    async ruleOf(db, serviceSlug) {
      const settled = await readPreparationRule(db, serviceSlug);
      if (settled) return settled;
      const texts = contentIn(services.contents, DEFAULT_LOCALE).services;
      return texts.find(({ slug }) => slug === serviceSlug)?.writtenRule ?? null;
    },
  };
}

/** The same for jobs, which have the texts of appointments. */
export function preparationRulesIn({
  labelsIn,
}: Pick<SummaryServices, 'labelsIn'>): PreparationRules {
  return {
    async ruleOf(db, serviceSlug) {
      const settled = await readPreparationRule(db, serviceSlug);
      if (settled) return settled;
      const { serviceTexts } = labelsIn(DEFAULT_LOCALE);
      return serviceTexts.find(({ slug }) => slug === serviceSlug)?.preparationRule ?? null;
    },
  };
}
