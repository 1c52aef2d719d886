import { z } from 'zod';
import type { Database } from '#app/db/database.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { parseFreeText } from '#app/platform/free-text.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import {
  auditItem,
  type ChangeRefusal,
  ChangeRefused,
  type ItemId,
  refusable,
} from './change-inbox-item.server.ts';

/** A text about an item; `key` makes the form idempotent. */
export type WrittenNote = ItemId & { by: number; words: string; key: string };

export const notedAnswer = z.object({ noteId: z.number() });
export type StoredNote = z.infer<typeof notedAnswer>;

/** Parses a note or an answer: multiple lines, with consecutive blank lines collapsed to one. */
export function parseStaffWords(text: string): Result<string, 'words-missing' | 'words-too-long'> {
  const words = parseFreeText(text, { keepsIndent: true });
  if (!words.ok) return refuse('words-too-long');
  return words.value === '' ? refuse('words-missing') : words;
}

/** Adds a note for colleagues. Notes are independent and never conflict. */
export async function writeNote(
  { db, clock }: { db: Database; clock: Clock },
  note: WrittenNote,
): Promise<Result<StoredNote, ChangeRefusal | 'other-words'>> {
  const { kind, id, by, words } = note;
  const done = await refusable(() =>
    withIdempotency(db, onceOf('inbox-note', note), notedAnswer, async (tx) => {
      if (!(await kind.hold(tx, id))) throw new ChangeRefused('gone');
      const [stored] = await tx
        .insert(inboxNotes)
        .values({ kind: kind.name, subjectId: id, author: by, words, writtenAt: clock.now() })
        .returning({ noteId: inboxNotes.id });
      if (!stored) throw new Error('the note was not stored');
      await auditItem(tx, { ...note, at: clock.now() }, { action: 'inbox.noted' });
      return stored;
    }),
  );
  if (!done.ok) return done;
  return done.value.kind === 'answer' ? ok(done.value.answer) : refuse('other-words');
}

/** Idempotency key of a note or answer form, scoped by author and item. */
export function onceOf(scope: string, { kind, id, by, words, key }: WrittenNote) {
  const bodySha256 = sha256Hex(JSON.stringify([kind.name, id, words]));
  return { scope, key: `${by}:${key}`, bodySha256 };
}
