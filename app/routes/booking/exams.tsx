import { data, redirect } from 'react-router';
import '#app/features/booking/exams/exam-choice.css';
import { SERVICE_PARAMETER, STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { ExamChoices } from '#app/features/booking/exams/exam-choice.tsx';
import { EXAM_FIELD } from '#app/features/booking/exams/exam-fields.ts';
import '#app/features/insurance/payer-choice.css';
import { PayerLine } from '#app/features/insurance/payer-line.tsx';
import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { localeOfPath, localPath } from '#app/platform/locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/exams';
import { readExamChoice } from './exam-choices.server.ts';
import { NO_STORE, queryOf, readStart } from './journey.server.ts';

/** Several exams for one coming: what the form names leads to the times, or is asked again. */
export async function loader(args: Route.LoaderArgs) {
  const journey = await readStart(args);
  const { locale, content } = journey;
  const { chosen, view } = await readExamChoice(journey);
  if (chosen) {
    const query = new URLSearchParams(view.hidden.map(([name, value]) => [name, value]));
    query.set(SERVICE_PARAMETER, chosen);
    throw redirect(localPath(locale, `${STEP_PATHS.time}?${query}`), {
      status: 303,
      headers: NO_STORE,
    });
  }
  const backHref = STEP_PATHS.service + queryOf(journey);
  const { displayName: clinicName } = content.clinic;
  return data({ ...view, backHref, clinicName }, { headers: NO_STORE });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const { title } = severalExamsMessages[locale];
  const heading = loaderData?.error ? chromeMessages[locale].errorTitle(title) : title;
  return [
    { title: bookingMessages[locale].documentTitle(heading, loaderData?.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ExamsStep({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(severalExamsMessages);
  const { backHref, error, plan, ...choice } = loaderData;
  return (
    <div className="journey" data-touch="booking">
      <BackLink href={backHref} />
      <ErrorSummary errors={error ? [{ fieldId: EXAM_FIELD, message: error }] : []} />
      <h1>{messages.title}</h1>
      <p>{messages.lead}</p>
      {plan ? <PayerLine plans={[]} chosen={plan} /> : null}
      <ExamChoices {...choice} error={error ?? undefined} />
    </div>
  );
}
