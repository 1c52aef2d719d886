import { parseFreeText } from '#app/platform/free-text.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** Characters, counted by code point. */
export const MAX_NOTE = 300;

/** What who books wants the front desk to know; null for nothing. */
export function parseNote(typed: string): Result<string | null, 'note-too-long'> {
  const note = parseFreeText(typed);
  if (!note.ok || [...note.value].length > MAX_NOTE) return refuse('note-too-long');
  return ok(note.value || null);
}
