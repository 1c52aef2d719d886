import { and, eq, ne, or, sql } from 'drizzle-orm';
import { codeLetters } from '#app/clinic/coupon-code.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditedChange } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { CampaignContent, CampaignState } from './campaign.ts';
import { findCampaign, type StoredCampaign } from './read-campaigns.server.ts';

type Services = { db: Database; clock: Clock };
/** Changed by somebody else, missing, or its address or code belongs to another campaign. */
export type CampaignRefusal = 'changed' | 'gone' | 'slug-taken' | 'code-taken';
/** Rules of advertising that a text breaks, with the reasons why it stays. */
type Reasons = readonly object[];

// Serializes writers: two could otherwise take one address or one code.
const CAMPAIGNS_LOCK = 720_714_041;

/** Stores a campaign as a draft. Idempotent: a form sent twice makes one. */
export function addCampaign(
  services: Services,
  content: CampaignContent,
  { by, formKey }: { by: number; formKey: string },
): Promise<Result<number, CampaignRefusal>> {
  return change(services, async (tx, at) => {
    const known = await tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.formKey, formKey));
    if (known[0]) return ok(known[0].id);
    const taken = await takenBy(tx, content, 0);
    if (taken) return refuse(taken);
    const stamp = { state: 'draft' as const, version: 1, createdAt: at, changedAt: at };
    const [made] = await tx
      .insert(campaigns)
      .values({ ...columnsOf(content), formKey, ...stamp, changedBy: by })
      .returning({ id: campaigns.id });
    if (!made) throw new Error('a campaign was not stored');
    await note(
      tx,
      { id: made.id, by, at },
      {
        action: 'campaign.added',
        detail: { ...told(content), after: wholeOf(content) },
      },
    );
    return ok(made.id);
  });
}

type Edit = { id: number; version: number; by: number };

/** Changes a campaign; one that is shown is shown so at once. Saving it unchanged is never refused. */
export function changeCampaign(
  services: Services,
  edit: Edit,
  content: CampaignContent,
  reasons: Reasons = [],
): Promise<Result<number, CampaignRefusal>> {
  return change(services, async (tx, at) => {
    const stored = await hold(tx, edit.id);
    if (!stored) return refuse('gone');
    if (isSame(stored, content)) return ok(edit.id);
    if (stored.version !== edit.version) return refuse('changed');
    const taken = await takenBy(tx, content, edit.id);
    if (taken) return refuse(taken);
    await write(tx, edit, at, columnsOf(content));
    const kept = { before: wholeOf(stored), after: wholeOf(content) };
    const detail = { ...told(content), ...kept, ...(reasons.length > 0 && { overrides: reasons }) };
    await note(tx, { ...edit, at }, { action: 'campaign.changed', detail });
    if (stored.state === 'published') await announcePagesChanged(tx);
    return ok(edit.id);
  });
}

/** Shows a campaign on the site, or takes it off. One that is taken up again is a draft until it is shown. */
export function moveCampaign(
  services: Services,
  edit: Edit,
  state: CampaignState,
  reasons: Reasons = [],
): Promise<Result<number, CampaignRefusal>> {
  return change(services, async (tx, at) => {
    const stored = await hold(tx, edit.id);
    if (!stored) return refuse('gone');
    if (stored.state === state) return ok(edit.id);
    if (stored.version !== edit.version) return refuse('changed');
    // An archived campaign may have lost its code to another.
    const taken = await takenBy(tx, stored, edit.id);
    if (taken && state !== 'archived') return refuse(taken);
    await write(tx, edit, at, { state });
    const detail = {
      from: stored.state,
      to: state,
      ...(reasons.length > 0 && { overrides: reasons }),
    };
    await note(tx, { ...edit, at }, { action: 'campaign.moved', detail });
    await announcePagesChanged(tx);
    return ok(edit.id);
  });
}

function change<Value>(
  { db, clock }: Services,
  work: (tx: Transaction, at: Date) => Promise<Result<Value, CampaignRefusal>>,
) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CAMPAIGNS_LOCK})`);
    return work(tx, clock.now());
  });
}

/** Waits for the bookings under way that use its code. */
async function hold(tx: Transaction, id: number): Promise<StoredCampaign | null> {
  await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)).for('update');
  return findCampaign(tx, id);
}

function write(
  tx: Transaction,
  { id, version, by }: Edit,
  at: Date,
  set: Partial<ReturnType<typeof columnsOf>> & { state?: CampaignState },
) {
  return tx
    .update(campaigns)
    .set({ ...set, version: version + 1, changedAt: at, changedBy: by })
    .where(eq(campaigns.id, id));
}

async function takenBy(
  tx: Transaction,
  { slug, code }: CampaignContent,
  id: number,
): Promise<'slug-taken' | 'code-taken' | null> {
  const live = and(eq(campaigns.codeLetters, codeLetters(code)), ne(campaigns.state, 'archived'));
  const [other] = await tx
    .select({ slug: campaigns.slug })
    .from(campaigns)
    .where(and(ne(campaigns.id, id), or(eq(campaigns.slug, slug), live)))
    .orderBy(sql`${campaigns.slug} <> ${slug}`)
    .limit(1);
  if (!other) return null;
  return other.slug === slug ? 'slug-taken' : 'code-taken';
}

function columnsOf(content: CampaignContent) {
  const { slug, code, gives, startsOn, endsOn, isYearly, offersQuestionnaire, texts } = content;
  return {
    ...{ slug, code, gives, startsOn, endsOn, isYearly, offersQuestionnaire, texts },
    services: [...content.services],
    codeLetters: codeLetters(code),
  };
}

function isSame(stored: StoredCampaign, content: CampaignContent): boolean {
  return JSON.stringify(columnsOf(stored)) === JSON.stringify(columnsOf(content));
}

function told({ slug, code, startsOn, endsOn, isYearly }: CampaignContent) {
  return { slug, code, startsOn, endsOn, isYearly };
}

/** All that a form can make again. */
function wholeOf(content: CampaignContent): object {
  const { codeLetters: _, ...whole } = columnsOf(content);
  return whole;
}

function note(
  tx: Transaction,
  { id, by, at }: { id: number; by: number; at: Date },
  event: AuditedChange<'campaign'>,
): Promise<void> {
  const subject = { subjectType: 'campaign', subjectId: id } as const;
  return audit(tx, { at, actor: `staff:${by}`, ...subject, ...event });
}
