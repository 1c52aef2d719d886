import { type Charge, restCents } from '#app/payments/charge.ts';
import { chargeLink } from '#app/payments/charge-link.server.ts';
import type { PaymentProvider } from '#app/payments/payment-provider.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { openDatabase } from '#server/database.ts';
import { stillClock } from '#tests/booking.ts';
import { orderNow, orderServices, place } from '#tests/orders.ts';
import { settlePayments } from '#tests/payments.ts';
import { APP_SECRET, type Site } from './sites.ts';

/** Long enough that a statement of yesterday tells of it. */
const DAYS_AGO = 4;

/**
 * Somebody subscribes and pays in instalments; the first was due at once.
 * @param provider that collects them; without it, the clinic's own Pix key
 */
export async function firstInstalment(
  { databaseUrl }: Site,
  provider?: PaymentProvider,
): Promise<{ charge: Charge; link: string; rest: string }> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  const clock = stillClock();
  clock.set(new Date(Date.now() - DAYS_AGO * 86_400_000));
  await settlePayments({ db });
  const services = { ...orderServices({ db }, clock), secret: APP_SECRET };
  if (provider) Object.assign(services.payments.providers, { [provider.name]: provider });
  const orderId = await place(services, provider ? { provider: provider.name } : {});
  const [first] = (await orderNow(services, orderId)).instalments;
  const charge = first && (await readCharge(db, { id: first.chargeId }));
  await close();
  if (!charge) throw new Error('the order asks for nothing');
  const rest = (restCents(charge) / 100).toFixed(2).replace('.', ',');
  return { charge, link: chargeLink(APP_SECRET, charge), rest };
}
