import { plainTextOf, type TextBlock } from './text-blocks.ts';

const WORDS_A_MINUTE = 200;

/** Whole minutes to read a text at 200 words a minute, rounded up, at least 1. */
export function readingMinutes(blocks: readonly TextBlock[]): number {
  const words = plainTextOf(blocks).split(/\s+/).filter(Boolean);
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}
