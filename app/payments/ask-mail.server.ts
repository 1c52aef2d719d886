import type { Queryable } from '#app/db/database.ts';
import { chargeMails } from '#app/db/payments-schema.ts';
import type { ChargeMail, PaymentServices } from './payment-services.server.ts';

/** Asks for a mail, once for what it tells of. @returns whether it was new */
export async function askMail(
  { clock, jobs }: Pick<PaymentServices, 'clock' | 'jobs'>,
  tx: Queryable,
  mail: ChargeMail,
): Promise<boolean> {
  const [asked] = await tx
    .insert(chargeMails)
    .values({ ...mail, askedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ chargeId: chargeMails.chargeId });
  if (!asked) return false;
  await jobs['charge-mail'](tx, mail);
  return true;
}
