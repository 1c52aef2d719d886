import { data, Form } from 'react-router';
import { JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { Route } from './+types/payer';
import { answer, NO_STORE, readStep, refuseForm } from './journey.server.ts';
import { askAgain, frameOf, hasChanged } from './journey-frame.server.ts';
import { stepMeta } from './step-meta.ts';

export const handle = { app: true };

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'payer');
  const { payers } = journey.content.clinic;
  return data(
    { frame: await frameOf(journey, 'payer'), payers, chosen: journey.draft.payer ?? null },
    { headers: NO_STORE },
  );
}

export async function action(args: Route.ActionArgs) {
  const journey = await readStep(args, 'payer');
  const form = await args.request.formData();
  if (hasChanged(journey, 'payer', form)) return askAgain(journey, 'payer');
  const payer = form.get('payer');
  const { payers } = journey.content.clinic;
  if (!payers.some(({ id }) => id === payer)) {
    return refuseForm(args, { error: bookingMessages[journey.locale].payer.missing }, 400);
  }
  return answer(journey, { payer: String(payer) }, 'time');
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'payer');

export default function PayerStep({ loaderData, actionData }: Route.ComponentProps) {
  const booking = useMessages(bookingMessages);
  const messages = booking.payer;
  const error = actionData?.error;
  return (
    <JourneyFrame frame={loaderData.frame}>
      <ErrorSummary errors={error ? [{ fieldId: 'payer', message: error }] : []} />
      <Form method="post" noValidate id="step">
        <RadioList
          name="payer"
          legend={messages.title}
          legendIsHeading
          hint={messages.hint}
          error={error}
          options={loaderData.payers.map(({ id, title, bring }) => ({
            value: id,
            label: title,
            hint: messages.bring(bring),
            isChecked: id === loaderData.chosen,
          }))}
        />
        <Button size="large">{booking.continue}</Button>
      </Form>
    </JourneyFrame>
  );
}
