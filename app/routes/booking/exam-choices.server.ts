import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { DRAFT_PARAMETER } from '#app/features/booking/booking-draft.server.ts';
import { EXAMS_PATH, SERVICE_PARAMETER } from '#app/features/booking/booking-draft.ts';
import type { ExamChoice } from '#app/features/booking/exams/exam-choice.tsx';
import { EXAM_FIELD, EYES_FIELD, SENT_FIELD } from '#app/features/booking/exams/exam-fields.ts';
import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { localPath } from '#app/platform/locale.ts';
import { readBookable, readCombinable } from '#app/scheduling/exams/bookable-services.server.ts';
import { examCode, examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { examsTitle } from '#app/scheduling/exams/exam-words.ts';
import {
  EYES,
  type Eyes,
  MAX_EXAMS,
  type WantedExam,
  wantedExams,
  wishOf,
} from '#app/scheduling/exams/wanted-exams.ts';
import { areInHousesApart } from '#app/scheduling/houses/houses-of-service.server.ts';
import { minutesShown, ofOneEye } from '#app/scheduling/lengths/service-on.ts';
import { couponQuery } from './coupon.server.ts';
import { type Journey, queryOf } from './journey.server.ts';
import { readDepositSlugs } from './offered-exams.server.ts';
import { payerQuery, readPayerLine } from './payer.server.ts';

/** The choice of several exams as it stands in the address, and what the page shows of it. */
export async function readExamChoice(journey: Journey) {
  const { services, content, locale, request } = journey;
  const messages = severalExamsMessages[locale];
  const { searchParams } = new URL(request.url);
  const titleOf = (slug: string) => content.services.find((each) => each.slug === slug)?.title;
  const listed = (await readCombinable(services.db)).filter(({ slug }) => titleOf(slug));
  const withDeposit = await readDepositSlugs(
    services,
    listed.map(({ slug }) => ({ serviceSlug: slug })),
  );
  const { line, covers } = await readPayerLine(journey);
  const isApart = (each: { slug: string; standsAlone: boolean }) =>
    each.standsAlone || withDeposit.includes(each.slug) || !covers(each.slug);
  const together = listed.filter((each) => !isApart(each));
  const plan = line.chosen?.title ?? '';
  const whyApart = (slug: string) => {
    if (!covers(slug)) return messages.notCovered(plan);
    return withDeposit.includes(slug) ? messages.deposit : messages.alone;
  };
  const isSent = searchParams.has(SENT_FIELD);
  const wanted = isSent ? wantedIn(searchParams, together) : wantedOf(journey);
  const eyesOf = (slug: string): Eyes =>
    wanted.find(({ serviceSlug }) => serviceSlug === slug)?.eyes ?? 'both';
  const minutesOf = (lengths: Parameters<typeof minutesShown>[0]) =>
    messages.minutes(...minutesShown(lengths, services.clock.now(), services.clinic.agenda));
  const mayDilate = (slug: string) => {
    const flags = content.services.find((each) => each.slug === slug)?.preparationFlags;
    return flags?.dilation === true && !flags.alwaysDilates;
  };
  const exams = together.map(
    ({ slug, oneEyeMinutes, dilates, ...lengths }): ExamChoice => ({
      slug,
      title: titleOf(slug) ?? slug,
      note: [
        oneEyeMinutes === null
          ? minutesOf(lengths)
          : messages.perEye(
              minutesOf({ ...lengths, ...ofOneEye(lengths, oneEyeMinutes) }),
              minutesOf(lengths),
            ),
        ...(dilates ? [mayDilate(slug) ? messages.perhapsLast : messages.last] : []),
      ].join('. '),
      isChosen: wanted.some(({ serviceSlug }) => serviceSlug === slug),
      eyes: oneEyeMinutes === null ? null : eyesOf(slug),
    }),
  );
  const error = isSent ? await errorOf(journey, wanted, titleOf) : null;
  const wish = wishOf(wanted);
  return {
    chosen: isSent && !error && wish ? examCode({ ...wish, ...houseOf(journey) }) : null,
    view: {
      exams,
      apart: listed.filter(isApart).map(({ slug }) => ({
        title: titleOf(slug) ?? slug,
        why: whyApart(slug),
      })),
      hidden: hiddenOf(journey),
      plan: line.chosen,
      action: localPath(locale, EXAMS_PATH),
      error,
    },
  };
}

type Listed = { slug: string; oneEyeMinutes: number | null };

/** What the form has ticked, in the clinic's order. */
function wantedIn(query: URLSearchParams, listed: readonly Listed[]): WantedExam[] {
  const ticked = query.getAll(EXAM_FIELD);
  return listed.flatMap(({ slug, oneEyeMinutes }) => {
    if (!ticked.includes(slug)) return [];
    const eyes = EYES.find((each) => each === query.get(EYES_FIELD + slug));
    const isOne = oneEyeMinutes !== null && eyes !== undefined && eyes !== 'both';
    return [{ serviceSlug: slug, ...(isOne && { eyes }) }];
  });
}

/** The house that was chosen before. */
function houseOf({ draft, request }: Journey) {
  const named = new URL(request.url).searchParams.get(SERVICE_PARAMETER);
  const { branch } = examsOfCode(named ?? draft?.service ?? '') ?? {};
  return branch === undefined ? {} : { branch };
}

/** What was chosen before, for who comes back to change it. */
function wantedOf({ draft, request }: Journey): WantedExam[] {
  const named = new URL(request.url).searchParams.get(SERVICE_PARAMETER);
  const wanted = examsOfCode(named ?? draft?.service ?? '');
  return wanted ? wantedExams(wanted) : [];
}

async function errorOf(
  { services, content, locale }: Journey,
  wanted: readonly WantedExam[],
  titleOf: (slug: string) => string | undefined,
): Promise<string | null> {
  const { errors } = severalExamsMessages[locale];
  const wish = wishOf(wanted);
  if (!wish) return errors.none;
  if (wanted.length > MAX_EXAMS) return errors.tooMany;
  const found = await readBookable(services.db, wish);
  const words = { locale, titleOf: (slug: string) => titleOf(slug) ?? slug };
  if (found?.misfit) {
    const { ids } = found.misfit;
    const apart = (found.exams ?? []).filter(({ id }) => ids.includes(id));
    return errors.excluded(
      examsTitle(
        apart.map(({ slug }) => ({ serviceSlug: slug })),
        words,
      ),
    );
  }
  const places = {
    houses: content.clinic.branches.map(({ slug }) => slug),
    today: wallClockOf(services.clock.now()).on,
  };
  const isApart = await areInHousesApart(services.db, wanted, places);
  return isApart ? errors.apart(examsTitle(wanted, words)) : null;
}

/** The draft and the campaign's code go on with the choice. */
function hiddenOf(journey: Journey): [string, string][] {
  const query = new URLSearchParams(
    `${queryOf(journey).slice(1)}&${couponQuery(journey)}&${payerQuery(journey)}`,
  );
  return [...query].filter(
    ([name, value]) => name !== '' && (value !== '' || name === DRAFT_PARAMETER),
  );
}
