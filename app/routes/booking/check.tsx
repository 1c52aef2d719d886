import { data } from 'react-router';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { takeBooking } from '#app/features/booking/booking-guard.server.ts';
import { CheckAnswers } from '#app/features/booking/check-answers.tsx';
import {
  answersOf,
  changedRows,
  digestOf,
  onceOf,
  requestOf,
} from '#app/features/booking/confirm-draft.server.ts';
import { JourneyBar, JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { DepositBox } from '#app/features/deposits/deposit-notice.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import { depositMessages } from '#app/locales/payments/deposit.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { isHoneypotFilled } from '#app/platform/form-guard.ts';
import { formText } from '#app/platform/form-values.ts';
import { refuse } from '#app/platform/result.ts';
import { isCouponRefusal } from '#app/scheduling/coupon.server.ts';
import type { Route } from './+types/check';
import { bookDraft } from './book-draft.server.ts';
import { readCoupon } from './coupon.server.ts';
import { askForDraft, depositOf, toDeposit, waitingDeposit } from './deposit-step.server.ts';
import {
  finish,
  isProven,
  NO_STORE,
  queryOf,
  readStep,
  refuseForm,
  renewKey,
  type StepJourney,
  toStep,
} from './journey.server.ts';
import { askAgain, frameOf, SHOWN_FIELD } from './journey-frame.server.ts';
import { insuredOf, withCard } from './payer.server.ts';
import { stepMeta } from './step-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'check');
  const { locale } = journey;
  const waiting = await waitingDeposit(journey);
  if (waiting) throw waiting;
  const { answers, consent, deposit, shown } = await screenOf(journey);
  const { service, when, patient, contact, payer } = bookingMessages[locale].check;
  const { notes } = bookingDraftMessages[locale];
  const coupon = couponMessages[locale].label;
  const labels = { service, when, patient, contact, payer, coupon, notes };
  const frame = await frameOf(journey, 'check', { shown, labels });
  return data({ frame, answers, consent, deposit }, { headers: NO_STORE });
}

/** What the screen shows, with its digest, and the request that it asks to confirm. */
async function screenOf(journey: StepJourney) {
  const { draft, services, content } = journey;
  const { clinic } = content;
  const request = withCard(journey, requestOf(clinic, draft, services.clock.now()));
  const coupon = await readCoupon(journey);
  // The screen before says what is wrong with the code.
  if (!request || coupon === 'refused') throw toStep(journey, 'details');
  const labels = { clinic, serviceTexts: content.services };
  const insured = await insuredOf(journey, request);
  const shownToo = { query: queryOf(journey), coupon, insured };
  const answers = answersOf(labels, draft, request, shownToo);
  const consent = bookingConsentOf(clinic);
  const { terms, view: deposit } = await depositOf(journey, request);
  return { request, answers, consent, terms, deposit, shown: digestOf(answers, consent, deposit) };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const journey = await readStep(args, 'check');
  const { draft, services, content, locale, address } = journey;
  const { clinic } = content;
  const messages = bookingMessages[locale].check;
  const refused = (message: string, status: number, fieldId = 'step') =>
    refuseForm(args, { errors: [{ fieldId, message }] }, status);

  const waiting = await waitingDeposit(journey);
  if (waiting) return waiting;
  const { request, terms, shown } = await screenOf(journey);
  const seen = formText(form, SHOWN_FIELD);
  // Another tab, or the clinic, has changed what this page shows: nobody has agreed to that yet.
  if (seen !== shown) return askAgain(journey, 'check', changedRows(shown, seen));
  if (!form.get('consent')) return refused(messages.consentMissing, 400, 'consent');
  if (isHoneypotFilled(form)) return refused(refusalText('not-human', clinic), 400);
  const once = onceOf(draft, request);
  const { phoneE164 } = request.contact;
  const asking = { address, isProven: await isProven(services, form), phoneE164, once };
  const allowance = await takeBooking(limitServicesOf(services), asking);
  const { waitSeconds } = allowance;
  if (waitSeconds > 0) {
    return refused(tooManyAttemptsText(waitSeconds, locale, clinic.phone.display), 429);
  }

  const outcome = terms
    ? await askForDraft(journey, request, { terms, once })
    : await bookDraft(journey, request, once);
  const answer = outcome.kind === 'other-body' ? refuse('other-body') : outcome.answer;
  if (answer.ok)
    return 'chargeId' in answer.value
      ? toDeposit(journey, answer.value.chargeId)
      : finish(journey, answer.value.appointmentId);

  await allowance.giveBack();
  // A refusal is stored under the key for good, so the corrected booking needs a new key.
  await renewKey(journey);
  const { refusal } = answer;
  if (refusal === 'other-body') return refused(bookingDraftMessages[locale].changedTwice, 422);
  if (refusal === 'changed') return askAgain(journey, 'check', ['notes']);
  if (refusal === 'slot-taken')
    return toStep(journey, 'time', { ocupado: rfc3339(request.startsAt) });
  if (isCouponRefusal(refusal)) return toStep(journey, 'details');
  return refused(refusalText(refusal, clinic), 422);
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'check');

export default function CheckStep({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, answers, consent, deposit } = loaderData;
  const messages = useMessages(bookingMessages).check;
  const { confirm } = useMessages(depositMessages).check;
  return (
    <JourneyFrame frame={frame}>
      <CheckAnswers
        {...answers}
        action={frame.action}
        consent={consent}
        errors={actionData?.errors ?? []}
      >
        {deposit ? <DepositBox deposit={deposit} /> : null}
      </CheckAnswers>
      <JourneyBar
        hold={frame.hold}
        label={deposit ? confirm : messages.confirm}
        sending={messages.confirming}
      />
    </JourneyFrame>
  );
}
