import { openSealed, seal } from '#app/platform/seal.server.ts';

/** What a button of a reminder sends back, or the notices about it. */
const MEANINGS = ['confirmed', 'move', 'cancel', 'state'] as const;
type Meaning = (typeof MEANINGS)[number];

const USE = 'reminder-payload';

/** What WhatsApp keeps with a message and gives back: sealed, so that it says nothing and cannot be made up. */
export function reminderPayload(secret: string, reminderId: number, meaning: Meaning): string {
  return seal(secret, USE, `${reminderId}.${meaning}`).toString('base64url');
}

export function readPayload(
  secret: string,
  payload: string | null,
): { reminderId: number; meaning: Meaning } | null {
  if (!payload || !/^[A-Za-z0-9_-]{40,120}$/.test(payload)) return null;
  const opened = openSealed(secret, USE, Buffer.from(payload, 'base64url'))?.toString('utf8') ?? '';
  const [, id, word] = /^(\d{1,15})\.(\w+)$/.exec(opened) ?? [];
  const meaning = MEANINGS.find((each) => each === word);
  return id && meaning ? { reminderId: Number(id), meaning } : null;
}
