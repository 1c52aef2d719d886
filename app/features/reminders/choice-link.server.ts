import { type Locale, localPath } from '#app/platform/locale.ts';
import { openSealed, seal } from '#app/platform/seal.server.ts';

const USE = 'reminder-choice';

/** The token with which a contact chooses how to be reminded, or not at all. Good for as long as the contact is kept. */
export function choiceToken(secret: string, contactId: number): string {
  return seal(secret, USE, String(contactId)).toString('base64url');
}

/** The contact of a token; null when no page of ours made it. */
export function contactOfToken(secret: string, token: string): number | null {
  if (!/^[A-Za-z0-9_-]{38,64}$/.test(token)) return null;
  const opened = openSealed(secret, USE, Buffer.from(token, 'base64url'))?.toString('utf8');
  return opened !== undefined && /^\d{1,15}$/.test(opened) ? Number(opened) : null;
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
