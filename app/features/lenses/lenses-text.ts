import { z } from 'zod';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';

const words = z.string().trim().min(1, 'is empty');
const point = z.strictObject({ title: words, text: words });
const points = (count: number) =>
  z.array(point).length(count, `must have exactly ${count} entries`);

/** Additional fields of the page on contact lenses. */
export const lensesFields = {
  steps: points(4),
  types: points(3),
  safety: z.array(words).min(1, 'must have at least one line'),
  /** Signs that lenses must come out; a text written before there were any has none. */
  warning: point.extend({ signs: z.array(words).default([]) }),
  /** Benefits of a subscription; hidden while plans are switched off. */
  benefits: z.array(point).min(1, 'must have at least one entry'),
  questions: z
    .array(
      z.strictObject({
        question: words.endsWith('?', 'must end with a question mark'),
        answer: words,
      }),
    )
    .length(3, 'must have exactly 3 entries'),
};

type Point = z.output<typeof point>;
export type LensesText = PageText<
  PageFront & {
    steps: readonly Point[];
    types: readonly Point[];
    safety: readonly string[];
    warning: Point & { signs: readonly string[] };
    benefits: readonly Point[];
    questions: readonly { question: string; answer: string }[];
  }
>;
