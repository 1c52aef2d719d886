import { createHmac } from 'node:crypto';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments, manageLinks } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { deriveToken, hashToken, isTokenShaped } from '#app/platform/token.server.ts';

const LINK_OUTLIVES_VISIT_MS = 24 * 3_600_000;
const SESSION_SECONDS = 30 * 60;

/** Session of the patient's appointment pages. Strictly necessary, so it needs no consent. */
export const APPOINTMENT_COOKIE: CookieKind = { name: 'visita', maxAgeSeconds: SESSION_SECONDS };

/** `linkKey` is the random part: after a restore, row numbers come again. Null once the link is over. */
type LinkOf = { linkKey: string | null; linkVersion: number };

const KEY_BYTES = 16;
/** Of no row: what is made from it opens nothing. */
const NO_KEY = '00000000-0000-0000-0000-000000000000';

/**
 * The token of an appointment's manage link: its key, by which the row is found, and half of an HMAC, which
 * nobody makes without the secret. The token itself is not stored.
 */
export function manageToken(secret: string, { linkKey: known, linkVersion }: LinkOf): string {
  const linkKey = known ?? NO_KEY;
  const key = Buffer.from(linkKey.replaceAll('-', ''), 'hex');
  const seal = createHmac('sha256', secret).update(`manage-link:${linkKey}:${linkVersion}`);
  return Buffer.concat([key, seal.digest().subarray(0, KEY_BYTES)]).toString('base64url');
}

function keyOf(token: string): string {
  return Buffer.from(token, 'base64url').subarray(0, KEY_BYTES).toString('hex');
}

/** Allows the link until a day after the appointment ends. A moved appointment keeps its link. */
export async function allowLink(
  tx: Queryable,
  { id: appointmentId, endsAt }: { id: number; endsAt: Date },
): Promise<void> {
  const expiresAt = new Date(endsAt.getTime() + LINK_OUTLIVES_VISIT_MS);
  await tx
    .insert(manageLinks)
    .values({ appointmentId, expiresAt })
    .onConflictDoUpdate({ target: manageLinks.appointmentId, set: { expiresAt } });
}

/** Ends the link. Its row stays until it is purged, so that a session of it can still be told what happened. */
export async function revokeLink(tx: Queryable, appointmentId: number, now: Date): Promise<void> {
  const expiresAt = sql`least(${manageLinks.expiresAt}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(manageLinks)
    .set({ expiresAt })
    .where(eq(manageLinks.appointmentId, appointmentId));
}

type SessionServices = { db: Queryable; clock: Clock; secret: string };

/**
 * Exchanges a link's token for a session of 30 minutes. Writes nothing, so a mail scanner that follows
 * the link changes nothing. Null for unknown, expired and revoked tokens alike.
 */
export async function openSession(
  { db, clock, secret }: SessionServices,
  token: string,
): Promise<{ session: string; maxAgeSeconds: number } | null> {
  if (!isTokenShaped(token)) return null;
  const isIt = or(
    eq(manageLinks.linkKey, keyOf(token)),
    eq(manageLinks.tokenHash, hashToken(token)),
  );
  const [link] = await db
    .select({
      id: appointments.id,
      linkKey: manageLinks.linkKey,
      linkVersion: appointments.linkVersion,
      tokenHash: manageLinks.tokenHash,
    })
    .from(manageLinks)
    .innerJoin(appointments, eq(appointments.id, manageLinks.appointmentId))
    .where(and(isIt, gt(manageLinks.expiresAt, clock.now())));
  if (!link) return null;
  // A higher link version revokes the link, even if its hash is still stored.
  const tokens = [manageToken(secret, link), ...(link.tokenHash ? [oldToken(secret, link)] : [])];
  const isRight = tokens.some((right) => hashToken(right).equals(hashToken(token)));
  return isRight ? sessionFor({ clock, secret }, link) : null;
}

/** The token of links mailed before link keys existed; opens only rows that still have its hash. */
function oldToken(secret: string, { id, linkVersion }: { id: number; linkVersion: number }) {
  return deriveToken(secret, `manage-link:${id}:${linkVersion}`);
}

/** A session for an appointment that the visitor has just booked. */
export function sessionFor(
  { clock, secret }: Pick<SessionServices, 'clock' | 'secret'>,
  { linkKey, linkVersion }: LinkOf,
): { session: string; maxAgeSeconds: number } {
  const endsSeconds = Math.floor(clock.now().getTime() / 1000) + SESSION_SECONDS;
  const payload = `${linkKey ?? NO_KEY}.${linkVersion}.${endsSeconds}`;
  return { session: `${payload}.${seal(secret, payload)}`, maxAgeSeconds: SESSION_SECONDS };
}

/** The appointment id of a valid session; null when it is forged or expired, or its link was revoked. */
export async function appointmentOfSession(
  services: SessionServices,
  session: string | undefined,
): Promise<number | null> {
  const found = await findSession(services, session);
  return found?.isLinkOpen ? found.id : null;
}

/** The id of an appointment that was cancelled during a session that is still valid, or null. */
export async function cancelledOfSession(
  services: SessionServices,
  session: string | undefined,
): Promise<number | null> {
  const found = await findSession(services, session);
  return found?.status === 'cancelled' ? found.id : null;
}

async function findSession(
  { db, clock, secret }: SessionServices,
  session: string | undefined,
): Promise<{ id: number; status: 'confirmed' | 'cancelled'; isLinkOpen: boolean } | null> {
  const parts = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(session ?? '');
  if (!parts) return null;
  const [, linkKey = '', linkVersion, endsSeconds, mac] = parts;
  // Compares hashes of equal length, so that timing reveals nothing about the expected value.
  const expected = hashToken(seal(secret, `${linkKey}.${linkVersion}.${endsSeconds}`));
  if (!mac || !hashToken(mac).equals(expected)) return null;
  const now = clock.now();
  if (Number(endsSeconds) * 1000 <= now.getTime()) return null;
  const [link] = await db
    .select({
      id: appointments.id,
      status: appointments.status,
      expiresAt: manageLinks.expiresAt,
    })
    .from(manageLinks)
    .innerJoin(appointments, eq(appointments.id, manageLinks.appointmentId))
    .where(
      and(eq(manageLinks.linkKey, linkKey), eq(appointments.linkVersion, Number(linkVersion))),
    );
  if (!link) return null;
  const { expiresAt, ...appointment } = link;
  return { ...appointment, isLinkOpen: expiresAt > now };
}

function seal(secret: string, payload: string): string {
  return deriveToken(secret, `manage-session:${payload}`);
}
