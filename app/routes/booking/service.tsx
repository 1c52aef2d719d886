import { data } from 'react-router';
import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { changeService } from '#app/features/booking/booking-draft.server.ts';
import { STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { formText } from '#app/platform/form-values.ts';
import { localPath } from '#app/platform/locale.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { Route } from './+types/service';
import { answer, NO_STORE, readStart, refuseForm } from './journey.server.ts';
import { frameOf, readUnfinished } from './journey-frame.server.ts';
import { stepMeta } from './step-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStart(args);
  const { services, content, locale, draft } = journey;
  const messages = bookingMessages[locale];
  const { searchParams } = new URL(args.request.url);
  const askedSlug = searchParams.get('servico') ?? draft?.service;
  const asked = content.clinic.services.find(({ slug }) => slug === askedSlug);
  const evaluation = asked?.isBookableOnline ? undefined : asked?.evaluation;
  const requestedSlug = evaluation?.service ?? askedSlug;
  const askedTitle = content.services.find(({ slug }) => slug === askedSlug)?.title ?? '';
  const known = await readOfferedServices(services.db);
  const offered = known.flatMap(({ slug, durationMinutes, isBookableOnline }) => {
    const text = content.services.find((each) => each.slug === slug);
    if (!text || !isBookableOnline) return [];
    const hint = `${text.summary} ${messages.minutes(durationMinutes)}.`;
    return [{ slug, title: text.title, hint, isChosen: slug === requestedSlug }];
  });
  const wish = parseRfc3339(searchParams.get('inicio') ?? '');
  const unfinished = draft ? null : await readUnfinished(args);
  // Only the first screen without a draft or parameters is the same for everybody.
  const isPublic = !draft && !unfinished && searchParams.size === 0;
  return data(
    {
      frame: await frameOf(journey, 'service'),
      unfinished,
      evaluationFirst: evaluation ? bookingDraftMessages[locale].evaluationFirst(askedTitle) : null,
      services: offered,
      wish: wish && requestedSlug ? rfc3339(wish) : null,
      canonical: new URL(localPath(locale, STEP_PATHS.service), services.env.baseUrl).href,
    },
    { headers: isPublic ? { ...CONTENT_HEADERS, vary: 'Cookie' } : NO_STORE },
  );
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders;
}

export async function action(args: Route.ActionArgs) {
  const journey = await readStart(args);
  const form = await args.request.formData();
  const service = form.get('service');
  const wish = parseRfc3339(formText(form, 'wish'));
  const offered = await readOfferedServices(journey.services.db);
  if (!offered.some(({ slug, isBookableOnline }) => isBookableOnline && slug === service)) {
    return refuseForm(args, { error: bookingMessages[journey.locale].service.missing }, 400);
  }
  const answers = { service: String(service), wish: wish ? rfc3339(wish) : undefined };
  const { draft, token, services } = journey;
  if (draft && token) await changeService(services, token, answers);
  return answer(journey, answers, 'for-whom');
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'service');

/** The first question: a plain form on a content page, so that it loads fast. */
export default function ServiceStep({ loaderData, actionData }: Route.ComponentProps) {
  const booking = useMessages(bookingMessages);
  const messages = booking.service;
  const path = useLocalPath()(STEP_PATHS.service);
  const { frame, unfinished, evaluationFirst, services, wish } = loaderData;
  const error = actionData?.error;
  return (
    <JourneyFrame frame={frame}>
      {unfinished ? (
        <Notice>
          <p>
            {unfinished.text} <a href={unfinished.href}>{unfinished.action}</a>
          </p>
        </Notice>
      ) : null}
      {evaluationFirst ? (
        <Notice>
          <p>{evaluationFirst}</p>
        </Notice>
      ) : null}
      <ErrorSummary errors={error ? [{ fieldId: 'service', message: error }] : []} />
      <form
        method="post"
        noValidate
        action={`${path}${frame.query ? `${frame.query}&` : '?'}index`}
      >
        {wish ? <input type="hidden" name="wish" value={wish} /> : null}
        <RadioList
          name="service"
          legend={messages.title}
          legendIsHeading
          hint={messages.hint}
          error={error}
          options={services.map(({ slug, title, hint, isChosen }) => ({
            value: slug,
            label: title,
            hint,
            isChecked: isChosen,
          }))}
        />
        <Button size="large">{booking.continue}</Button>
      </form>
      <Notice tone="urgent" title={messages.urgentTitle}>
        <p>{messages.urgent}</p>
      </Notice>
    </JourneyFrame>
  );
}
