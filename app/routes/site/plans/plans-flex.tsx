import { data } from 'react-router';
import { FlexPage } from '#app/features/plans/flex-page.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/plans-flex';
import { flexGraph } from './plan-graphs.ts';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, flexPlan, record, graph, site } = readPlanPage(args);
  if (!flexPlan) throw data(null, { status: 404 });
  const text = linked(pages.flexPlan);
  const monthlyCents = record.flexMonthlyCents;
  const { questions } = text;
  const described = flexGraph({ plan: flexPlan, cents: monthlyCents, questions }, site);
  const jsonLd = graph(text, { ...described, under: '/planos' });
  return { ...shared, text, plan: flexPlan, monthlyCents, jsonLd };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function FlexPlan({ loaderData }: Route.ComponentProps) {
  return <FlexPage {...loaderData} />;
}
