import { type RouterContextProvider, redirect } from 'react-router';
import { yearCents } from '#app/clinic/plan-prices.ts';
import { gonePlanPath } from '#app/clinic/words/plan-paths.ts';
import { visitorAddress } from '#app/context/app-services.ts';
import { waysToPay } from '#app/context/order-services.ts';
import { type ContractFacts, sellerOf } from '#app/features/subscriptions/contract/contract.ts';
import {
  ORDER_DRAFT_COOKIE,
  readOrderDraft,
  writeOrderDraft,
} from '#app/features/subscriptions/order-draft.server.ts';
import {
  firstOpenOrderStep,
  isOrderStepOpen,
  ORDER_STEP_PATHS,
  ORDERED_PATH,
  type OrderDraft,
  type OrderStep,
  pathBefore,
  SUBSCRIBE_PATH,
} from '#app/features/subscriptions/order-draft.ts';
import { ORDER_COOKIE } from '#app/features/subscriptions/order-link.server.ts';
import { orderDay } from '#app/features/subscriptions/place-order.server.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { isFormRefused } from '#app/routes/booking/form-refused.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { readPlanPage } from '#app/routes/site/content-page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';

export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };
export type SubscribeJourney = Awaited<ReturnType<typeof readSubscribing>>;

/** Redirects to a page in the visitor's language. */
export function toPage(locale: Locale, path: string, cookie?: string): Response {
  const headers = { ...ERROR_HEADERS, ...(cookie && { 'set-cookie': cookie }) };
  return redirect(localPath(locale, path), { status: 303, headers });
}

/**
 * The journey at a step. Leads who jumps ahead to the first question without an answer, and who has no draft to the
 * choice of plans.
 * @throws 404 while plans are switched off
 */
export async function readSubscribing(args: RouteArgs, step: OrderStep) {
  const page = readPlanPage(args);
  const { services } = pageOf(args);
  const { db, clock, env } = services;
  const { locale, clinic } = page.shared;
  const ways = await waysToPay(services);
  const token = readCookie(args.request, ORDER_DRAFT_COOKIE, env.baseUrl);
  const draft = await readOrderDraft({ db, clock, secret: env.appSecret }, token);
  if (draft?.orderedSession) {
    const cookie = setCookie(ORDER_COOKIE, draft.orderedSession, env.baseUrl);
    throw toPage(locale, ORDERED_PATH, cookie);
  }
  const plan = page.yearPlans.find(({ slug }) => slug === draft?.plan);
  if (draft && !plan) throw toPage(locale, gonePlanPath(draft.plan));
  if (ways.length === 0 || !draft || !token || !plan) throw toPage(locale, SUBSCRIBE_PATH);
  if (!isOrderStepOpen(draft, step))
    throw toPage(locale, ORDER_STEP_PATHS[firstOpenOrderStep(draft)]);
  const { notice } = page.pages.subscribe;
  return {
    services,
    locale,
    clinic,
    record: page.record,
    ways,
    token,
    draft,
    plan,
    notice,
    /** The visitor's address, for rate limits. */
    address: args.context.get(visitorAddress),
    isRefused: isFormRefused(args.context),
    frame: {
      backHref: pathBefore(step, draft.plan),
      plan: draft.plan,
      planName: plansMessages[locale].card.name(plan.name),
      price: plansMessages[locale].price.total(money(yearCents(plan.terms), locale)),
    },
  };
}

/** What every screen shows around its question. */
export function frameOf({ frame, notice, locale, clinic, isRefused }: SubscribeJourney) {
  return { frame, notice, locale, clinicName: clinic.displayName, isRefused };
}

/** Stores answers and redirects to the next screen. */
export async function answer(
  { services, token, draft, locale }: SubscribeJourney,
  answers: Partial<OrderDraft>,
  next: OrderStep,
): Promise<Response> {
  const { db, clock, env } = services;
  await writeOrderDraft({ db, clock, secret: env.appSecret }, token, { ...draft, ...answers });
  return toPage(locale, ORDER_STEP_PATHS[next]);
}

/** The contract that these answers lead to. */
export function contractFactsOf(
  { services, locale, clinic, plan, notice }: SubscribeJourney,
  payIn: ContractFacts['payIn'],
): ContractFacts {
  return {
    locale,
    seller: sellerOf(clinic),
    plan: { name: plan.name, features: plan.features, notice },
    terms: plan.terms,
    payIn,
    orderedOn: orderDay(services),
  };
}
