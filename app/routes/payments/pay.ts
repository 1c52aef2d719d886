import { visitorAddress } from '#app/context/app-services.ts';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { chargeLink, PAY_LATER } from '#app/payments/charge-link.server.ts';
import { payerPage } from '#app/payments/payer-page.server.ts';
import { readChargeOfLink } from '#app/payments/read-charge.server.ts';
import { countNetworkHit } from '#app/platform/rate-limit.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/pay';

/** The address is the key to the charge: nobody else is told it. */
const HEADERS = { ...ERROR_HEADERS, 'referrer-policy': 'no-referrer' };
/** Each asks the provider some questions. */
const LIMIT = { hits: 20, windowSeconds: 10 * 60 };

/**
 * Leads to the provider's own page, where card and password are typed. A plain link and a plain redirect: nothing of
 * the provider runs here, and no form leaves the site.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services } = pageOf(args);
  const payments = paymentServicesOf(services);
  const charge = await readChargeOfLink(payments, args.params.token);
  if (!charge) return new Response(null, { status: 404, headers: HEADERS });
  const address = args.context.get(visitorAddress);
  const seconds = await countNetworkHit(limitServicesOf(services), 'payer-page', address, LIMIT);
  const page = seconds > 0 ? 'later' : await payerPage(payments, charge);
  const here = chargeLink(payments.secret, charge);
  const location =
    page instanceof URL ? page.href : page === 'here' ? here : `${here}?${PAY_LATER}`;
  return new Response(null, { status: 303, headers: { ...HEADERS, location } });
}
