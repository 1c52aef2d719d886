import type { Clock } from '#app/platform/clock.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { openSealed, seal } from '#app/platform/seal.server.ts';
import { APPOINTMENT_COOKIE } from '#app/scheduling/manage-link.server.ts';

const USE = 'reminder-choice';

/**
 * The token with which a contact chooses how to be reminded, or not at all. In the contact's own mails it is good for
 * as long as the contact is kept; on the pages of an appointment, whose link may be in other hands, it ends.
 */
export function choiceToken(secret: string, contactId: number, endsAt?: Date): string {
  const ends = endsAt ? `.${Math.floor(endsAt.getTime() / 1_000)}` : '';
  return seal(secret, USE, `${contactId}${ends}`).toString('base64url');
}

/** The contact of a token; null when no page of ours made it, or it has ended. */
export function contactOfToken(secret: string, token: string, now: Date): number | null {
  if (!/^[A-Za-z0-9_-]{38,80}$/.test(token)) return null;
  const opened = openSealed(secret, USE, Buffer.from(token, 'base64url'))?.toString('utf8') ?? '';
  const [, id, endsSeconds] = /^(\d{1,15})(?:\.(\d{1,12}))?$/.exec(opened) ?? [];
  if (!id || (endsSeconds && Number(endsSeconds) * 1_000 <= now.getTime())) return null;
  return Number(id);
}

/** The path of the choice for whoever has opened an appointment; it ends with their session. */
export function sessionChoicePath(
  { clock, secret }: { clock: Clock; secret: string },
  contactId: number,
): string {
  const endsAt = new Date(clock.now().getTime() + APPOINTMENT_COOKIE.maxAgeSeconds * 1_000);
  return `/lembretes/${choiceToken(secret, contactId, endsAt)}`;
}

type LinkServices = { baseUrl: URL; secret: string };

/** The page of the choice. */
export function choiceUrl(
  { baseUrl, secret }: LinkServices,
  contactId: number,
  locale: Locale,
): string {
  return new URL(localPath(locale, `/lembretes/${choiceToken(secret, contactId)}`), baseUrl).href;
}

/** For mail programs: posting to it stops reminders by mail (RFC 8058), opening it leads to the page. */
export function oneClickUrl({ baseUrl, secret }: LinkServices, contactId: number): string {
  return new URL(`/api/lembretes/${choiceToken(secret, contactId)}`, baseUrl).href;
}
