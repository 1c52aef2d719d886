import { PlanPage } from '#app/features/plans/plan-page.tsx';
import { PLAN_PATHS } from '#app/features/plans/plan-paths.ts';
import { plansTexts } from '#app/locales/plans-texts.ts';
import type { Route } from './+types/plan';
import { contentMeta } from './content-meta.ts';
import { readPlanPage } from './content-page.server.ts';
import { CONTENT_HEADERS } from './page-meta.ts';

/** One module for the three plans with visits; the address says which. */
export function loader(asked: Route.LoaderArgs) {
  const { shared, texts, planAt } = readPlanPage(asked);
  return { ...shared, plan: planAt(PLAN_PATHS), notice: texts.plans.notice };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { plan, locale } = loaderData;
  const title = plansTexts[locale].plan.pageTitle(plan.name);
  return contentMeta({ ...loaderData, title, description: plan.summary });
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanPage {...loaderData} />;
}
