import { data } from 'react-router';
import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { WISH_PARAMETER } from '#app/features/booking/booking-draft.ts';
import { ExamWalks, EyeChoice } from '#app/features/booking/exams/exam-walks.tsx';
import { JourneyBar, JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { PickedTime } from '#app/features/booking/time-choice.tsx';
import { TimesForm } from '#app/features/booking/times-form.tsx';
import { DepositNotice } from '#app/features/deposits/deposit-notice.tsx';
import '#app/features/insurance/payer-choice.css';
import { refusalText } from '#app/features/booking/refusal-messages.ts';
import { PayerTimesNotice } from '#app/features/insurance/payer-line.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/time';
import { answerTime } from './answer-time.server.ts';
import { depositNoticeOf } from './deposit-step.server.ts';
import { NO_STORE } from './journey.server.ts';
import { frameOf } from './journey-frame.server.ts';
import { payerTimesOf } from './payer.server.ts';
import { askedFor, timesFor } from './preparation-step.server.ts';
import { readSeveral } from './several-times.server.ts';
import { stepMeta } from './step-meta.ts';
import {
  isOffered,
  openingNote,
  readOwnTimes,
  readTimeStep,
  timeQuery,
} from './time-step.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { journey, service } = await readTimeStep(args);
  const { draft, locale, content } = journey;
  const { searchParams } = new URL(args.request.url);
  const isSameService = draft?.service === service.slug;
  const wish = parseRfc3339(searchParams.get(WISH_PARAMETER) ?? '');
  const chosen = (isSameService ? draft?.startsAt : undefined) ?? (wish ? rfc3339(wish) : null);
  const readOptions = (near: Date | undefined) =>
    readOwnTimes(journey, {
      ...service.wanted,
      from: searchParams.get('a-partir'),
      day: searchParams.get('dia'),
      chosen,
      near,
      locale,
      ...timesFor(journey, service.slug),
    });
  const refused = parseRfc3339(searchParams.get('ocupado') ?? '') ?? undefined;
  const first = await readOptions(refused);
  // The page that offered the wished time may be older than the agenda.
  const isElsewhere = searchParams.has('dia') || searchParams.has('a-partir');
  const isGone = wish && !refused && first && !isElsewhere && !isOffered(first, wish);
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
      asked: askedFor(journey, service.slug),
      several: await readSeveral(journey, service, options),
      deposit: await depositNoticeOf(journey, service.wanted),
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

export const action = (args: Route.ActionArgs) => answerTime(args);

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'time');

export default function TimeStep({ loaderData, actionData }: Route.ComponentProps) {
  const booking = useMessages(bookingMessages);
  const messages = booking.time;
  const { frame, service, options, several, asked, deposit, payer, note, query, here, refusal } =
    loaderData;
  const taken = refusal ? { fieldId: 'startsAt', message: refusal } : null;
  const error = actionData?.error ?? taken;
  const errors = error ? [error] : [];
  return (
    <JourneyFrame frame={frame}>
      <ErrorSummary errors={errors} />
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
      <EyeChoice choice={several.eyes} />
      <TimesForm
        options={options}
        asked={asked}
        errors={errors}
        service={service.slug}
        chosen={actionData?.chosen || loaderData.chosen}
        isHeld={frame.hold?.state != null}
        phone={frame.phone.display}
        action={here}
        query={query}
      />
      <ExamWalks walks={several.walks} />
      <JourneyBar hold={frame.hold} label={booking.continue}>
        {frame.hold ? null : <PickedTime />}
      </JourneyBar>
    </JourneyFrame>
  );
}
