import { data, redirect } from 'react-router';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { takeBooking } from '#app/features/booking/booking-guard.server.ts';
import { CheckAnswers } from '#app/features/booking/check-answers.tsx';
import { answersOf, onceOf, requestOf } from '#app/features/booking/confirm-draft.server.ts';
import { JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { isHoneypotFilled } from '#app/platform/form-guard.ts';
import { localPath } from '#app/platform/locale.ts';
import { refuse } from '#app/platform/result.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { Route } from './+types/check';
import {
  finish,
  frameOf,
  isProven,
  NO_STORE,
  readStep,
  refuseForm,
  renewKey,
  toStep,
} from './journey.server.ts';
import { stepMeta } from './step-meta.ts';

export const handle = { app: true };

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'check');
  const { draft, services, content } = journey;
  const { clinic } = content;
  const request = requestOf(clinic, draft, services.clock.now());
  if (!request) throw toStep(journey, 'details');
  return data(
    {
      frame: await frameOf(journey, 'check'),
      answers: answersOf({ clinic, serviceTexts: content.services }, draft, request),
      consent: bookingConsentOf(clinic),
      confirmKey: draft.key,
    },
    { headers: NO_STORE },
  );
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const journey = await readStep(args, 'check');
  const { draft, services, content, locale, address } = journey;
  const { clinic } = content;
  const messages = bookingMessages[locale].check;
  const refused = (message: string, status: number, fieldId = 'confirm') =>
    refuseForm(args, { errors: [{ fieldId, message }] }, status);

  const request = requestOf(clinic, draft, services.clock.now());
  if (!request) throw toStep(journey, 'details');
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

  const outcome = await bookAppointment(bookingServicesOf(services), request, once);
  const answer = outcome.kind === 'other-body' ? refuse('other-body') : outcome.answer;
  if (answer.ok) return finish(journey, answer.value.appointmentId);

  await allowance.giveBack();
  // A refusal is stored under the key for good, so the corrected booking needs a new key.
  await renewKey(journey);
  const { refusal } = answer;
  if (refusal === 'other-body') return refused(messages.changed, 422);
  if (refusal === 'slot-taken') {
    const taken = encodeURIComponent(rfc3339(request.startsAt));
    const path = localPath(locale, `${STEP_PATHS.time}?ocupado=${taken}`);
    return redirect(path, { status: 303, headers: NO_STORE });
  }
  return refused(refusalText(refusal, clinic), 422);
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'check');

export default function CheckStep({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, answers, confirmKey } = loaderData;
  return (
    <JourneyFrame frame={frame}>
      <CheckAnswers
        {...answers}
        consent={loaderData.consent}
        confirmKey={confirmKey}
        errors={actionData?.errors ?? []}
      />
    </JourneyFrame>
  );
}
