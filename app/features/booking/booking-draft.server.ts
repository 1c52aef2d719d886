import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { bookingDrafts, holds } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { hashToken, newToken } from '#app/platform/token.server.ts';
import { codeIn, examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import {
  type CeilingRefusal,
  type HoldTrust,
  isCeilingRefusal,
} from '#app/scheduling/hold-ceiling.ts';
import {
  type HoldRefusal,
  type HoldServices,
  holdSlot,
  releaseHold,
} from '#app/scheduling/hold-slot.server.ts';
import { preparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import { type BookingDraft, FOR_WHOM } from './booking-draft.ts';

const DRAFT_SECONDS = 24 * 3_600;

const text = z.string().max(200);
const storedDraft = z.object({
  key: z.string(),
  service: z.string().optional(),
  forWhom: z.enum(FOR_WHOM).optional(),
  payer: z.string().optional(),
  startsAt: z.string().optional(),
  holdToken: z.string().optional(),
  keptToken: z.string().optional(),
  isUnheld: z.boolean().optional(),
  holdView: z.string().optional(),
  details: z
    .object({
      patientName: text,
      // Drafts of an older release have it in three parts, and are asked again.
      birth: text.default(''),
      contactName: text,
      relation: text,
      phone: text,
      email: text,
      adult: text.optional(),
      note: z.string().max(1_000).optional(),
    })
    .optional(),
  preparation: preparationAnswers.optional(),
  coupon: text.optional(),
  card: z.string().max(4_000).optional(),
  deposit: z.string().optional(),
  bookedSession: z.string().optional(),
}) satisfies z.ZodType<BookingDraft>;

/**
 * The browser's secret and, after a dot, the key of the draft it answered last. Strictly necessary, so it
 * needs no consent.
 */
export const DRAFT_COOKIE: CookieKind = { name: 'agendamento', maxAgeSeconds: DRAFT_SECONDS };

/** Names the draft in an address, so that each tab keeps to its own; worthless without the cookie. */
export const DRAFT_PARAMETER = 'rascunho';

const DRAFT_TOKEN = /^[\w-]{43}(?:\.[\w-]{8})?$/;

/**
 * The token of the draft that an address names.
 * @param key null for the draft answered last; drafts of an older release have the key ''
 */
export function draftTokenOf(cookie: string | undefined, key: string | null): string | undefined {
  const [browser = '', last = ''] = cookie?.split('.') ?? [];
  const token = [browser, key ?? last].filter(Boolean).join('.');
  return DRAFT_TOKEN.test(token) ? token : undefined;
}

/** A key for a draft that is yet to be begun. */
export function newDraftKey(): string {
  return newToken().slice(0, 8);
}

/** Whether an address may name a draft like this. */
export function isDraftKey(key: string): boolean {
  return /^[\w-]{8}$/.test(key);
}

/** The key that names a draft in addresses. */
export function draftKeyOf(token: string): string {
  return token.split('.')[1] ?? '';
}

type DraftServices = { db: Queryable; clock: Clock };

/** The draft of a token; null when it is unknown, older than a day, or stored by an older release. */
export async function readDraft(
  { db, clock }: DraftServices,
  token: string | undefined,
): Promise<BookingDraft | null> {
  const [row] = token ? await selectDraft({ db, clock }, token) : [];
  return storedDraft.safeParse(row?.data).data ?? null;
}

function selectDraft({ db, clock }: DraftServices, token: string) {
  const isLive = gt(bookingDrafts.updatedAt, oldestUpdate(clock));
  return db
    .select({ data: bookingDrafts.data })
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.tokenHash, hashToken(token)), isLive))
    .$dynamic();
}

function oldestUpdate(clock: Clock): Date {
  return new Date(clock.now().getTime() - DRAFT_SECONDS * 1000);
}

/** Reads a draft and keeps every other form of it waiting until the transaction ends. */
async function lockDraft(
  { db, clock }: DraftServices & { db: Transaction },
  token: string,
): Promise<BookingDraft | null> {
  const [row] = await selectDraft({ db, clock }, token).for('update');
  return storedDraft.safeParse(row?.data).data ?? null;
}

/**
 * Starts a new draft beside the browser's others. A form that is sent twice at once finds the draft of the first.
 * @param sibling token or cookie of another draft of the same browser
 * @param key that names it in addresses
 * @returns the draft's token
 */
