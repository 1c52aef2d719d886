import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { appointmentCoupons } from '#app/db/campaigns-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { appointments, eventCounts } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { LOCALES, localPath } from '#app/platform/locale.ts';
import { campaignPath } from './campaign.ts';

const rowShape = z.object({
  campaignId: z.number(),
  booked: z.number(),
  ahead: z.number(),
  attended: z.number(),
  missed: z.number(),
  cancelled: z.number(),
  unsettled: z.number(),
});

/** How many appointments carry a campaign's code, by what became of them; the parts add up to `booked`. */
export type CampaignFigures = Omit<z.infer<typeof rowShape>, 'campaignId'> & {
  /** Views of its page by visitors who agreed to be counted. */
  views: number;
};

const NONE = { booked: 0, ahead: 0, attended: 0, missed: 0, cancelled: 0, unsettled: 0 };

/** The figures of campaigns, by id, exactly as the appointments are now. */
export async function readCampaignFigures(
  { db, clock }: { db: Queryable; clock: Clock },
  campaigns: readonly { id: number; slug: string }[],
): Promise<ReadonlyMap<number, CampaignFigures>> {
  const now = clock.now().toISOString();
  const isOpen = sql`a.status = 'confirmed' and a.attendance is null`;
  const { rows } = await db.execute(sql`
    select k.campaign_id as "campaignId", count(*)::int as booked,
      count(*) filter (where ${isOpen} and a.ends_at > ${now})::int as ahead,
      count(*) filter (where ${isOpen} and a.ends_at <= ${now})::int as unsettled,
      count(*) filter (where a.status = 'confirmed' and a.attendance in ('arrived', 'done'))::int
        as attended,
      count(*) filter (where a.status = 'confirmed' and a.attendance = 'no-show')::int as missed,
      count(*) filter (where a.status = 'cancelled')::int as cancelled
    from ${appointmentCoupons} k join ${appointments} a on a.id = k.appointment_id
    group by k.campaign_id`);
  const booked = new Map(
    z
      .array(rowShape)
      .parse(rows)
      .map(({ campaignId, ...counts }) => [campaignId, counts]),
  );
  const views = await readViews(db);
  return new Map(
    campaigns.map(({ id, slug }) => {
      const paths = LOCALES.map((locale) => localPath(locale, campaignPath(slug)));
      const seen = paths.reduce((sum, path) => sum + (views.get(path) ?? 0), 0);
      return [id, { ...(booked.get(id) ?? NONE), views: seen }];
    }),
  );
}

async function readViews(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute(sql`
    select path, sum(hits)::int as hits from ${eventCounts}
    where event = 'page_view' and path ~ '^(/en-us)?/campanha/' group by path`);
  const counted = z.array(z.object({ path: z.string(), hits: z.number() })).parse(rows);
  return new Map(counted.map(({ path, hits }) => [path, hits]));
}
