import { type ChosenPlan, SubscribePage } from '#app/features/plans/subscribe-page.tsx';
import { plansMessages } from '#app/locales/plans.ts';
import { ContactClinic } from '#app/routes/site/clinic/contact-clinic.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/subscribe';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, yearPlans, flexPlan, record, graph } = readPlanPage(args);
  const requested = new URL(args.request.url).searchParams.get('plano');
  const plan = yearPlans.find(({ slug }) => slug === requested);
  const isFlex = flexPlan !== undefined && flexPlan.slug === requested;
  const flex = isFlex
    ? ({ kind: 'flex', plan: flexPlan, monthlyCents: record.flexMonthlyCents } as const)
    : undefined;
  const chosen: ChosenPlan | undefined = plan ? { kind: 'year', plan } : flex;
  const text = linked(pages.subscribe);
  return { ...shared, text, plans: yearPlans, chosen, jsonLd: graph(text, { under: '/planos' }) };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Subscribe({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, chosen } = loaderData;
  const messages = plansMessages[locale];
  const message = chosen ? messages.payment.message(chosen.plan.name) : messages.subscribe.message;
  return (
    <SubscribePage {...loaderData}>
      <ContactClinic
        locale={locale}
        clinic={clinic}
        message={message}
        service="exames-de-refracao"
      />
    </SubscribePage>
  );
}
