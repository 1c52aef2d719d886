import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { faqMessages } from '#app/locales/faq.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { filledBlocks } from '#app/platform/text/filled-blocks.ts';
import { relinkedBlocks } from '#app/platform/text/page-text.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import { FAQ_GROUPS, type FaqEntry, type FaqGroup, faqFillings } from './faq-entry.ts';

/** A question with its answer, placeholders filled in. */
export type AnsweredQuestion = {
  slug: string;
  group: FaqGroup;
  question: string;
  answer: TextBlock[];
};
export type AnsweredGroup = { group: FaqGroup; entries: AnsweredQuestion[] };

/**
 * The questions of one language, with placeholders filled from the clinic record.
 * @param today calendar day in the clinic's zone
 */
export function answeredQuestions(
  entries: readonly FaqEntry[],
  clinic: Clinic,
  { locale, today }: { locale: Locale; today: string },
): AnsweredQuestion[] {
  const { closed, join } = faqMessages[locale];
  const fillings = faqFillings(clinic, { today, closed, join });
  return entries.map(({ slug, group, question, answer }) => {
    const filled = filledBlocks(answer, fillings);
    const to = (href: string) => localPath(locale, href);
    return { slug, group, question, answer: relinkedBlocks(filled, to) };
  });
}

/** The questions by group, in the order of the page; empty groups are left out. */
export function faqGroups(entries: readonly AnsweredQuestion[]): AnsweredGroup[] {
  return FAQ_GROUPS.flatMap((group) => {
    const members = entries.filter((entry) => entry.group === group);
    return members.length > 0 ? [{ group, entries: members }] : [];
  });
}
