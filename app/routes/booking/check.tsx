import { data } from 'react-router';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { takeBooking } from '#app/features/booking/booking-guard.server.ts';
import { CheckAnswers } from '#app/features/booking/check-answers.tsx';
import { changedRows, onceOf } from '#app/features/booking/confirm-draft.server.ts';
import { JourneyBar, JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import {
  NOTHING_TYPED,
  readPromises,
  withPromises,
} from '#app/features/booking/preparation-promises.ts';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { DepositBox } from '#app/features/deposits/deposit-notice.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { depositMessages } from '#app/locales/payments/deposit.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { isHoneypotFilled } from '#app/platform/form-guard.ts';
import { formText } from '#app/platform/form-values.ts';
import { refuse } from '#app/platform/result.ts';
import { isCouponRefusal } from '#app/scheduling/coupon.server.ts';
import { isLensRefusal } from '#app/scheduling/preparation/lens-rule.server.ts';
import type { Route } from './+types/check';
import { bookDraft } from './book-draft.server.ts';
import { checkScreenOf, rowLabels } from './check-screen.server.ts';
import { askForDraft, toDeposit, waitingDeposit } from './deposit-step.server.ts';
import {
  finish,
  isProven,
  NO_STORE,
  readStep,
  refuseForm,
  renewKey,
  toStep,
} from './journey.server.ts';
import { askAgain, frameOf, SHOWN_FIELD } from './journey-frame.server.ts';
import { stepMeta } from './step-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'check');
  const waiting = await waitingDeposit(journey);
  if (waiting) throw waiting;
  const { answers, consent, deposit, shown } = await checkScreenOf(journey);
  const labels = rowLabels(journey.locale);
  const frame = await frameOf(journey, 'check', { shown, labels });
  return data({ frame, answers, consent, deposit }, { headers: NO_STORE });
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const journey = await readStep(args, 'check');
  const { draft, services, content, locale, address } = journey;
  const { clinic } = content;
  const waiting = await waitingDeposit(journey);
  if (waiting) return waiting;
  const { request: chosen, answers, terms, shown } = await checkScreenOf(journey);
  const seen = formText(form, SHOWN_FIELD);
  // Another tab, or the clinic, has changed what this page shows: nobody has agreed to that yet.
  if (seen !== shown) return askAgain(journey, 'check', changedRows(shown, seen));
  const { typed, missing } = readPromises(form, answers.promises, locale);
  const refused = (message: string, status: number) =>
    refuseForm(args, { errors: [{ fieldId: 'step', message }], typed }, status);
  if (missing.length > 0) return refuseForm(args, { errors: missing, typed }, 400);
  const request = withPromises(chosen, answers.promises, typed);
  if (isHoneypotFilled(form)) return refused(refusalText('not-human', clinic), 400);
  const once = onceOf(draft, request);
  const { phoneE164 } = request.contact;
  const asking = { address, isProven: await isProven(services, form), phoneE164, once };
  const allowance = await takeBooking(limitServicesOf(services), asking);
  const { waitSeconds } = allowance;
  if (waitSeconds > 0) {
    return refused(tooManyAttemptsText(waitSeconds, locale, clinic), 429);
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
  // The screen of the times asks again, with those that go with the lenses.
  if (isLensRefusal(refusal)) return toStep(journey, 'time');
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
        typed={actionData?.typed ?? NOTHING_TYPED}
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
