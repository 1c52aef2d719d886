import { PLAN_PATHS } from '#app/clinic/words/plan-paths.ts';
import { PlanPage } from '#app/features/plans/plan-page.tsx';
import { plansMessages } from '#app/locales/plans.ts';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/plan';
import { planGraph } from './plan-graphs.ts';

/** One module for the three plans with consultations; the address tells which. */
export function loader(args: Route.LoaderArgs) {
  const { shared, pages, planAt, graph, site } = readPlanPage(args);
  const plan = planAt(PLAN_PATHS);
  const title = plansMessages[shared.locale].plan.pageTitle(plan.name);
  const jsonLd = graph({ title, description: plan.summary }, planGraph(plan, site));
  return { ...shared, plan, title, notice: pages.plans.notice, jsonLd };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return contentMeta({ ...loaderData, description: loaderData.plan.summary });
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanPage {...loaderData} />;
}