export async function startDraft(
  services: DraftServices,
  answers: Omit<BookingDraft, 'key'>,
  sibling?: string,
  key: string = newDraftKey(),
): Promise<string> {
  const browser = draftTokenOf(sibling, '') ?? newToken();
  const token = `${browser}.${key}`;
  const { db, clock } = services;
  const fresh = { data: { ...answers, key: newToken() }, updatedAt: clock.now() };
  await db
    .insert(bookingDrafts)
    .values({ tokenHash: hashToken(token), ...fresh })
    .onConflictDoUpdate({
      target: bookingDrafts.tokenHash,
      set: fresh,
      setWhere: lte(bookingDrafts.updatedAt, oldestUpdate(clock)),
    });
  return token;
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

type DraftSlot = {
  serviceSlug: string;
  startsAt: Date;
  trust?: HoldTrust;
  /** Who pays, if the visitor has said so before choosing the time. */
  payerId?: string | undefined;
};
/** Whether a draft has a hold that the waiting list keeps, for longer than a visitor's. */
async function isKept(
  { db, clock }: DraftServices & { db: Transaction },
  { holdToken, keptToken }: BookingDraft,
): Promise<boolean> {
  if (!holdToken || holdToken !== keptToken) return false;
  const rows = await db
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.tokenHash, hashToken(holdToken)), gt(holds.expiresAt, clock.now())));
  return rows.length > 0;
}

/** Why a draft gets no hold. */
export type DraftHoldRefusal = Exclude<HoldRefusal, CeilingRefusal> | 'changed' | 'not-held';

/**
 * Holds a time for a draft and notes it there. The draft is locked meanwhile, so that of many requests at once
 * each replaces the hold of the one before it: a draft never has two.
 * @param request the service, or the code of several exams, for which the time was offered; without `trust` no ceiling applies
 * @returns 'changed' when the draft is of another service by now; 'not-held' when the time is free, but a ceiling
 *   leaves it to be booked without a hold, which is noted too
 */
export function holdForDraft(
  { db, ...services }: HoldServices & { db: Database },
  token: string,
  { serviceSlug, startsAt, trust, payerId }: DraftSlot,
): Promise<Result<unknown, DraftHoldRefusal>> {
  return db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const draft = await lockDraft(inside, token);
    if (draft?.service !== serviceSlug) return refuse('changed');
    const { holdToken: previousToken } = draft;
    if (draft.startsAt === rfc3339(startsAt) && (await isKept(inside, draft))) return ok('kept');
    const wanted = examsOfCode(serviceSlug) ?? { serviceSlug };
    const asked = { ...wanted, startsAt, previousToken, trust, payerId };
    const held = await holdSlot(inside, asked);
    const time = { startsAt: rfc3339(startsAt), holdView: newToken() };
    if (held.ok) {
      const { token: holdToken } = held.value;
      await changeDraft(inside, token, { ...time, holdToken, isUnheld: undefined });
      return held;
    }
    const { refusal } = held;
    if (!isCeilingRefusal(refusal)) return refuse(refusal);
    await releaseHold(tx, previousToken);
    await changeDraft(inside, token, { ...time, holdToken: undefined, isUnheld: true });
    return refuse('not-held');
  });
}

/**
 * Releases a draft's hold for a page that is left. Beacons arrive late: by then the next page may have asked
 * for the hold again.
 * @param view of the hold that the page showed; pages of an older release name none
 */
export async function leaveDraft(
  { db, clock }: DraftServices & { db: Database },
  token: string,
  view: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft({ db: tx, clock }, token);
    // Offered by the waiting list, and kept until the offer ends.
    if (draft?.holdToken && draft.holdToken === draft.keptToken) return;
    if (view === null || view === (draft?.holdView ?? '')) await releaseHold(tx, draft?.holdToken);
  });
}

/** Stores the service of a draft; another service than before gives up the time. */
export async function changeService(
  { db, clock }: DraftServices & { db: Database },
  token: string,
  answers: { service: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft({ db: tx, clock }, token);
    const isSame = draft?.service === answers.service;
    if (!isSame) await releaseHold(tx, draft?.holdToken);
    const chosen = { startsAt: undefined, holdToken: undefined, isUnheld: undefined };
    const bare = (code: string | undefined) => codeIn(code ?? '', undefined);
    // In another house the same is asked beforehand.
    const isElsewhere = !isSame && bare(draft?.service) === bare(answers.service);
    const gone = isElsewhere ? chosen : { ...chosen, preparation: undefined };
    const time = isSame ? {} : gone;
    await changeDraft({ db: tx, clock }, token, { ...answers, ...time });
  });
}

/** Gives up the time of a draft, and its hold; one that the waiting list offers is kept until the offer ends. */
export async function dropTime(
  { db, clock }: DraftServices & { db: Database },
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft({ db: tx, clock }, token);
    if (draft?.holdToken && draft.holdToken === draft.keptToken) return;
    await releaseHold(tx, draft?.holdToken);
    const gone = { startsAt: undefined, holdToken: undefined, isUnheld: undefined };
    await changeDraft({ db: tx, clock }, token, gone);
  });
}

/** Leaves nothing of a draft but the session of the appointment that it has become. */
export async function finishDraft(
  { db, clock }: DraftServices & { db: Database },
  token: string,
  booked: { key: string; bookedSession: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft({ db: tx, clock }, token);
    // Another tab may have chosen a time while this one booked.
    await releaseHold(tx, draft?.holdToken);
    await tx
      .update(bookingDrafts)
      .set({ data: booked, updatedAt: clock.now() })
      .where(eq(bookingDrafts.tokenHash, hashToken(token)));
  });
}
