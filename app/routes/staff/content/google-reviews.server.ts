import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { ASK_ID, GOOGLE_REVIEWS_PATH } from '#app/features/reviews/google-reviews.ts';
import { NO_REVIEWS, reviewStateWords } from '#app/features/reviews/review-state.ts';
import { staffGoogleReviews } from '#app/locales/pt-BR/staff/connections/google-reviews.ts';
import { reviewState } from '#app/locales/review-state.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { PlaceOutcome } from '#app/platform/google/places.server.ts';
import { countHit } from '#app/platform/rate-limit.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';

const ONCE_A_MINUTE = { hits: 1, windowSeconds: 60 };
const { advice, ask: messages } = staffGoogleReviews;

/** What this process knows, and how the question just asked ended. */
export function googleReviewsPage(args: StaffArgs) {
  const { services, url, may } = staffPageOf(args);
  const state = services.googleReviews?.state() ?? NO_REVIEWS;
  const asked = url.searchParams.get('feito') ?? '';
  const ms = Number(url.searchParams.get('ms')) || 0;
  const count = Number(url.searchParams.get('avaliacoes')) || 0;
  return {
    lines: reviewStateWords(state),
    advice: state.last ? advice[state.last.outcome] : null,
    answer: isOutcome(asked)
      ? {
          isGood: asked === 'reviews',
          outcome: reviewState.outcome[asked],
          figures: messages.answered(ms, count),
          advice: advice[asked],
        }
      : null,
    maySwitch: may('content.write'),
  };
}

/** Asks Google once, whoever of the staff it is, and notes it. */
export async function answerAskNow(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const { db, clock, googleReviews } = services;
  const refused = (message: string, status: number, waitSeconds?: number) =>
    refusedForm([{ fieldId: ASK_ID, message }], {
      values: null,
      status,
      ...(waitSeconds ? { waitSeconds } : {}),
    });
  const { hasKey, hasPlace } = googleReviews?.state() ?? NO_REVIEWS;
  if (!googleReviews || !hasKey || !hasPlace) return refused(messages.off, 422);
  const limits = limitServicesOf(services);
  const waitSeconds = await countHit(limits, 'google-reviews', 'staff', ONCE_A_MINUTE);
  if (waitSeconds > 0) return refused(messages.wait(waitSeconds), 429, waitSeconds);
  const answered = await googleReviews.askNow();
  if (!answered) return refused(messages.off, 422);
  const { outcome, latencyMs, count } = answered;
  await audit(db, {
    ...{ at: clock.now(), actor: actorOf(staff), action: 'google.asked' },
    ...{ subjectType: 'clinic_setting', subjectId: 'google-reviews' },
    detail: { outcome, latencyMs, count },
  });
  const shown = new URLSearchParams({
    ...{ feito: outcome, ms: String(latencyMs), avaliacoes: String(count) },
  });
  return seeOther(`${GOOGLE_REVIEWS_PATH}?${shown}`);
}

function isOutcome(word: string): word is PlaceOutcome {
  return Object.hasOwn(reviewState.outcome, word);
}
