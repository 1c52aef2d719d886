import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { leadDrafts } from '#app/db/leads-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { hashToken, isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { type LeadFormValues, NOTHING_TYPED } from './lead.ts';

const DRAFT_SECONDS = 24 * 3_600;

/** Names the half-filled steps; set with the first answer. Strictly necessary, so it needs no consent. */
export const LEAD_COOKIE: CookieKind = { name: 'pedido', maxAgeSeconds: DRAFT_SECONDS };

/** Consent is given on the last screen alone and is never kept. */
export type LeadDraft = Omit<LeadFormValues, 'hasConsented'>;

const text = z.string().max(200);
const storedDraft = z.object({
  reason: text,
  hasReadUrgent: z.boolean(),
  name: text,
  phone: text,
  payer: text,
}) satisfies z.ZodType<LeadDraft>;

type DraftServices = { db: Queryable; clock: Clock };

/** The answers so far; null when there are none, or they are older than a day. */
export async function readLeadDraft(
  { db, clock }: DraftServices,
  token: string | undefined,
): Promise<LeadDraft | null> {
  if (!token || !isTokenShaped(token)) return null;
  const oldest = new Date(clock.now().getTime() - DRAFT_SECONDS * 1000);
  const [row] = await db
    .select({ data: leadDrafts.data })
    .from(leadDrafts)
    .where(and(eq(leadDrafts.tokenHash, hashToken(token)), gt(leadDrafts.updatedAt, oldest)));
  return storedDraft.safeParse(row?.data).data ?? null;
}

/** Keeps the answers so far. @returns the token that names them */
export async function keepLeadDraft(
  { db, clock }: DraftServices,
  token: string | undefined,
  answers: Partial<LeadDraft>,
): Promise<string> {
  const known = await readLeadDraft({ db, clock }, token);
  const name = known && token ? token : newToken();
  const { hasConsented: _never, ...nothing } = NOTHING_TYPED;
  const row = { data: { ...nothing, ...known, ...answers }, updatedAt: clock.now() };
  await db
    .insert(leadDrafts)
    .values({ tokenHash: hashToken(name), ...row })
    .onConflictDoUpdate({ target: leadDrafts.tokenHash, set: row });
  return name;
}

export async function dropLeadDraft(db: Queryable, token: string | undefined): Promise<void> {
  if (token) await db.delete(leadDrafts).where(eq(leadDrafts.tokenHash, hashToken(token)));
}
