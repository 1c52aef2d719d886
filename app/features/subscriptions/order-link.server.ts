import { createHmac } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { deriveToken, hashToken, isTokenShaped } from '#app/platform/token.server.ts';
import { MY_ORDER_PATHS } from './order-draft.ts';

const KEY_BYTES = 16;
const SESSION_SECONDS = 30 * 60;

/** Session of the customer's pages. Strictly necessary, so it needs no consent. */
export const ORDER_COOKIE: CookieKind = { name: 'assinatura', maxAgeSeconds: SESSION_SECONDS };

type LinkOf = { linkKey: string };
type SessionServices = { db: Queryable; clock: Clock; secret: string };

/**
 * The token of an order's private link: its key, by which the row is found, and half of an HMAC, which nobody makes
 * without the secret. The token itself is not stored.
 */
export function orderToken(secret: string, { linkKey }: LinkOf): string {
  const key = Buffer.from(linkKey.replaceAll('-', ''), 'hex');
  const seal = createHmac('sha256', secret).update(`order-link:${linkKey}`).digest();
  return Buffer.concat([key, seal.subarray(0, KEY_BYTES)]).toString('base64url');
}

/** The full address of an order's private page. */
export function orderUrl(
  { secret, baseUrl }: { secret: string; baseUrl: URL },
  { linkKey, locale }: LinkOf & { locale: Locale },
): string {
  const path = `${MY_ORDER_PATHS.order}/${orderToken(secret, { linkKey })}`;
  return new URL(localPath(locale, path), baseUrl).href;
}

/** Exchanges a link's token for a session of 30 minutes. Writes nothing, so a mail scanner changes nothing. */
export async function openOrderSession(
  services: SessionServices,
  token: string,
): Promise<string | null> {
  if (!isTokenShaped(token)) return null;
  const key = Buffer.from(token, 'base64url').subarray(0, KEY_BYTES).toString('hex');
  const linkKey = key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isRight = hashToken(orderToken(services.secret, { linkKey })).equals(hashToken(token));
  if (!isRight || (await orderOfLink(services, linkKey)) === null) return null;
  return orderSessionFor(services, { linkKey });
}

/** A session for an order that the visitor has just placed. */
export function orderSessionFor(
  { clock, secret }: Pick<SessionServices, 'clock' | 'secret'>,
  { linkKey }: LinkOf,
): string {
  const endsSeconds = Math.floor(clock.now().getTime() / 1000) + SESSION_SECONDS;
  const payload = `${linkKey}.${endsSeconds}`;
  return `${payload}.${sealOf(secret, payload)}`;
}

/** The order of a valid session; null when it is forged or over, or the link has ended. */
export async function orderOfSession(
  services: SessionServices,
  session: string | undefined,
): Promise<number | null> {
  const parts = /^([0-9a-f-]{36})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(session ?? '');
  if (!parts) return null;
  const [, linkKey = '', endsSeconds, mac = ''] = parts;
  const expected = sealOf(services.secret, `${linkKey}.${endsSeconds}`);
  // Compares hashes of equal length, so that timing reveals nothing about the expected value.
  if (!hashToken(mac).equals(hashToken(expected))) return null;
  if (Number(endsSeconds) * 1000 <= services.clock.now().getTime()) return null;
  return orderOfLink(services, linkKey);
}

/** A link ends a year after its order, and when the person is erased. */
async function orderOfLink(
  { db, clock }: Pick<SessionServices, 'db' | 'clock'>,
  linkKey: string,
): Promise<number | null> {
  const now = clock.now().toISOString();
  const isOpen = or(
    isNull(orders.closedAt),
    sql`${orders.closedAt} > ${now}::timestamptz - interval '1 year'`,
  );
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.linkKey, linkKey), isNull(orders.erasedAt), isOpen));
  return order?.id ?? null;
}

function sealOf(secret: string, payload: string): string {
  return deriveToken(secret, `order-session:${payload}`);
}
