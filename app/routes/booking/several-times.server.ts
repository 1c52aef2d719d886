import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatTime } from '#app/clinic/format-date.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { SERVICE_PARAMETER, STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import type { ExamWalk } from '#app/features/booking/exams/exam-walks.tsx';
import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { checkSlot } from '#app/scheduling/check-slot.ts';
import { readDay } from '#app/scheduling/claim-slot.server.ts';
import { readEyeMinutes } from '#app/scheduling/exams/bookable-services.server.ts';
import { examCode } from '#app/scheduling/exams/exam-code.ts';
import { examTitle } from '#app/scheduling/exams/exam-words.ts';
import { EYES, wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import { excludeHold } from '#app/scheduling/hold-slot.server.ts';
import type { TimeOption, TimeOptions } from '#app/scheduling/time-options.server.ts';
import type { Journey } from './journey.server.ts';
import type { OfferedService } from './offered-service.server.ts';

type Titles = Pick<Journey, 'content' | 'locale'>;

const wordsOf = ({ content, locale }: Titles) => ({
  locale,
  titleOf: (slug: string) => content.services.find((each) => each.slug === slug)?.title ?? slug,
});

/** What the screen of the times says of several exams, or of one that is done for each eye. */
export async function readSeveral(journey: Journey, service: OfferedService, options: TimeOptions) {
  return { walks: walksOf(journey, options), eyes: await readEyeChoice(journey, service) };
}

/** The steps of every time that the screen shows at once; none for one service. */
function walksOf(titles: Titles, { chosenDay, nearest }: TimeOptions): ExamWalk[] {
  const shown = chosenDay?.halves.flatMap((half) => half.shown) ?? [];
  const times = new Map([...nearest, ...shown].map((time) => [time.value, time]));
  return [...times.values()].flatMap((time) => walkOf(titles, time));
}

function walkOf(titles: Titles, { value, time, until, steps }: TimeOption): ExamWalk[] {
  if (!until || !steps || steps.length < 2) return [];
  const words = wordsOf(titles);
  return [
    {
      ...{ value, time, until },
      steps: steps.map((step) => ({
        time: step.time,
        title: examTitle(step, words),
        practitionerName: '',
      })),
    },
  ];
}

/**
 * How several exams would be done that begin at a request's time, as the agenda is now; null for one service, and
 * when the time is gone, which booking will say.
 */
export async function readPlan({ services, ...titles }: Journey, request: BookingRequest) {
  const { serviceSlug, eyes, further, branch, startsAt, holdToken } = request;
  if (!further) return null;
  const exclude = excludeHold(holdToken);
  const found = await readDay(bookingServicesOf(services), {
    ...{ serviceSlug, eyes, further, branch, startsAt, exclude },
  });
  const slot = found && checkSlot(found, startsAt);
  if (!found || !slot?.ok) return null;
  const words = wordsOf(titles);
  const timeOf = (instant: Date) => formatTime(wallClockOf(instant).time, { locale: words.locale });
  return {
    until: timeOf(slot.value.endsAt),
    endsAt: slot.value.endsAt,
    steps: (slot.value.steps ?? []).map((step) => ({
      time: timeOf(step.startsAt),
      title: examTitle(
        { ...found.exams?.[step.exam], serviceSlug: found.exams?.[step.exam]?.slug ?? '' },
        words,
      ),
      practitionerName: '',
    })),
  };
}

/** For one exam that is done for each eye: of which, and the addresses of the other choices. */
async function readEyeChoice({ services, locale, request }: Journey, { wanted }: OfferedService) {
  const { serviceSlug, branch, eyes = 'both' } = wanted;
  if (wantedExams(wanted).length > 1) return null;
  if ((await readEyeMinutes(services.db, serviceSlug)) === null) return null;
  const { oneEye } = severalExamsMessages[locale];
  const query = new URL(request.url).searchParams;
  for (const name of ['dia', 'a-partir', 'ocupado', 'mudou', 'inicio']) query.delete(name);
  return {
    text: eyes === 'both' ? oneEye.both : oneEye.one,
    others: EYES.filter((each) => each !== eyes).map((each) => {
      query.set(SERVICE_PARAMETER, examCode({ serviceSlug, branch, eyes: each }));
      return { label: oneEye.choose[each], href: `${STEP_PATHS.time}?${query}` };
    }),
  };
}
