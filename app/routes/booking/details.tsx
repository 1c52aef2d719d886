import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { changeDraft } from '#app/features/booking/booking-draft.server.ts';
import { type DraftDetails, whomOf } from '#app/features/booking/booking-draft.ts';
import {
  DetailsFields,
  type DetailsValues,
} from '#app/features/booking/details/details-fields.tsx';
import { parsePeople, readDetailsStep } from '#app/features/booking/details/details-form.ts';
import { JourneyBar, JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { personFieldText } from '#app/features/booking/refusal-messages.ts';
import { CardFields } from '#app/features/insurance/card-fields.tsx';
import { readCardValues } from '#app/features/insurance/card-form.ts';
import { sealDraftCard } from '#app/features/insurance/draft-card.server.ts';
import '#app/features/insurance/payer-choice.css';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { Route } from './+types/details';
import { asksForCoupon, couponErrors } from './coupon.server.ts';
import { answer, NO_STORE, readStep, refuseForm, type StepJourney } from './journey.server.ts';
import { askAgain, frameOf, hasChanged } from './journey-frame.server.ts';
import { cardErrors, cardOf, payerProblem } from './payer.server.ts';
import { stepMeta } from './step-meta.ts';

const NOTHING: DraftDetails = {
  patientName: '',
  birth: '',
  contactName: '',
  relation: '',
  phone: '',
  email: '',
};

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'details');
  const { draft, services, content } = journey;
  const service = content.clinic.services.find(
    ({ slug }) => slug === examsOfCode(draft.service ?? '')?.serviceSlug,
  );
  const whom = whomOf(content.clinic.offers);
  const asked = draft.forWhom ?? (service?.bookingGroup === 'child' ? 'child' : 'self');
  const forWhom = whom.find((each) => each === asked) ?? 'self';
  const { payer, coupon } = draft;
  return data(
    {
      frame: await frameOf(journey, 'details'),
      values: {
        forWhom,
        payer,
        details: draft.details ?? NOTHING,
        coupon,
      } satisfies DetailsValues,
      // Said at once where the code has ended since, or never was valid for this service.
      errors: await couponErrors(journey, coupon),
      whom,
      formAsks: content.clinic.bookingForm,
      payers: content.clinic.payers.map(({ id, title }) => ({ id, title })),
      phoneExample: services.clinic.phone.raw,
      asksForCoupon: asksForCoupon(journey),
      card: cardOf(journey),
    },
    { headers: NO_STORE },
  );
}

export async function action(args: Route.ActionArgs) {
  const journey = await readStep(args, 'details');
  const { draft, services, content } = journey;
  const form = await args.request.formData();
  const step = readDetailsStep(form);
  const { payers } = content.clinic;
  const payer = payers.find(({ id }) => id === step.payer)?.id;
  const card = readCardValues(form);
  const answers = {
    ...step,
    forWhom: step.forWhom ?? draft.forWhom ?? 'self',
    payer,
    card: sealDraftCard(services.env.appSecret, card),
  };
  // Incomplete answers are kept too; the last screen sends the visitor back to finish them.
  if (form.get('intent') === 'back') return answer(journey, answers, 'time');
  if (hasChanged(journey, 'details', form)) {
    await changeDraft(services, journey.token, answers);
    return askAgain(journey, 'details');
  }
  const problem = await payerProblem(journey, payer);
  const errors = [
    ...errorsOf(journey, { ...step, payer }),
    ...(problem ? [problem] : []),
    ...cardErrors(journey, { payer, card }),
    ...(await couponErrors(journey, step.coupon)),
  ];
  if (errors.length === 0) return answer(journey, answers, 'check');
  await changeDraft(services, journey.token, answers);
  return refuseForm(args, { errors, values: answers, card, problem }, 400);
}

/** All problems of the form, in the order of its fields. */
function errorsOf(
  { services, content, locale }: StepJourney,
  { forWhom, payer, details }: Omit<ReturnType<typeof readDetailsStep>, 'coupon'>,
) {
  const messages = bookingMessages[locale];
  const today = wallClockOf(services.clock.now()).on;
  const people = parsePeople(details, forWhom ?? 'self', today, content.clinic.bookingForm);
  const isOpen = whomOf(content.clinic.offers).some((each) => each === forWhom);
  const wrong = people.ok ? [] : people.refusal;
  return [
    ...(isOpen ? [] : [{ fieldId: 'forWhom', message: messages.forWhom.missing }]),
    ...wrong.map(({ field, refusal }) => ({
      fieldId: field,
      message: personFieldText(refusal, content.clinic),
    })),
    ...(payer ? [] : [{ fieldId: 'payer', message: messages.details.payerMissing }]),
  ];
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'details');

export default function DetailsStep({ loaderData, actionData }: Route.ComponentProps) {
  const booking = useMessages(bookingMessages);
  const { frame, values, whom, payers, formAsks, ...shown } = loaderData;
  const problem = actionData?.problem;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <JourneyFrame frame={frame} hasTypedAnswers>
      <DetailsFields
        values={actionData?.values ?? values}
        errors={errors}
        whom={whom}
        asked={formAsks}
        payers={payers}
        phoneExample={shown.phoneExample}
        asksForCoupon={shown.asksForCoupon}
        action={frame.action}
      >
        {problem ? (
          <p className="details-help">
            <a href={problem.elsewhere.href}>{problem.elsewhere.text}</a>{' '}
            <PhoneText>{problem.call}</PhoneText>
          </p>
        ) : null}
        <CardFields values={actionData?.card ?? shown.card} errors={errors} asked={formAsks.card} />
      </DetailsFields>
      <JourneyBar hold={frame.hold} label={booking.continue} />
    </JourneyFrame>
  );
}
