import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { staffAgendaRules } from '#app/locales/pt-BR/staff/clinic/agenda-rules.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';

type Page = Pick<StaffPage, 'services' | 'today'>;
type Changed = Record<'before' | 'after', Pick<ClinicRecord, 'agenda'>>;

const WEEK_DAYS = 7;
const MOST_LINES = 3;

/**
 * What new rules about the times that are offered do to the week that begins today, and to the last day to book.
 * @param startsOn a day to come on which the rules begin: then of that day, with what is booked now; '' for today
 */
export async function agendaRuleLines(
  page: Page,
  { before: { agenda: was }, after: { agenda: next } }: Changed,
  startsOn = '',
): Promise<string[]> {
  const { slotStepMinutes, noticeMinutes, horizonDays } = next;
  const rules = { slotStepMinutes, noticeMinutes, horizonDays };
  const isOther =
    slotStepMinutes !== was.slotStepMinutes ||
    noticeMinutes !== was.noticeMinutes ||
    horizonDays !== was.horizonDays;
  if (!isOther) return [];
  const said = (on: string) => formatDay(on, { withYear: true });
  const from = startsOn === '' ? null : said(startsOn);
  const lastDay = (days: number) => said(addDays(startsOn || page.today, days));
  return [
    ...(await weekLines(page, rules, startsOn)),
    ...(horizonDays === was.horizonDays
      ? []
      : [staffAgendaRules.until(from, lastDay(horizonDays), lastDay(was.horizonDays))]),
  ];
}

type Rules = Pick<ClinicRecord['agenda'], 'slotStepMinutes' | 'noticeMinutes' | 'horizonDays'>;

/** Services whose free times of the week are others, the most changed first. */
async function weekLines(page: Page, rules: Rules, startsOn: string): Promise<string[]> {
  const services = startsOn === '' ? page.services : asOn(page.services, startsOn);
  const today = startsOn || page.today;
  const from = startsOn === '' ? null : formatDay(startsOn, { withYear: true });
  const { serviceTitle } = agendaLabelsOf(services);
  const now = services.clinic.agenda;
  const offered = (await readOfferedServices(services.db)).filter((each) => each.isBookableOnline);
  const changed: { name: string; before: number; after: number }[] = [];
  for (const { slug } of offered) {
    const [before, after] = [
      await countTimes({ ...services, agenda: now }, slug, today),
      await countTimes({ ...services, agenda: { ...now, ...rules } }, slug, today),
    ];
    if (before !== after) changed.push({ name: serviceTitle(slug), before, after });
  }
  if (changed.length === 0) return [staffAgendaRules.sameWeek(from)];
  const difference = (each: { before: number; after: number }) =>
    Math.abs(each.after - each.before);
  const lines = changed
    .toSorted((one, other) => difference(other) - difference(one))
    .slice(0, MOST_LINES)
    .map(({ name, before, after }) => staffAgendaRules.week(from, name, after, before));
  const more = changed.length - lines.length;
  return more > 0 ? [...lines, staffAgendaRules.more(more)] : lines;
}

/** Notice and horizon count from the moment of who books: as if that day had begun. */
function asOn(services: Page['services'], on: string): Page['services'] {
  return { ...services, clock: { now: () => startOfDay(on) } };
}

/** Times that a visitor could choose for a service in the week, in all houses together. */
async function countTimes(
  services: Parameters<typeof readAvailability>[0],
  serviceSlug: string,
  from: string,
): Promise<number> {
  let count = 0;
  for (const branch of services.agenda.houses ?? [null]) {
    const wanted = { serviceSlug, branch, from, days: WEEK_DAYS };
    const found = await readAvailability(services, wanted);
    for (const { slots } of found?.days ?? []) count += slots.length;
  }
  return count;
}
