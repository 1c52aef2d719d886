import { PAYMENT_PATHS } from '#app/clinic/words/plan-paths.ts';
import { waysToPay } from '#app/context/order-services.ts';
import { PaymentPage } from '#app/features/plans/payment-page.tsx';
import { plansMessages } from '#app/locales/plans.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/payment';
import { planGraph } from './plan-graphs.ts';

/** One module for the six yearly plans; the address tells which. */
export async function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, planAt, graph, site } = readPlanPage(args);
  const plan = planAt(PAYMENT_PATHS);
  const text = linked(pages.payment);
  const title = plansMessages[shared.locale].payment.pageTitle(plan.name);
  const jsonLd = graph({ ...text, title }, planGraph(plan, site));
  const { providers } = subscribeMessages[shared.locale].how;
  const ways = (await waysToPay(pageOf(args).services)).map((way) => providers[way]);
  return { ...shared, plan, title, text, jsonLd, ways: [...new Set(ways)] };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return contentMeta({ ...loaderData, description: loaderData.text.description });
}

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
