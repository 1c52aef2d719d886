import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import type { ChangedLine } from './change-history.tsx';

/** What a change made of something, and what that was before; null for what this release does not understand. */
export type Sides<Value> = { before: Value | null; after: Value | null };

type Told<Value> = {
  /** What stands for all of it where no field can be named. */
  title: string;
  /** What it is where nobody has changed anything. */
  atFirst: Value;
  differences: (before: Value, after: Value) => ChangedLine[];
};

/** A change in words. Where only what was before cannot be read, all that came of it is told: what is not as at first. */
export function changedLines<Value>(
  { before, after }: Sides<Value>,
  { title, atFirst, differences }: Told<Value>,
): ChangedLine[] {
  if (after === null) return [{ where: title, before: '', after: staffHistory.unreadable }];
  if (before !== null) return differences(before, after);
  const own = differences(atFirst, after).map((line) => ({ ...line, before: '' }));
  const whole = own.length > 0 ? staffHistory.asInFileBut : staffHistory.asInFile;
  return [{ where: title, before: staffHistory.unreadableBefore, after: whole }, ...own];
}
