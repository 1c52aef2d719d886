import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#app/platform/clock.ts';
import {
  type Check,
  type Found,
  fail,
  fine,
  type SourceState,
  warn,
} from './check-services.server.ts';

const HOUR_MS = 3_600_000;
/** A copy that is older than this is no longer news. */
const OLD_COPY_HOURS = 24;

/** The copy of the content system's texts. */
export const checkCms: Check = async ({ clock, checks }) =>
  judge((await checks?.cmsState?.()) ?? null, clock);

/** The reviews and the map of Google. */
export const checkGoogle: Check = async ({ clock, checks, env }) => {
  const state = (await checks?.googleState?.()) ?? null;
  if (state) return judge(state, clock);
  return warn('not-configured', { hasKey: env.mapsKey !== undefined });
};

function judge(state: SourceState | null, clock: Clock): Found {
  if (!state) return warn('not-configured', { configured: false });
  const { lastGoodAt, failingSince, reason } = state;
  const now = clock.now().getTime();
  const ageHours = lastGoodAt ? Math.round((now - lastGoodAt.getTime()) / HOUR_MS) : null;
  const raw = {
    lastGoodAt: lastGoodAt?.toISOString() ?? null,
    ageHours,
    failingSince: failingSince?.toISOString() ?? null,
    ...(reason ? { reason } : {}),
  };
  // Nothing to show at all.
  if (failingSince && ageHours === null) return fail('failing', raw);
  return failingSince || (ageHours ?? 0) > OLD_COPY_HOURS ? warn('worrying', raw) : fine(raw);
}

/** How long a provider may leave a charge without the answer that it was asked for. */
const PREPARING_MINUTES = 30;
const paymentRows = z.array(
  z.object({ provider: z.string(), stuck: z.number(), refunds: z.number() }),
);

/** Providers answer: no charge waits to be opened by one, and no refund has failed there. */
export const checkPayments: Check = async ({ db, clock, paymentProviders = {} }) => {
  const configured = Object.keys(paymentProviders);
  const now = clock.now().toISOString();
  const { rows } = await db.execute(sql`
    select provider,
      count(*) filter (where state = 'preparing'
        and created_at < ${now}::timestamptz - ${PREPARING_MINUTES} * interval '1 minute')::int as stuck,
      count(*) filter (where exists (select from charge_refunds
        where charge_id = charges.id and charge_refunds.state = 'failed'))::int as refunds
    from charges where changed_at > ${now}::timestamptz - interval '30 days' group by provider`);
  const found = paymentRows.parse(rows);
  const stuck = found.reduce((sum, each) => sum + each.stuck, 0);
  const failedRefunds = found.reduce((sum, each) => sum + each.refunds, 0);
  const raw = { configured, stuck, failedRefunds };
  if (stuck > 0) return fail('failing', raw);
  if (failedRefunds > 0) return warn('worrying', raw);
  return configured.length === 0 ? warn('not-configured', raw) : fine(raw);
};

const whatsappRows = z.tuple([
  z.object({ sent: z.number(), failed: z.number(), is_last_failed: z.boolean() }),
]);

/** What became of the last day's messages. */
export const checkWhatsapp: Check = async ({ db, clock, env }) => {
  if (!env.whatsapp) return warn('not-configured', { configured: false });
  const now = clock.now().toISOString();
  const { rows } = await db.execute(sql`
    select count(*) filter (where state in ('sent', 'delivered', 'read', 'answered'))::int as sent,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce((array_agg(state order by coalesce(tried_at, settled_at, created_at) desc))[1] = 'failed',
        false) as is_last_failed
    from reminders where channel = 'whatsapp' and state not in ('asked', 'waiting', 'dropped')
      and created_at > ${now}::timestamptz - interval '1 day'`);
  const { sent, failed, is_last_failed: isLastFailed } = whatsappRows.parse(rows)[0];
  const raw = { sent, failed, isLastFailed };
  if (failed > 0 && sent === 0) return fail('failing', raw);
  return isLastFailed ? warn('worrying', raw) : fine(raw);
};
