import { data } from 'react-router';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { orderServicesOf } from '#app/context/order-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { MY_ORDER_PATHS } from '#app/features/subscriptions/order-draft.ts';
import { ORDER_COOKIE, openOrderSession } from '#app/features/subscriptions/order-link.server.ts';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { countNetworkHit } from '#app/platform/rate-limit.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import type { Route } from './+types/open-order';
import { toPage } from './journey.server.ts';

const WRONG_LINKS = { hits: 30, windowSeconds: 15 * 60 };

/** Exchanges the link's token for a cookie and redirects to an address without secrets. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(appServices);
  // A link may outlive its language: if the site no longer offers it, the page opens in Portuguese.
  const asked = localeOfPath(new URL(request.url).pathname);
  const { locale } = contentIn(services.contents, asked).clinic;
  const session = await openOrderSession(orderServicesOf(services), params.token);
  if (session) {
    const cookie = setCookie(ORDER_COOKIE, session, services.env.baseUrl);
    return toPage(locale, MY_ORDER_PATHS.order, cookie);
  }
  const address = context.get(visitorAddress);
  const limits = limitServicesOf(services);
  const seconds = await countNetworkHit(limits, 'order-link', address, WRONG_LINKS);
  if (seconds === 0) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const headers = { ...ERROR_HEADERS, 'retry-after': String(seconds) };
  throw data(mySubscriptionMessages[locale].tooMany(seconds), { status: 429, headers });
}

export default function OpenOrder() {
  return null;
}
