import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { PLAN_SLUGS } from '#app/clinic/plan-prices.ts';
import type { Queryable } from '#app/db/database.ts';
import { orderDrafts } from '#app/db/subscriptions-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { openSealed, seal } from '#app/platform/seal.server.ts';
import { hashToken, isTokenShaped, newToken } from '#app/platform/token.server.ts';
import type { OrderDraft } from './order-draft.ts';

const DRAFT_SECONDS = 24 * 3_600;
const PURPOSE = 'order-draft';

/** The browser's secret by which its draft is found. Strictly necessary, so it needs no consent. */
export const ORDER_DRAFT_COOKIE: CookieKind = {
  name: 'assinatura-rascunho',
  maxAgeSeconds: DRAFT_SECONDS,
};

const text = z.string().max(200);
const storedDraft = z.object({
  key: z.string(),
  plan: z.enum(PLAN_SLUGS),
  who: z.object({ name: text, cpf: text, phone: text, email: text }).optional(),
  where: z
    .object({
      postalCode: text,
      street: text,
      streetNumber: text,
      complement: text,
      district: text,
      city: text,
      stateCode: text,
    })
    .optional(),
  how: z.object({ prescription: text, payIn: text, provider: text }).optional(),
  orderedSession: z.string().optional(),
}) satisfies z.ZodType<OrderDraft>;

type DraftServices = { db: Queryable; clock: Clock; secret: string };

/** The draft of a token; null when it is unknown or older than a day. */
export async function readOrderDraft(
  { db, clock, secret }: DraftServices,
  token: string | undefined,
): Promise<OrderDraft | null> {
  if (!token || !isTokenShaped(token)) return null;
  const oldest = new Date(clock.now().getTime() - DRAFT_SECONDS * 1000);
  const [row] = await db
    .select({ sealed: orderDrafts.sealed })
    .from(orderDrafts)
    .where(and(eq(orderDrafts.tokenHash, hashToken(token)), gt(orderDrafts.updatedAt, oldest)));
  const plain = row && openSealed(secret, PURPOSE, row.sealed);
  return plain ? (storedDraft.safeParse(JSON.parse(plain.toString())).data ?? null) : null;
}

/** Begins a draft, or goes on with another plan where there is one. @returns the draft's token */
export async function choosePlan(
  services: DraftServices,
  token: string | undefined,
  plan: OrderDraft['plan'],
): Promise<string> {
  const draft = await readOrderDraft(services, token);
  const goesOn = draft !== null && draft.orderedSession === undefined && token !== undefined;
  const kept = goesOn ? token : newToken();
  await writeOrderDraft(services, kept, { ...(goesOn ? draft : {}), plan, key: newToken() });
  return kept;
}

/** Stores a draft whole. */
export async function writeOrderDraft(
  { db, clock, secret }: DraftServices,
  token: string,
  draft: OrderDraft,
): Promise<void> {
  const sealed = seal(secret, PURPOSE, JSON.stringify(draft));
  const fresh = { sealed, updatedAt: clock.now() };
  await db
    .insert(orderDrafts)
    .values({ tokenHash: hashToken(token), ...fresh })
    .onConflictDoUpdate({ target: orderDrafts.tokenHash, set: fresh });
}
