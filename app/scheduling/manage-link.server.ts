import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments, manageLinks } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { deriveToken, hashToken, isTokenShaped } from '#app/platform/token.server.ts';

const LINK_OUTLIVES_VISIT_MS = 24 * 3_600_000;
const SESSION_SECONDS = 30 * 60;

/** Session of the patient's appointment pages. Strictly necessary, so it needs no consent. */
export const APPOINTMENT_COOKIE: CookieKind = { name: 'visita', maxAgeSeconds: SESSION_SECONDS };

type LinkOf = { id: number; linkVersion: number };

/** Derives the token of an appointment's manage link from the secret; the token itself is not stored. */
export function manageToken(secret: string, { id, linkVersion }: LinkOf): string {
  return deriveToken(secret, `manage-link:${id}:${linkVersion}`);
}

/** Stores the link, valid until a day after the appointment ends. A moved appointment keeps its link. */
export async function allowLink(
  tx: Queryable,
  secret: string,
  appointment: LinkOf & { endsAt: Date },
): Promise<void> {
  const expiresAt = new Date(appointment.endsAt.getTime() + LINK_OUTLIVES_VISIT_MS);
  const tokenHash = hashToken(manageToken(secret, appointment));
  await tx
    .insert(manageLinks)
    .values({ tokenHash, appointmentId: appointment.id, expiresAt })
    .onConflictDoUpdate({ target: manageLinks.appointmentId, set: { tokenHash, expiresAt } });
}

export async function revokeLink(tx: Queryable, appointmentId: number): Promise<void> {
  await tx.delete(manageLinks).where(eq(manageLinks.appointmentId, appointmentId));
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
  const now = clock.now();
  const [link] = await db
    .select({ id: appointments.id, linkVersion: appointments.linkVersion })
    .from(manageLinks)
    .innerJoin(appointments, eq(appointments.id, manageLinks.appointmentId))
    .where(and(eq(manageLinks.tokenHash, hashToken(token)), gt(manageLinks.expiresAt, now)));
  // A higher link version revokes the link, even if its hash is still stored.
  if (!link || manageToken(secret, link) !== token) return null;
  return sessionFor({ clock, secret }, link);
}

/** A session for an appointment that the visitor has just booked. */
export function sessionFor(
  { clock, secret }: Pick<SessionServices, 'clock' | 'secret'>,
  { id, linkVersion }: LinkOf,
): { session: string; maxAgeSeconds: number } {
  const endsSeconds = Math.floor(clock.now().getTime() / 1000) + SESSION_SECONDS;
  const payload = `${id}.${linkVersion}.${endsSeconds}`;
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
  const parts = /^(\d{1,15})\.(\d{1,9})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(session ?? '');
  if (!parts) return null;
  const [, id, linkVersion, endsSeconds, mac] = parts;
  // Compares hashes of equal length, so that timing reveals nothing about the expected value.
  const expected = hashToken(seal(secret, `${id}.${linkVersion}.${endsSeconds}`));
  if (!mac || !hashToken(mac).equals(expected)) return null;
  const now = clock.now();
  if (Number(endsSeconds) * 1000 <= now.getTime()) return null;
  const [link] = await db
    .select({
      id: appointments.id,
      status: appointments.status,
      linkExpiresAt: manageLinks.expiresAt,
    })
    .from(appointments)
    .leftJoin(manageLinks, eq(appointments.id, manageLinks.appointmentId))
    .where(and(eq(appointments.id, Number(id)), eq(appointments.linkVersion, Number(linkVersion))));
  if (!link) return null;
  const { linkExpiresAt, ...appointment } = link;
  return { ...appointment, isLinkOpen: linkExpiresAt !== null && linkExpiresAt > now };
}

function seal(secret: string, payload: string): string {
  return deriveToken(secret, `manage-session:${payload}`);
}
