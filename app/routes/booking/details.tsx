import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { changeDraft } from '#app/features/booking/booking-draft.server.ts';
import type { DraftDetails } from '#app/features/booking/booking-draft.ts';
import { DetailsFields } from '#app/features/booking/details-fields.tsx';
import { parsePeople, readDetails } from '#app/features/booking/details-form.ts';
import { JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { personFieldText } from '#app/features/booking/refusal-messages.ts';
import type { Route } from './+types/details';
import { answer, NO_STORE, readStep, refuseForm } from './journey.server.ts';
import { askAgain, frameOf, hasChanged } from './journey-frame.server.ts';
import { stepMeta } from './step-meta.ts';

export const handle = { app: true };

const NOTHING: DraftDetails = {
  patientName: '',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  contactName: '',
  relation: '',
  phone: '',
  email: '',
};

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'details');
  const { draft, services } = journey;
  return data(
    {
      frame: await frameOf(journey, 'details'),
      forWhom: draft.forWhom ?? 'self',
      details: draft.details ?? NOTHING,
      phoneExample: services.clinic.phone.raw,
    },
    { headers: NO_STORE },
  );
}

export async function action(args: Route.ActionArgs) {
  const journey = await readStep(args, 'details');
  const { draft, services, content } = journey;
  const form = await args.request.formData();
  const details = readDetails(form);
  // Incomplete answers are kept too; the last screen sends the visitor back to finish them.
  if (form.get('intent') === 'back') return answer(journey, { details }, 'time');
  if (hasChanged(journey, 'details', form)) {
    await changeDraft(services, journey.token, { details });
    return askAgain(journey, 'details');
  }
  const today = wallClockOf(services.clock.now()).on;
  const people = parsePeople(details, draft.forWhom ?? 'self', today);
  if (people.ok) return answer(journey, { details }, 'check');
  const errors = people.refusal.map(({ field, refusal }) => ({
    fieldId: field,
    message: personFieldText(refusal, content.clinic),
  }));
  return refuseForm(args, { errors, details }, 400);
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'details');

export default function DetailsStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <JourneyFrame frame={loaderData.frame} hasTypedAnswers>
      <DetailsFields
        forWhom={loaderData.forWhom}
        values={actionData?.details ?? loaderData.details}
        errors={actionData?.errors ?? []}
        phoneExample={loaderData.phoneExample}
      />
    </JourneyFrame>
  );
}
