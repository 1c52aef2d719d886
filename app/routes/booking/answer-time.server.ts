import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { WISH_PARAMETER } from '#app/features/booking/booking-draft.ts';
import { SHOW_TIMES } from '#app/features/booking/preparation-questions.tsx';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { isHoneypotFilled } from '#app/platform/form-guard.ts';
import { formText } from '#app/platform/form-values.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { takeCoupon } from './coupon.server.ts';
import {
  goOn,
  isProven,
  type RouteArgs,
  refuseForm,
  toStep,
  withService,
} from './journey.server.ts';
import { askAgain } from './journey-frame.server.ts';
import { asksPlace } from './offered-place.server.ts';
import { readOfferedService } from './offered-service.server.ts';
import { takePayer } from './payer.server.ts';
import { dropEarlyTime, lensProblem, takeAnswers } from './preparation-step.server.ts';
import { takeHeldSlot } from './take-hold.server.ts';
import { readTimeStep, toPlace } from './time-step.server.ts';

/** Holds the chosen time and goes on, or shows the times that go with the answers about the preparation. */
export async function answerTime(args: RouteArgs) {
  const { journey } = await readTimeStep(args);
  const { services, locale, content } = journey;
  const form = await args.request.formData();
  const startsAt = parseRfc3339(formText(form, 'startsAt'));
  const service = await readOfferedService(journey, formText(form, 'service'));
  if (!service) return toStep(journey, 'service');
  if (asksPlace(journey, service)) return toPlace(journey, service);
  const refusedAt = (error: FieldError, status: number) =>
    refuseForm(args, { error, chosen: formText(form, 'startsAt') }, status);
  const refused = (message: string, status: number) =>
    refusedAt({ fieldId: 'startsAt', message }, status);
  if (form.get('intent') === SHOW_TIMES) {
    const asking = await withService(journey, service.slug);
    const answers = await takeAnswers(asking, service.slug, form);
    await dropEarlyTime(asking, service.slug, answers);
    if (!startsAt) return goOn(asking, 'time');
    const early = await lensProblem(asking, { slug: service.slug, startsAt, answers });
    // A time that the answer rules out is not asked for again: it would look taken.
    const isOut = early?.refusal === 'lenses-too-soon';
    return goOn(asking, 'time', isOut ? {} : { [WISH_PARAMETER]: rfc3339(startsAt) });
  }
  if (!startsAt) return refused(bookingMessages[locale].time.missing, 400);
  if (isHoneypotFilled(form)) return refused(refusalText('not-human', content.clinic), 400);
  const begun = await withService(journey, service.slug);
  await takeCoupon(begun);
  const answers = await takeAnswers(begun, service.slug, form);
  await dropEarlyTime(begun, service.slug, answers);
  const tooSoon = await lensProblem(begun, { slug: service.slug, startsAt, answers });
  if (tooSoon) return refusedAt(tooSoon.error, 422);
  const payerId = await takePayer(journey, begun);
  const proven = await isProven(services, form);
  const slot = { serviceSlug: service.slug, startsAt, isProven: proven, payerId };
  const { hold, waitSeconds } = await takeHeldSlot(begun, slot);
  if (!hold) {
    return refused(tooManyAttemptsText(waitSeconds, locale, content.clinic), 429);
  }
  if (hold.ok || hold.refusal === 'not-held') return goOn(begun, 'details');
  if (hold.refusal === 'changed') return askAgain(begun, 'time');
  if (hold.refusal === 'slot-taken') return goOn(begun, 'time', { ocupado: rfc3339(startsAt) });
  return refused(refusalText(hold.refusal, content.clinic), 422);
}
