import { and, eq, isNull } from 'drizzle-orm';
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

/** What was asked for and does not go, because staff have turned it off: asked for anew once it is on. */
export async function forgetAsked(
  db: Queryable,
  { chargeId, kind, sumCents }: ChargeMail,
): Promise<void> {
  const isThis = and(
    eq(chargeMails.chargeId, chargeId),
    eq(chargeMails.kind, kind),
    eq(chargeMails.sumCents, sumCents),
  );
  await db.delete(chargeMails).where(and(isThis, isNull(chargeMails.sentAt)));
}
