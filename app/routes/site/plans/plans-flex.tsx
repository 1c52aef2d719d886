import { data } from 'react-router';
import { FlexPage } from '#app/features/plans/flex-page.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/plans-flex';
import { flexGraph } from './plan-graphs.ts';

export function loader(asked: Route.LoaderArgs) {
  const { shared, texts, linked, flexPlan, record, graph, site } = readPlanPage(asked);
  if (!flexPlan) throw data(null, { status: 404 });
  const text = linked(texts.flexPlan);
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
