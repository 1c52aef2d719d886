import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import type { ClosurePreviewView } from '#app/features/agenda/booking/closure-preview.tsx';
import { closedDayWords } from '#app/features/agenda/closed/closed-words.ts';
import { readTouchedView } from '#app/features/agenda/closed/listed-closures.server.ts';
import { changedPlaces } from '#app/features/schedule-settings/use/use-effects.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import type { ClosedTime } from '#app/scheduling/closed/repeated-days.ts';
import { readTouched } from '#app/scheduling/closed/touched-appointments.server.ts';
import type { NewClosures } from '#app/scheduling/closures.server.ts';
import { isClosedFor, listHolidays } from '#app/scheduling/holidays.server.ts';
import type { TriedChange } from '#app/scheduling/hours/count-openings.server.ts';
import { countPeriod } from '#app/scheduling/hours/count-period.server.ts';
import type { ClosuresRequest } from './holiday-answers.server.ts';

const messages = staffAgenda.closures.check;
const { places: inWords } = staffSettings.useEffects;

/** Services whose places are told, the first of the clinic's order. */
const MOST_NAMED = 4;

/** The whole of a day, for everybody. */
export function wholeDay(on: string): Omit<NewClosures, 'reason'> {
  const time = { startsAt: startOfDay(on), endsAt: startOfDay(addDays(on, 1)) };
  return { resourceId: null, times: [time] };
}

type Asked = {
  does: 'closes' | 'opens';
  closure: Omit<NewClosures, 'reason'>;
  /** Makes it, to count; null where the agenda is so already. */
  change: TriedChange | null;
};

/**
 * What closing or opening would do: free times, and who is booked in what closes. Null where the form's sender has read
 * it, or where nothing changes and nobody is booked.
 */
export async function unreadEffects(
  request: ClosuresRequest,
  { does, closure, change }: Asked,
): Promise<ClosurePreviewView | null> {
  const { services, values, form } = request;
  const touched = does === 'closes' ? await readTouched(services, closure) : [];
  if (touched.length === 0 && !change) return null;
  // Times are booked all the while: their number is told, and not held against who has read it.
  const protocols = touched.map(({ protocol }) => protocol);
  const stamp = sha256Hex(JSON.stringify([does, closure, protocols]));
  if (values('visto') === stamp) return null;
  const sent = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'visto' ? [[name, value.slice(0, 200)] as const] : [],
  );
  return {
    does,
    line: await placesLine(request, { does, closure, change }),
    days: await daysOf(request, closure.times),
    ...(await readTouchedView(services, { touched, times: closure.times }, askerOf(request))),
    fields: [...sent, ['visto', stamp]],
  };
}

async function placesLine({ services }: ClosuresRequest, { does, closure, change }: Asked) {
  const { resourceId, times } = closure;
  const [first] = times;
  const last = times.at(-1);
  const told = messages[does];
  if (!first || !last || !change) return told.none;
  const counting = { ...services, agenda: services.clinic.agenda };
  const period = { resourceId, startsAt: first.startsAt, endsAt: last.endsAt };
  const counted = await countPeriod(counting, period, change);
  const places = changedPlaces(counted, agendaLabelsOf(services).serviceTitle);
  if (places.length === 0) return told.none;
  const rest = Math.max(0, places.length - MOST_NAMED);
  return told.places(messages.some(inWords(places.slice(0, MOST_NAMED)), rest));
}

async function daysOf({ services }: ClosuresRequest, times: readonly ClosedTime[]) {
  const closed = (await listHolidays(services)).filter(isClosedFor);
  const names = new Map(closed.map(({ heldOn, name }) => [heldOn, name]));
  return times.map((time) => closedDayWords(time, names));
}

/** Who asks, and what they have just closed. Who sees one agenda alone moves no days. */
export function askerOf({ services, agendaOf, may, url }: StaffPage) {
  const { serviceTitle } = agendaLabelsOf(services);
  const made = Number(url.searchParams.get('fechado') ?? Number.NaN);
  return { mayMove: agendaOf === null && may('agenda.write'), serviceTitle, agendaOf, made };
}
