import { data, Form } from 'react-router';
import { FOR_WHOM, STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { booking } from '#app/locales/pt-BR/booking.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { Route } from './+types/for-whom';
import { answer, frameOf, NO_STORE, readStep, refuseForm } from './journey.server.ts';
import { stepMeta } from './step-meta.ts';

const texts = booking.forWhom;
const HINTS = { self: undefined, other: texts.otherHint, child: texts.childHint };

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'for-whom');
  return data(
    { frame: await frameOf(journey, 'for-whom'), chosen: journey.draft.forWhom ?? null },
    { headers: NO_STORE },
  );
}

export async function action(args: Route.ActionArgs) {
  const journey = await readStep(args, 'for-whom');
  const typed = (await args.request.formData()).get('forWhom');
  const forWhom = FOR_WHOM.find((each) => each === typed);
  if (!forWhom) return refuseForm(args, { error: texts.missing }, 400);
  return answer(journey, { forWhom }, STEP_PATHS.payer);
}

export const meta = ({ loaderData }: Route.MetaArgs) => stepMeta(loaderData, texts);

export default function ForWhomStep({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData?.error;
  return (
    <JourneyFrame frame={loaderData.frame}>
      <ErrorSummary errors={error ? [{ fieldId: 'forWhom', message: error }] : []} />
      <Form method="post" noValidate>
        <RadioList
          name="forWhom"
          legend={texts.title}
          legendIsHeading
          hint={texts.hint}
          error={error}
          options={FOR_WHOM.map((value) => ({
            value,
            label: texts[value],
            hint: HINTS[value],
            isChecked: value === loaderData.chosen,
          }))}
        />
        <Button size="large">{booking.continue}</Button>
      </Form>
    </JourneyFrame>
  );
}
