import { data } from 'react-router';
import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { WISH_PARAMETER } from '#app/features/booking/booking-draft.ts';
import { DayStrip } from '#app/features/booking/day-strip.tsx';
import { GuardFields } from '#app/features/booking/guard-fields.tsx';
import { JourneyBar, JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { SoonestTimes } from '#app/features/booking/soonest-times.tsx';
import { offersTime, PickedTime, TimeChoice } from '#app/features/booking/time-choice.tsx';
import { DepositNotice } from '#app/features/deposits/deposit-notice.tsx';
import '#app/features/insurance/payer-choice.css';
import { PayerTimesNotice } from '#app/features/insurance/payer-line.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { isHoneypotFilled } from '#app/platform/form-guard.ts';
import { formText } from '#app/platform/form-values.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/time';
import { takeCoupon } from './coupon.server.ts';
import { depositNoticeOf } from './deposit-step.server.ts';
import { goOn, isProven, NO_STORE, refuseForm, toStep, withService } from './journey.server.ts';
import { askAgain, frameOf } from './journey-frame.server.ts';
import { readOfferedService } from './offered-service.server.ts';
import { payerTimesOf, takePayer } from './payer.server.ts';
import { stepMeta } from './step-meta.ts';
import { takeHeldSlot } from './take-hold.server.ts';
import { openingNote, readOwnTimes, readTimeStep, timeQuery } from './time-step.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { journey, service } = await readTimeStep(args);
  const { draft, locale, content } = journey;
  const { searchParams } = new URL(args.request.url);
  const isSameService = draft?.service === service.slug;
  const wish = parseRfc3339(searchParams.get(WISH_PARAMETER) ?? '');
  const chosen = (isSameService ? draft?.startsAt : undefined) ?? (wish ? rfc3339(wish) : null);
  const readOptions = (near: Date | undefined) =>
    readOwnTimes(journey, {
      serviceSlug: service.slug,
      from: searchParams.get('a-partir'),
      day: searchParams.get('dia'),
      chosen,
      near,
      locale,
    });
  const refused = parseRfc3339(searchParams.get('ocupado') ?? '') ?? undefined;
  const first = await readOptions(refused);
  // The page that offered the wished time may be older than the agenda.
  const isElsewhere = searchParams.has('dia') || searchParams.has('a-partir');
  const isGone = wish && !refused && first && !isElsewhere && !offersTime(first, wish);
  const taken = isGone ? wish : refused;
  const options = isGone ? await readOptions(wish) : first;
  if (!options) throw data(null, { status: 404 });
  const isRefused = journey.isRefused || Boolean(taken);
  const frame = await frameOf({ ...journey, isRefused }, 'time', { service });
  return data(
    {
      frame,
      service,
      options,
      chosen,
      deposit: await depositNoticeOf(journey, service.slug),
      payer: payerTimesOf(journey, options),
      note: await openingNote(args, journey, service),
      query: timeQuery(args.request),
      // Without the fragment of a day's link, which every later address would inherit.
      here: new URL(args.request.url).search || '?',
      refusal: taken ? refusalText('slot-taken', content.clinic) : null,
    },
    { headers: NO_STORE },
  );
}

export async function action(args: Route.ActionArgs) {
  const { journey } = await readTimeStep(args);
  const { services, locale, content } = journey;
  const form = await args.request.formData();
  const startsAt = parseRfc3339(formText(form, 'startsAt'));
  const service = await readOfferedService(journey, formText(form, 'service'));
  if (!service) return toStep(journey, 'service');
  const refused = (error: string, status: number) => refuseForm(args, { error }, status);
  if (!startsAt) return refused(bookingMessages[locale].time.missing, 400);
  if (isHoneypotFilled(form)) return refused(refusalText('not-human', content.clinic), 400);
  const begun = await withService(journey, service.slug);
  await takeCoupon(begun);
  const payerId = await takePayer(journey, begun);
  const proven = await isProven(services, form);
  const slot = { serviceSlug: service.slug, startsAt, isProven: proven, payerId };
  const { hold, waitSeconds } = await takeHeldSlot(begun, slot);
  if (!hold) {
    const { phone } = content.clinic;
    return refused(tooManyAttemptsText(waitSeconds, locale, phone.display), 429);
  }
  if (hold.ok || hold.refusal === 'not-held') return goOn(begun, 'details');
  if (hold.refusal === 'changed') return askAgain(begun, 'time');
  if (hold.refusal === 'slot-taken') return goOn(begun, 'time', { ocupado: rfc3339(startsAt) });
  return refused(refusalText(hold.refusal, content.clinic), 422);
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'time');

export default function TimeStep({ loaderData, actionData }: Route.ComponentProps) {
  const booking = useMessages(bookingMessages);
  const messages = booking.time;
  const { frame, service, options, chosen, deposit, note, query, here, payer } = loaderData;
  const error = actionData?.error ?? loaderData.refusal ?? undefined;
  return (
    <JourneyFrame frame={frame}>
      <ErrorSummary errors={error ? [{ fieldId: 'startsAt', message: error }] : []} />
      <div className="journey-head">
        <h1>{messages.title}</h1>
        <p className="small">{messages.hint}</p>
      </div>
      {service.evaluationFirst ? (
        <Notice>
          <p>{service.evaluationFirst}</p>
        </Notice>
      ) : null}
      {note ? (
        <Notice>
          <p>
            {note.text} <a href={note.href}>{note.action}</a>
          </p>
        </Notice>
      ) : null}
      {payer ? <PayerTimesNotice {...payer} /> : null}
      {deposit ? <DepositNotice {...deposit} /> : null}
      <SoonestTimes times={options.soonest} service={service.slug} action={here} />
      <DayStrip options={options} query={query} />
      {/* When going back, browsers would restore the choice by position in a list that has changed. */}
      <form method="post" action={here} noValidate autoComplete="off" id="step">
        <input type="hidden" name="service" value={service.slug} />
        <TimeChoice
          options={options}
          error={error}
          chosen={chosen}
          isHeld={frame.hold?.state != null}
          phone={frame.phone.display}
        />
        <GuardFields />
      </form>
      <JourneyBar hold={frame.hold} label={booking.continue}>
        {frame.hold ? null : <PickedTime />}
      </JourneyBar>
    </JourneyFrame>
  );
}
