import { formatMoment } from '#app/clinic/format-date.ts';
import { checksMessages } from '#app/locales/checks/checks.ts';
import { reviewStateMessages } from '#app/locales/review-state.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ReviewState } from './google-reviews.server.ts';

/** One line of what is known: a label, and what is so. */
export type StateLine = { label: string; value: string };

/** Of a process that has not been given any way to ask Google. */
export const NO_REVIEWS: ReviewState = {
  ...{ hasKey: false, hasPlace: false, hasLink: false, isShown: true },
  ...{ visitorsSee: 'off', last: null, receivedAt: null },
};

/** What this process knows about Google's reviews, in words: no key, no place id and nobody's words. */
export function reviewStateWords(state: ReviewState, locale: Locale = 'pt-BR'): StateLine[] {
  const messages = reviewStateMessages[locale];
  const { reviews, configured, notConfigured } = checksMessages[locale];
  const setup = (isThere: boolean) => (isThere ? configured : notConfigured);
  const { last } = state;
  return [
    { label: reviews.place, value: setup(state.hasPlace) },
    { label: reviews.key, value: setup(state.hasKey) },
    { label: reviews.link, value: setup(state.hasLink) },
    { label: messages.shown, value: messages.isShown[state.isShown ? 'true' : 'false'] },
    {
      label: messages.lastAsked,
      value: last ? formatMoment(last.askedAt, { locale }) : messages.never,
    },
    ...(last
      ? [
          { label: messages.lastOutcome, value: messages.outcome[last.outcome] },
          { label: messages.latency, value: messages.milliseconds(last.latencyMs) },
          { label: messages.count, value: String(last.count) },
        ]
      : []),
    { label: messages.visitorsSee, value: messages.visitors[state.visitorsSee] },
  ];
}
