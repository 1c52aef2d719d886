import { inOneLine } from '#app/platform/free-text.ts';

const LOCAL_PART = /^\w[\w+&'~-]*(?:\.[\w+&'~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Whether the text is one plain mailbox, `local@domain.tld`, in ASCII. Narrower than RFC 5321 on purpose:
 * no quotes, comments, lists, display names, address literals, encoded words (`=?…?=`) or routes (`a%b@c`,
 * `b!a@c`): libraries and relays parse those differently, and one of them may send to a second person.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.indexOf('@');
  const localPart = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || localPart.length > 64 || labels.length < 2) return false;
  if (!LOCAL_PART.test(localPart) || !labels.every((label) => LABEL.test(label))) return false;
  return !/^\d+$/.test(labels.at(-1) ?? '');
}

/** The text on one line, safe for a mail header: control and reordering characters become a space. */
export function singleLine(text: string): string {
  return inOneLine(text.toWellFormed()).replace(/ {2,}/g, ' ').trim();
}
