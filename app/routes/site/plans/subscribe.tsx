import '#app/features/subscriptions/subscribe.css';
import { formatDate } from '#app/clinic/format-date.ts';
import { isPlanSlug } from '#app/clinic/plan-prices.ts';
import { GONE_PLAN, gonePlanPath } from '#app/clinic/words/plan-paths.ts';
import { visitorAddress } from '#app/context/app-services.ts';
import { waysToPay } from '#app/context/order-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { type ChosenPlan, SubscribePage } from '#app/features/plans/subscribe-page.tsx';
import { choosePlan, ORDER_DRAFT_COOKIE } from '#app/features/subscriptions/order-draft.server.ts';
import { ORDER_STEP_PATHS, SUBSCRIBE_PATH } from '#app/features/subscriptions/order-draft.ts';
import { comingPrices } from '#app/features/subscriptions/plan-settings/coming-prices.ts';
import { YearTable } from '#app/features/subscriptions/year-table.tsx';
import { plansMessages } from '#app/locales/plans.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { money } from '#app/platform/money.ts';
import { countNetworkHit } from '#app/platform/rate-limit.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ContactClinic } from '#app/routes/site/clinic/contact-clinic.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { toPage } from '#app/routes/subscription/journey.server.ts';
import type { Route } from './+types/subscribe';

const DRAFTS = { hits: 60, windowSeconds: 3_600 };

export async function loader(args: Route.LoaderArgs) {
  const page = readPlanPage(args);
  const { shared, pages, linked, yearPlans, flexPlan, record, graph, today, goneName } = page;
  const { services, url } = pageOf(args);
  const requested = url.searchParams.get('plano');
  const plan = yearPlans.find(({ slug }) => slug === requested);
  const isFlex = flexPlan !== undefined && flexPlan.slug === requested;
  const flex = isFlex
    ? ({ kind: 'flex', plan: flexPlan, monthlyCents: record.flexMonthlyCents } as const)
    : undefined;
  const chosen: ChosenPlan | undefined = plan ? { kind: 'year', plan } : flex;
  const text = linked(pages.subscribe);
  const { compare } = subscribeMessages[shared.locale];
  const newPrices = comingPrices(record, today).flatMap(
    ({ plan: slug, instalmentCents, fromOn }) => {
      const own = yearPlans.find((each) => each.slug === slug);
      if (!own) return [];
      const { price } = plansMessages[shared.locale];
      const { instalments } = own.terms;
      const amount = price.instalments(instalments, money(instalmentCents, shared.locale));
      return [compare.newPrice(own.name, amount, formatDate(fromOn, shared.locale))];
    },
  );
  return {
    ...shared,
    text,
    plans: yearPlans.map(({ slug, name, terms }) => ({ slug, name, terms })),
    newPrices,
    isOpen: (await waysToPay(services)).length > 0,
    chosen,
    goneName: goneName(url.searchParams.get(GONE_PLAN)),
    jsonLd: graph(text, { under: '/planos' }),
  };
}

/** Begins a contract with the plan of the form. */
export async function action(args: Route.ActionArgs) {
  const { shared, yearPlans } = readPlanPage(args);
  const { services } = pageOf(args);
  const { db, clock, env } = services;
  const asked = formText(await args.request.formData(), 'plano');
  const plan = yearPlans.find(({ slug }) => slug === asked);
  if (!plan) return toPage(shared.locale, isPlanSlug(asked) ? gonePlanPath(asked) : SUBSCRIBE_PATH);
  const address = args.context.get(visitorAddress);
  const isFlood = await countNetworkHit(limitServicesOf(services), 'order-draft', address, DRAFTS);
  if (isFlood > 0) return toPage(shared.locale, `${SUBSCRIBE_PATH}?plano=${plan.slug}`);
  const token = readCookie(args.request, ORDER_DRAFT_COOKIE, env.baseUrl);
  const draft = await choosePlan({ db, clock, secret: env.appSecret }, token, plan.slug);
  const cookie = setCookie(ORDER_DRAFT_COOKIE, draft, env.baseUrl);
  return toPage(shared.locale, ORDER_STEP_PATHS.who, cookie);
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Subscribe({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, chosen, plans, isOpen, newPrices } = loaderData;
  const messages = plansMessages[locale];
  const message = chosen ? messages.payment.message(chosen.plan.name) : messages.subscribe.message;
  const chosenSlug = chosen?.kind === 'year' ? chosen.plan.slug : undefined;
  return (
    <SubscribePage
      {...loaderData}
      comparison={
        <YearTable plans={plans} chosen={chosenSlug} isOpen={isOpen} newPrices={newPrices} />
      }
    >
      <ContactClinic
        locale={locale}
        clinic={clinic}
        message={message}
        service="exames-de-refracao"
      />
    </SubscribePage>
  );
}
