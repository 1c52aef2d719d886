import { PlansPage } from '#app/features/plans/plans-page.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/plans-online';
import { familyGraph } from './plan-graphs.ts';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, plansOf, savingRange, instalments, graph, site } =
    readPlanPage(args);
  const text = linked(pages.onlinePlans);
  const plans = plansOf('online');
  const described = familyGraph({ plans, questions: text.questions }, site);
  const jsonLd = graph(text, { ...described, under: '/planos' });
  const hasOnline = plansOf('online').length > 0;
  return { ...shared, text, plans, savingRange, instalments, hasOnline, jsonLd };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function OnlinePlans({ loaderData }: Route.ComponentProps) {
  const { clinic, ...page } = loaderData;
  return <PlansPage {...page} clinicName={clinic.displayName} family="online" />;
}
