import { isOpenOn } from '#app/clinic/opening-hours.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import type { ServicePlan } from '#app/features/reminders/plan/plan.server.ts';
import { planEffects } from '#app/features/reminders/plan/plan-effects.server.ts';
import type { PlanRow } from '#app/features/reminders/plan/plan-form.tsx';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';

/** A plan as its form shows it. */
export function rowOf({ contents }: Pick<AppServices, 'contents'>, plan: ServicePlan): PlanRow {
  const { services } = contentIn(contents, DEFAULT_LOCALE);
  const text = services.find(({ slug }) => slug === plan.slug);
  return {
    slug: plan.slug,
    title: text?.title ?? plan.slug,
    version: plan.version,
    days: plan.daysBefore.join(', '),
    tells: {
      lenses: plan.tellsLenses,
      fasting: plan.tellsFasting,
      hours: plan.tellsHours,
    },
    needs: {
      lenses: (text?.preparationFlags.lensesOffHours ?? 0) > 0,
      fasting: (text?.preparationFlags.fastingHours ?? 0) > 0,
      hours: true,
    },
  };
}

/** What other plans would do, a line each. */
export function planLines(services: AppServices, plans: readonly ServicePlan[]): Promise<string[]> {
  const { db, clock, clinic } = services;
  const { labelsIn } = summaryServicesOf(services);
  const worksOn = (on: string) => isOpenOn(clinic.hours, on);
  return planEffects({ db, clock, labelsIn, worksOn }, plans);
}
