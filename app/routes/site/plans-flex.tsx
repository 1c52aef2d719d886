import { data } from 'react-router';
import { FlexPage } from '#app/features/plans/flex-page.tsx';
import type { Route } from './+types/plans-flex';
import { contentMeta } from './content-meta.ts';
import { readPlanPage } from './content-page.server.ts';
import { CONTENT_HEADERS } from './page-meta.ts';

export function loader(asked: Route.LoaderArgs) {
  const { shared, texts, linked, flexPlan, record } = readPlanPage(asked);
  if (!flexPlan) throw data(null, { status: 404 });
  return {
    ...shared,
    text: linked(texts.flexPlan),
    plan: flexPlan,
    monthlyCents: record.flexMonthlyCents,
  };
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
