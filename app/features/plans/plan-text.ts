import { z } from 'zod';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';

const words = z.string().trim().min(1, 'is empty');
const point = z.strictObject({ title: words, text: words });
const question = z.strictObject({
  question: words.endsWith('?', 'must end with a question mark'),
  answer: words,
});

/** The notice at the top of every page about plans: a lens plan is not health insurance. */
export const noticeField = { notice: words };

/** Additional fields of a page that shows a family of plans. */
export const planFamilyFields = {
  ...noticeField,
  benefits: z.array(point).min(1, 'must have at least one entry'),
  questions: z.array(question).min(4, 'must have at least 4 entries'),
};

/** Front matter of a plan. Its numbers of consultations and pairs repeat the plan table; a test compares them. */
export const planFrontMatter = z.strictObject({
  name: words.max(28, 'must have at most 28 characters'),
  family: z.enum(['presencial', 'online', 'flex']),
  summary: words.max(160, 'must have at most 160 characters'),
  features: z.array(words).length(6, 'must have exactly 6 entries'),
  reasons: z.array(point).length(3, 'must have exactly 3 entries'),
  closing: words,
});

export type PlanText = z.output<typeof planFrontMatter> & { slug: string; body: TextBlock[] };
export type NoticedPageText = PageText<PageFront & { notice: string }>;
export type PlanFamilyText = NoticedPageText & {
  benefits: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
};
