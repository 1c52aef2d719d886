import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { bookingDrafts } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { hashToken, isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { type BookingDraft, FOR_WHOM } from './booking-draft.ts';

const DRAFT_SECONDS = 24 * 3_600;

const text = z.string().max(200);
const storedDraft = z.object({
  key: z.string(),
  service: z.string().optional(),
  wish: z.string().optional(),
  forWhom: z.enum(FOR_WHOM).optional(),
  payer: z.string().optional(),
  startsAt: z.string().optional(),
  holdToken: z.string().optional(),
  isUnheld: z.boolean().optional(),
  details: z
    .object({
      patientName: text,
      birthDay: text,
      birthMonth: text,
      birthYear: text,
      contactName: text,
      relation: text,
      phone: text,
      email: text,
    })
    .optional(),
  bookedSession: z.string().optional(),
}) satisfies z.ZodType<BookingDraft>;

/** Finds the visitor's draft again. Strictly necessary, so it needs no consent. */
export const DRAFT_COOKIE: CookieKind = { name: 'agendamento', maxAgeSeconds: DRAFT_SECONDS };

type DraftServices = { db: Queryable; clock: Clock };

/** The draft of a cookie; null when it is unknown, older than a day, or stored by an older release. */
export async function readDraft(
  { db, clock }: DraftServices,
  token: string | undefined,
): Promise<BookingDraft | null> {
  if (!token || !isTokenShaped(token)) return null;
  const oldest = new Date(clock.now().getTime() - DRAFT_SECONDS * 1000);
  const [row] = await db
    .select({ data: bookingDrafts.data })
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.tokenHash, hashToken(token)), gt(bookingDrafts.updatedAt, oldest)));
  return storedDraft.safeParse(row?.data).data ?? null;
}

/** Starts a new draft. */
export async function startDraft(
  services: DraftServices,
  answers: Omit<BookingDraft, 'key'>,
): Promise<string> {
  const token = newToken();
  await saveDraft(services, token, { ...answers, key: newToken() });
  return token;
}

export async function saveDraft(
  { db, clock }: DraftServices,
  token: string,
  draft: BookingDraft,
): Promise<void> {
  const updatedAt = clock.now();
  await db
    .insert(bookingDrafts)
    .values({ tokenHash: hashToken(token), data: draft, updatedAt })
    .onConflictDoUpdate({ target: bookingDrafts.tokenHash, set: { data: draft, updatedAt } });
}

/**
 * Changes some answers of a draft and leaves the others as stored, because a page may still be requesting
 * its hold while the next answer is sent. `undefined` removes an answer.
 */
export async function changeDraft(
  { db, clock }: DraftServices,
  token: string,
  answers: Partial<BookingDraft>,
): Promise<void> {
  const gone = Object.entries(answers).flatMap(([key, value]) =>
    value === undefined ? [key] : [],
  );
  const kept = sql`${bookingDrafts.data} - ${sql.param(gone)}::text[]`;
  await db
    .update(bookingDrafts)
    .set({ data: sql`(${kept}) || ${JSON.stringify(answers)}::jsonb`, updatedAt: clock.now() })
    .where(eq(bookingDrafts.tokenHash, hashToken(token)));
}
