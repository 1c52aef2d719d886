import { PlansPage } from '#app/features/plans/plans-page.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/plans';
import { familyGraph } from './plan-graphs.ts';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, plansOf, savingRange, instalments, graph, site } =
    readPlanPage(args);
  const text = linked(pages.plans);
  const plans = plansOf('presencial');
  const jsonLd = graph(text, familyGraph({ plans, questions: text.questions }, site));
  const hasOnline = plansOf('online').length > 0;
  return { ...shared, text, plans, savingRange, instalments, hasOnline, jsonLd };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  const { clinic, ...page } = loaderData;
  return <PlansPage {...page} clinicName={clinic.displayName} family="presencial" />;
}
