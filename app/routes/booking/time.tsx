import { data, Form } from 'react-router';
import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { GuardFields } from '#app/features/booking/guard-fields.tsx';
import { JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { TimeChoice } from '#app/features/booking/time-choice.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { isHoneypotFilled } from '#app/platform/form-guard.ts';
import { formText } from '#app/platform/form-values.ts';
import { excludeHold } from '#app/scheduling/hold-slot.server.ts';
import { readTimeOptions } from '#app/scheduling/time-options.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/time';
import { answer, isProven, NO_STORE, readStep, refuseForm } from './journey.server.ts';
import { askAgain, frameOf, hasChanged } from './journey-frame.server.ts';
import { stepMeta } from './step-meta.ts';
import { takeHeldSlot } from './take-hold.server.ts';

export const handle = { app: true };

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStep(args, 'time');
  const { services, draft, locale, content } = journey;
  const { searchParams } = new URL(args.request.url);
  const chosen = draft.startsAt ?? draft.wish ?? null;
  const refused = parseRfc3339(searchParams.get('ocupado') ?? '') ?? undefined;
  const options = await readTimeOptions(bookingServicesOf(services), {
    serviceSlug: draft.service ?? '',
    from: searchParams.get('a-partir'),
    day: searchParams.get('dia'),
    chosen,
    exclude: excludeHold(draft.holdToken),
    near: refused,
    locale,
  });
  if (!options) throw data(null, { status: 404 });
  const frame = await frameOf(
    { ...journey, isRefused: journey.isRefused || Boolean(refused) },
    'time',
  );
  return data(
    {
      frame,
      options,
      chosen,
      city: content.clinic.address.city,
      refusal: refused ? refusalText('slot-taken', content.clinic) : null,
    },
    { headers: NO_STORE },
  );
}

export async function action(args: Route.ActionArgs) {
  const journey = await readStep(args, 'time');
  const { services, draft, locale, content } = journey;
  const form = await args.request.formData();
  if (hasChanged(journey, 'time', form)) return askAgain(journey, 'time');
  const startsAt = parseRfc3339(formText(form, 'startsAt'));
  const refused = (error: string, status: number) =>
    refuseForm(args, { error, options: null }, status);
  if (!startsAt) return refused(bookingMessages[locale].time.missing, 400);
  if (isHoneypotFilled(form)) return refused(refusalText('not-human', content.clinic), 400);
  const agenda = bookingServicesOf(services);
  const serviceSlug = draft.service ?? '';
  const slot = { serviceSlug, startsAt, isProven: await isProven(services, form) };
  const { hold, waitSeconds } = await takeHeldSlot(journey, slot);
  if (!hold) {
    const { phone } = content.clinic;
    return refused(tooManyAttemptsText(waitSeconds, locale, phone.display), 429);
  }
  if (!hold.ok && hold.refusal === 'changed') return askAgain(journey, 'time');
  if (!hold.ok && hold.refusal === 'not-held') return answer(journey, {}, 'details');
  if (!hold.ok) {
    const exclude = excludeHold(draft.holdToken);
    const request = { serviceSlug, from: null, exclude, near: startsAt, locale };
    const options = await readTimeOptions(agenda, request);
    const status = hold.refusal === 'slot-taken' ? 409 : 422;
    const error = refusalText(hold.refusal, content.clinic);
    return refuseForm(args, { error, options }, status);
  }
  return answer(journey, {}, 'details');
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'time');

export default function TimeStep({ loaderData, actionData }: Route.ComponentProps) {
  const booking = useMessages(bookingMessages);
  const messages = booking.time;
  const { frame, city, chosen } = loaderData;
  const error = actionData?.error ?? loaderData.refusal ?? undefined;
  return (
    <JourneyFrame frame={frame}>
      <ErrorSummary errors={error ? [{ fieldId: 'startsAt', message: error }] : []} />
      {/* When going back, browsers would restore the choice by position in a list that has changed. */}
      <Form method="post" noValidate autoComplete="off" id="step">
        <TimeChoice
          options={actionData?.options ?? loaderData.options}
          legend={messages.title}
          hint={messages.hint(city)}
          error={error}
          chosen={chosen}
          isHeld={frame.hold !== null}
          phone={frame.phone.display}
          query={`${frame.query}&`}
        />
        <GuardFields />
        <Button size="large">{booking.continue}</Button>
      </Form>
    </JourneyFrame>
  );
}
