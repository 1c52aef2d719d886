import { data, Form } from 'react-router';
import { FOR_WHOM } from '#app/features/booking/booking-draft.ts';
import { JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { Route } from './+types/for-whom';
import { answer, NO_STORE, readStep, refuseForm } from './journey.server.ts';
import { askAgain, frameOf, hasChanged } from './journey-frame.server.ts';
import { stepMeta } from './step-meta.ts';

export const handle = { app: true };

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'for-whom');
  return data(
    { frame: await frameOf(journey, 'for-whom'), chosen: journey.draft.forWhom ?? null },
    { headers: NO_STORE },
  );
}

export async function action(args: Route.ActionArgs) {
  const journey = await readStep(args, 'for-whom');
  const form = await args.request.formData();
  if (hasChanged(journey, 'for-whom', form)) return askAgain(journey, 'for-whom');
  const value = form.get('forWhom');
  const forWhom = FOR_WHOM.find((each) => each === value);
  if (!forWhom) {
    const error = bookingMessages[journey.locale].forWhom.missing;
    return refuseForm(args, { error }, 400);
  }
  return answer(journey, { forWhom }, 'payer');
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'forWhom');

export default function ForWhomStep({ loaderData, actionData }: Route.ComponentProps) {
  const booking = useMessages(bookingMessages);
  const messages = booking.forWhom;
  const hints = { self: undefined, other: messages.otherHint, child: messages.childHint };
  const error = actionData?.error;
  return (
    <JourneyFrame frame={loaderData.frame}>
      <ErrorSummary errors={error ? [{ fieldId: 'forWhom', message: error }] : []} />
      <Form method="post" noValidate id="step">
        <RadioList
          name="forWhom"
          legend={messages.title}
          legendIsHeading
          hint={messages.hint}
          error={error}
          options={FOR_WHOM.map((value) => ({
            value,
            label: messages[value],
            hint: hints[value],
            isChecked: value === loaderData.chosen,
          }))}
        />
        <Button size="large">{booking.continue}</Button>
      </Form>
    </JourneyFrame>
  );
}
