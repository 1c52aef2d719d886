import { paymentServicesOf } from '#app/context/payment-services.ts';
import { chargeLink } from '#app/payments/charge-link.server.ts';
import { payerPage } from '#app/payments/payer-page.server.ts';
import { readChargeOfLink } from '#app/payments/read-charge.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/pay';

/** The address is the key to the charge: nobody else is told it. */
const HEADERS = { ...ERROR_HEADERS, 'referrer-policy': 'no-referrer' };

/**
 * Leads to the provider's own page, where card and password are typed. A plain link and a plain redirect: nothing of
 * the provider runs here, and no form leaves the site.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services } = pageOf(args);
  const payments = paymentServicesOf(services);
  const charge = await readChargeOfLink(payments, args.params.token);
  if (!charge) return new Response(null, { status: 404, headers: HEADERS });
  const location = (await payerPage(payments, charge)) ?? chargeLink(payments.secret, charge);
  return new Response(null, { status: 303, headers: { ...HEADERS, location } });
}
