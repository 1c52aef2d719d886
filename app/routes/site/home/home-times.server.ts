import { addDays, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAtTime, formatDay, formatTime, shortDay } from '#app/clinic/format-date.ts';
import { hasBranches, houseName } from '#app/clinic/record/branch-fields.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import type { pageOf } from '#app/routes/page.server.ts';
import type { AvailableSlot } from '#app/scheduling/available-slots.ts';
import { examCode } from '#app/scheduling/exams/exam-code.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import type { HomeTimes } from './home-times.tsx';

const SERVICES_SHOWN = 3;
const TIMES_SHOWN = 3;

type Page = ReturnType<typeof pageOf>;

/**
 * The next free times of the first services that are booked online, in the clinic's order. Empty while bookings are
 * made elsewhere, and while the database does not answer: the home has more to say, and says it.
 */
export async function readHomeTimes(page: Page): Promise<HomeTimes[]> {
  const { services, clinic, content } = page;
  if (clinic.scheduling.kind !== 'internal') return [];
  try {
    const offered = await readOfferedServices(services.db);
    const titled = offered.flatMap(({ slug, isBookableOnline }) => {
      const title = content.services.find((each) => each.slug === slug)?.shortTitle;
      return isBookableOnline && title ? [{ slug, title }] : [];
    });
    return await Promise.all(
      titled.slice(0, SERVICES_SHOWN).map(async ({ slug, title }) => ({
        slug,
        title,
        starts: await readStarts(page, slug),
      })),
    );
  } catch (error) {
    services.log.warn({ err: error }, 'home: the next free times could not be read');
    return [];
  }
}

async function readStarts(page: Page, serviceSlug: string): Promise<HomeTimes['starts']> {
  const wish = { serviceSlug, from: page.today, halfDay: 'any', after: null } as const;
  const { clinic } = page.content;
  const found = await Promise.all(
    clinic.branches.map(async ({ slug: branch }) => {
      const asked = { ...wish, branch, count: Number.POSITIVE_INFINITY, areEnough };
      const slots = (await readFirstSlots(bookingServicesOf(page.services), asked)) ?? [];
      return slots.map((slot) => ({ ...slot, branch }));
    }),
  );
  const slots = found
    .flat()
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return firstOfHalfDays(slots)
    .slice(0, TIMES_SHOWN)
    .map(({ startsAt, branch }) => ({
      ...startOf(startsAt, page),
      ...(hasBranches(clinic) && {
        house: { name: houseName(clinic, branch), code: examCode({ serviceSlug, branch }) },
      }),
    }));
}

const areEnough = (found: readonly AvailableSlot[]) => firstOfHalfDays(found).length >= TIMES_SHOWN;

/** One time of each morning and afternoon: three quarters of an hour in a row would be no choice. */
function firstOfHalfDays<Slot extends Pick<AvailableSlot, 'startsAt'>>(
  slots: readonly Slot[],
): Slot[] {
  const halfDayOf = ({ startsAt }: Slot) => {
    const { on, time } = wallClockOf(startsAt);
    return `${on} ${time < '12:00'}`;
  };
  const first = new Map(slots.toReversed().map((slot) => [halfDayOf(slot), slot]));
  return [...first.values()].toReversed();
}

function startOf(startsAt: Date, { locale, today }: Page): HomeTimes['starts'][number] {
  const { on, time } = wallClockOf(startsAt);
  const { weekday, day } = shortDay(on, locale);
  const date = formatDay(on, { locale }).replace('-feira', '');
  const inWords = on < addDays(today, 7) ? date.replace(/,.*/, '') : date;
  return {
    startsAt: rfc3339(startsAt),
    day: `${weekday} ${day}`,
    time: formatTime(time, { locale }),
    words: `${inWords}, ${formatAtTime(time, { locale })}`,
  };
}
