import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { campaignTexts, inEachLanguage } from '#app/clinic/campaign-fields.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import type { CampaignContent, CampaignState } from './campaign.ts';

export type StoredCampaign = CampaignContent & {
  id: number;
  state: CampaignState;
  version: number;
  changedAt: Date;
  /** Who changed it last; null for one that the clinic record brought. */
  by: string | null;
};

const texts = inEachLanguage(campaignTexts).nullable();
const gives = inEachLanguage(z.string());

type Row = typeof campaigns.$inferSelect;

function campaignOf(row: Row, by: string | null): StoredCampaign {
  const { id, slug, code, services, startsOn, endsOn, isYearly, offersQuestionnaire } = row;
  const { state, version, changedAt } = row;
  return {
    ...{ id, slug, code, services, startsOn, endsOn, isYearly, offersQuestionnaire },
    ...{ state, version, changedAt, by },
    gives: gives.parse(row.gives),
    texts: texts.parse(row.texts),
  };
}

function selectCampaigns(db: Queryable) {
  return db
    .select({ row: campaigns, by: staff.name })
    .from(campaigns)
    .leftJoin(staff, eq(staff.id, campaigns.changedBy))
    .$dynamic();
}

/** All campaigns, archived ones last, then by their first day, the latest first. */
export async function listCampaigns(db: Queryable): Promise<StoredCampaign[]> {
  const rows = await selectCampaigns(db).orderBy(
    sql`${campaigns.state} = 'archived'`,
    sql`${campaigns.startsOn} desc`,
    asc(campaigns.id),
  );
  return rows.map(({ row, by }) => campaignOf(row, by));
}

export async function findCampaign(db: Queryable, id: number): Promise<StoredCampaign | null> {
  const [found] = await selectCampaigns(db).where(eq(campaigns.id, id));
  return found ? campaignOf(found.row, found.by) : null;
}

/**
 * The campaigns that the site shows, as the clinic record has them. Equal stamps mean equal campaigns; it is never
 * empty, because none at all is something else than those of the record, with which a process starts.
 */
export async function readPublishedCampaigns(db: Queryable) {
  const rows = await selectCampaigns(db)
    .where(eq(campaigns.state, 'published'))
    .orderBy(asc(campaigns.startsOn), asc(campaigns.id));
  return {
    shown: rows.map(({ row }) => recordOf(campaignOf(row, null))),
    stamp: `campaigns ${rows.map(({ row }) => `${row.id}.${row.version}`).join()}`,
  };
}

/** A campaign as an entry of the clinic record. */
export function recordOf(campaign: CampaignContent) {
  const { slug, code, startsOn, endsOn, isYearly, offersQuestionnaire, texts: own } = campaign;
  return {
    ...{ slug, code, startsOn, endsOn, isYearly, offersQuestionnaire, gives: campaign.gives },
    services: [...campaign.services],
    ...(own && { texts: own }),
  };
}
