import { z } from 'zod';
import { isMessageId, type MessageId, messageOf } from './message-list.ts';

/** What staff have settled about the automatic messages: a subject of `clinic_settings`. */
export const messageSettings = z.object({
  /** Those that do not go out. */
  off: z.array(z.string()).transform((ids) => ids.filter(isMessageId)),
  /** By message, an address of the clinic's own that is told of each one. */
  copies: z.record(z.string(), z.string()),
});
export type MessageSettings = z.output<typeof messageSettings>;

/** While nobody has changed anything. */
export const ALL_MESSAGES: MessageSettings = { off: [], copies: {} };

/** Whether a message goes out. What must always go out does, whatever has been stored. */
export function isOn({ off }: MessageSettings, id: MessageId): boolean {
  return messageOf(id).rule.kind !== 'switch' || !off.includes(id);
}

/** Who is told of a message; null for nobody. */
export function copyAddress({ copies }: MessageSettings, id: MessageId): string | null {
  return messageOf(id).isWithoutCopy ? null : (copies[id] ?? null);
}
