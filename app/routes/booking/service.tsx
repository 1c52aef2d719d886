import { data, redirect } from 'react-router';
import { EXAMS_PATH, SERVICE_PARAMETER, STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { ServiceChoices } from '#app/features/booking/service-choice.tsx';
import { UrgentSigns } from '#app/features/booking/urgent-signs.tsx';
import '#app/features/insurance/payer-choice.css';
import { PayerLine, UncoveredServices } from '#app/features/insurance/payer-line.tsx';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { localPath } from '#app/platform/locale.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { codeIn } from '#app/scheduling/exams/exam-code.ts';
import { minutesShown } from '#app/scheduling/lengths/service-on.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/service';
import { couponNote, couponQuery } from './coupon.server.ts';
import { type Journey, NO_STORE, queryOf, readStart } from './journey.server.ts';
import { frameOf, readUnfinished } from './journey-frame.server.ts';
import { readOfferedService } from './offered-service.server.ts';
import { payerQuery, privateTimesHref, readPayerLine } from './payer.server.ts';
import { stepMeta } from './step-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const journey = await readStart(args);
  const { services, content, locale, draft } = journey;
  const { searchParams, search } = new URL(args.request.url);
  const asked = searchParams.get(SERVICE_PARAMETER);
  // Whoever comes from a service's page has chosen already.
  if (asked !== null && (await readOfferedService(journey, asked)))
    throw redirect(localPath(locale, STEP_PATHS.time) + search, { headers: NO_STORE });
  const unfinished = draft ? null : await readUnfinished(args);
  // Only the first screen without a draft or parameters is the same for everybody.
  const { line, covers } = await readPayerLine(journey);
  const choices = await readChoices(journey);
  const query = new URLSearchParams(
    `${queryOf(journey).slice(1)}&${couponQuery(journey)}&${payerQuery(journey)}`,
  ).toString();
  const isPublic = !draft && !unfinished && searchParams.size === 0;
  return data(
    {
      frame: await frameOf(journey, 'service'),
      unfinished,
      coupon: await couponNote(journey),
      query,
      payerLine: line,
      services: choices.filter(({ books }) => covers(books)),
      uncovered: choices
        .filter(({ books }) => !covers(books))
        .map(({ slug, title }) => ({
          slug,
          title,
          href: privateTimesHref(journey, query, slug),
        })),
      isWoman: content.clinic.doctor.gender === 'woman',
      canonical: new URL(localPath(locale, STEP_PATHS.service), services.env.baseUrl).href,
    },
    { headers: isPublic ? { ...CONTENT_HEADERS, vary: 'Cookie' } : NO_STORE },
  );
}

/** What can be booked online, or begins with an evaluation that can. */
async function readChoices({ services, content, locale, draft }: Journey) {
  const { clinic } = content;
  const now = services.clock.now();
  const messages = bookingMessages[locale];
  const chosen = codeIn(draft?.service ?? '', undefined);
  const offered = await readOfferedServices(services.db);
  const isOnline = (slug: string | undefined) =>
    offered.some((each) => each.slug === slug && each.isBookableOnline);
  return offered.flatMap((lengths) => {
    const { slug } = lengths;
    const text = content.services.find((each) => each.slug === slug);
    const service = content.clinic.services.find((each) => each.slug === slug);
    if (!text) return [];
    const evaluation = isOnline(slug) ? undefined : service?.evaluation;
    if (!isOnline(slug) && !isOnline(evaluation?.service)) return [];
    return {
      slug,
      title: text.title,
      note: evaluation?.button ?? messages.minutes(...minutesShown(lengths, now, clinic.agenda)),
      group: service?.bookingGroup,
      isChosen: slug === chosen,
      /** What is booked for it: itself, or its evaluation. */
      books: evaluation?.service ?? slug,
    };
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'service');

/** The first question: links to the free times. */
export default function ServiceStep({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(bookingMessages).service;
  const several = useMessages(severalExamsMessages);
  const local = useLocalPath();
  const { frame, unfinished, coupon, query, services, isWoman, payerLine, uncovered } = loaderData;
  return (
    <JourneyFrame frame={frame}>
      <h1>{messages.title}</h1>
      <UrgentSigns />
      {unfinished ? (
        <Notice>
          <p>
            {unfinished.text} <a href={unfinished.href}>{unfinished.action}</a>
          </p>
        </Notice>
      ) : null}
      {coupon ? (
        <Notice>
          <p>{coupon}</p>
        </Notice>
      ) : null}
      {payerLine.chosen ? <PayerLine {...payerLine} /> : null}
      <ServiceChoices
        services={services}
        query={query}
        isWoman={isWoman}
        drawingOf={(slug) => <ServiceGlyph slug={slug} />}
      >
        {payerLine.chosen ? null : <PayerLine {...payerLine} />}
        <a className="service-several" href={local(`${EXAMS_PATH}${query ? `?${query}` : ''}`)}>
          {several.link}
        </a>
      </ServiceChoices>
      {payerLine.chosen ? (
        <UncoveredServices
          payer={payerLine.chosen.title}
          reach={frame.reach}
          services={uncovered}
        />
      ) : null}
      <p className="small">{messages.lead}</p>
    </JourneyFrame>
  );
}
