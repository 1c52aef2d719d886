import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatTime } from '#app/clinic/format-date.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import type { AvailableDay } from '#app/scheduling/available-slots.ts';
import { slotFits } from '#app/scheduling/compact-day.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import { readShortestMinutes } from '#app/scheduling/shortest-service.server.ts';
import { type Fits, shownHalves } from '#app/scheduling/shown-times.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';

type Page = Pick<StaffPage, 'services' | 'today'>;
/** A day on which other times come first. */
type Changed = { on: string; compact: readonly string[]; plain: readonly string[] };

const { compactDays: messages } = staffEffects;
const WEEK_DAYS = 7;
const MOST_LINES = 3;
const ALIKE: Fits = new Map();

/** What the order of times does to the week that begins today, for every service that is booked on the site. */
export async function compactDaysLines(page: Page, isOn: boolean): Promise<string[]> {
  const { serviceTitle } = agendaLabelsOf(page.services);
  const offered = (await readOfferedServices(page.services.db)).filter(
    ({ isBookableOnline }) => isBookableOnline,
  );
  const changed: { name: string; days: Changed[]; free: number }[] = [];
  for (const { slug } of offered) {
    const week = await readWeek(page, slug);
    if (week.days.length > 0) changed.push({ name: serviceTitle(slug), ...week });
  }
  const shown = changed
    .toSorted((one, other) => other.days.length - one.days.length)
    .slice(0, MOST_LINES);
  const more = changed.length - shown.length;
  return [
    ...(changed.length === 0 ? [messages.same] : []),
    ...shown.map(
      ({ name, days, free }, index) =>
        // One example shows what it is about.
        messages.days(name, days.length, free) + (index === 0 ? ` ${exampleOf(days, isOn)}` : ''),
    ),
    ...(more > 0 ? [messages.more(more)] : []),
    messages.kept,
  ];
}

function exampleOf([first]: readonly Changed[], isOn: boolean): string {
  if (!first) return '';
  const { on, compact, plain } = first;
  const [after, before] = isOn ? [compact, plain] : [plain, compact];
  const come = after.filter((time) => !before.includes(time));
  const go = before.filter((time) => !after.includes(time));
  return messages.day(formatDay(on), come, go);
}

/** Free times of a service in all houses, and the days on which keeping days compact shows others first. */
async function readWeek({ services, today }: Page, serviceSlug: string) {
  const { db, clock } = services;
  const counted = { ...services, agenda: services.clinic.agenda };
  const days = new Map<string, Changed>();
  let free = 0;
  for (const branch of counted.agenda.houses) {
    const wanted = { serviceSlug, branch, from: today, days: WEEK_DAYS };
    const found = await readAvailability(counted, wanted);
    if (!found) continue;
    const shortestOn = await readShortestMinutes(db, found.schedule.practitionerIds);
    for (const day of found.days) {
      free += day.slots.length;
      const rule = { now: clock.now(), shortestMinutes: shortestOn(day.on) };
      const compact = firstTimes(day, slotFits(found.schedule, day, rule));
      const plain = firstTimes(day, ALIKE);
      if (compact.join() !== plain.join() && !days.has(day.on))
        days.set(day.on, { on: day.on, compact, plain });
    }
  }
  return { free, days: [...days.values()].toSorted((a, b) => (a.on < b.on ? -1 : 1)) };
}

function firstTimes(day: AvailableDay, fits: Fits): string[] {
  return shownHalves(day, fits, null)
    .flatMap(({ shown }) => shown)
    .map(({ startsAt }) => formatTime(wallClockOf(startsAt).time));
}
