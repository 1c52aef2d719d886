import { data } from 'react-router';
import { chargePath, orderServicesOf } from '#app/context/order-services.ts';
import { withdrawableUntil } from '#app/features/subscriptions/change-order.server.ts';
import { MY_ORDER_PATHS } from '#app/features/subscriptions/order-draft.ts';
import { ORDER_COOKIE, orderOfSession } from '#app/features/subscriptions/order-link.server.ts';
import { readContract } from '#app/features/subscriptions/order-mail.server.ts';
import { paymentStateOf, readOrder } from '#app/features/subscriptions/order-record.server.ts';
import { toOrderView } from '#app/features/subscriptions/order-view.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type RouteArgs, toPage } from './journey.server.ts';

export type MyOrderPage = NonNullable<Awaited<ReturnType<typeof findMyOrder>>>;

/** The order of this browser's session; null without one. Also while plans are switched off. */
export async function findMyOrder(args: RouteArgs) {
  const { services, locale, clinic, today, url } = pageOf(args);
  const deps = orderServicesOf(services);
  const session = readCookie(args.request, ORDER_COOKIE, services.env.baseUrl);
  const id = await orderOfSession(deps, session);
  const order = id === null ? null : await readOrder(services.db, { id });
  if (!order) return null;
  return { services, deps, locale, clinic, today, url, order };
}

/** @throws the redirect to the page that says how to open one */
export async function readMyOrder(args: RouteArgs): Promise<MyOrderPage> {
  const page = await findMyOrder(args);
  if (!page) throw toPage(pageOf(args).locale, MY_ORDER_PATHS.order);
  return page;
}

/** The order as its customer sees it. */
export async function viewOf({ services, deps, order, today }: MyOrderPage) {
  const contract = await readContract(deps, order.id);
  return toOrderView(order, {
    today,
    paymentState: paymentStateOf(order, today),
    payHref: (charge) => chargePath(services, charge),
    withdrawUntilOn: withdrawableUntil(order, today),
    sha256: contract?.sha256 ?? null,
  });
}

/** A page of an order, never kept by anybody. */
export function privatePage<Body>(body: Body, status = 200) {
  return data(body, { status, headers: ERROR_HEADERS });
}
