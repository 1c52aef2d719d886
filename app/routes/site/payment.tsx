import { PaymentPage } from '#app/features/plans/payment-page.tsx';
import { PAYMENT_PATHS } from '#app/features/plans/plan-paths.ts';
import { plansTexts } from '#app/locales/plans-texts.ts';
import type { Route } from './+types/payment';
import { contentMeta } from './content-meta.ts';
import { readPlanPage } from './content-page.server.ts';
import { CONTENT_HEADERS } from './page-meta.ts';

/** One module for the six plans of a year; the address says which. */
export function loader(asked: Route.LoaderArgs) {
  const { shared, texts, linked, planAt } = readPlanPage(asked);
  return { ...shared, plan: planAt(PAYMENT_PATHS), text: linked(texts.payment) };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { plan, locale, text } = loaderData;
  const title = plansTexts[locale].payment.pageTitle(plan.name);
  return contentMeta({ ...loaderData, title, description: text.description });
}

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
