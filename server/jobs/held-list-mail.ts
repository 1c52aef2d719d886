import { sql } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import type {
  WaitlistJobs,
  WaitlistMail,
} from '#app/features/waitlist/waitlist-services.server.ts';
import type { ChargeMail } from '#app/payments/payment-services.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import {
  isNumberFromElsewhere,
  isWaiterFromElsewhere,
} from '#app/scheduling/import/held-people.server.ts';
import { AGAIN_MS } from './held-mail.ts';

type Holding = { db: Database; clinic: { isDemonstration: boolean } };

/**
 * Keeps somebody of the waiting list who came from another program from hearing of the site before it is open: the mail
 * is asked for again later, for as long as they wait and an offer is open.
 * @returns null for a mail that goes now
 */
export async function laterIfWaiterHeld(
  services: Holding & { clock: Clock; jobs: Pick<Jobs<WaitlistJobs>, 'waitlist-mail'> },
  mail: WaitlistMail,
): Promise<'held' | 'overtaken' | null> {
  const { db, clinic, clock, jobs } = services;
  if (!clinic.isDemonstration) return null;
  const { rows } = await db.execute<{ isWaiting: boolean }>(sql`
    select e.ended_at is null and ${
      mail.offerId === undefined
        ? sql`true`
        : sql`exists (select from waitlist_offers o where o.id = ${mail.offerId} and o.state = 'live')`
    } as "isWaiting"
    from waitlist_entries e left join appointments a on a.id = e.appointment_id
    where e.id = ${mail.waitlistEntryId} and ${isWaiterFromElsewhere()}`);
  const [held] = rows;
  if (!held) return null;
  if (!held.isWaiting) return 'overtaken';
  const notBefore = new Date(clock.now().getTime() + AGAIN_MS).toISOString();
  await jobs['waitlist-mail'](db, { ...mail, notBefore });
  return 'held';
}

/**
 * Keeps a payer who came from another program from being reminded before the site is open. That it was asked for is
 * forgotten, so that the next look at what is due asks again. Deposits have no day on which they are due.
 */
export async function isReminderHeld(
  { db, clinic }: Holding,
  { chargeId, kind, sumCents }: ChargeMail,
): Promise<boolean> {
  if (!clinic.isDemonstration || (kind !== 'due-soon' && kind !== 'overdue')) return false;
  const { rows } = await db.execute(sql`
    delete from charge_mails c
    where c.charge_id = ${chargeId} and c.kind = ${kind} and c.sum_cents = ${sumCents} and c.sent_at is null
      and exists (select from order_instalments i join orders o on o.id = i.order_id
        where i.charge_id = c.charge_id and ${isNumberFromElsewhere(sql`o.phone_e164`)})
    returning c.charge_id`);
  return rows.length > 0;
}
