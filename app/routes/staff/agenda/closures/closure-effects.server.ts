import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import type { ClosurePreviewView } from '#app/features/agenda/booking/closure-preview.tsx';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { toOutsideView } from '#app/features/schedule-settings/outside-list.tsx';
import { changedPlaces } from '#app/features/schedule-settings/use/use-effects.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { appointmentsWithin, type NewClosure } from '#app/scheduling/closures.server.ts';
import type { TriedChange } from '#app/scheduling/hours/count-openings.server.ts';
import { countPeriod } from '#app/scheduling/hours/count-period.server.ts';
import type { ClosuresRequest } from './holiday-answers.server.ts';

const messages = staffAgenda.closures.check;
const { places: inWords } = staffSettings.useEffects;

/** Services whose places are told, the first of the clinic's order. */
const MOST_NAMED = 4;

/** The whole of a day, for everybody. */
export function wholeDay(on: string): Omit<NewClosure, 'reason'> {
  return { resourceId: null, startsAt: startOfDay(on), endsAt: startOfDay(addDays(on, 1)) };
}

type Asked = {
  does: 'closes' | 'opens';
  closure: Omit<NewClosure, 'reason'>;
  /** Makes it, to count; null where the agenda is so already. */
  change: TriedChange | null;
};

/**
 * What closing or opening would do: free times, and who is booked in what closes. Null where the form's sender has read
 * it, or where nothing changes and nobody is booked.
 */
export async function unreadEffects(
  { services, values, form }: ClosuresRequest,
  { does, closure, change }: Asked,
): Promise<ClosurePreviewView | null> {
  const within =
    does === 'closes' ? await appointmentsWithin(services.db, closure) : new Set<string>();
  const all = within.size > 0 ? await readBookedAppointments(services) : [];
  const touched = all.filter(({ protocol }) => within.has(protocol));
  if (touched.length === 0 && !change) return null;
  // Times are booked all the while: their number is told, and not held against who has read it.
  const protocols = touched.map(({ protocol }) => protocol);
  const stamp = sha256Hex(JSON.stringify([does, closure, protocols]));
  if (values('visto') === stamp) return null;
  const { serviceTitle } = agendaLabelsOf(services);
  const counting = { ...services, agenda: services.clinic.agenda };
  const counted = change && (await countPeriod(counting, closure, change));
  const places = changedPlaces(counted ?? new Map(), serviceTitle);
  const told = messages[does];
  const rest = Math.max(0, places.length - MOST_NAMED);
  const sent = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'visto' ? [[name, value.slice(0, 200)] as const] : [],
  );
  return {
    does,
    line:
      places.length > 0
        ? told.places(messages.some(inWords(places.slice(0, MOST_NAMED)), rest))
        : told.none,
    appointments: touched.map((each) => ({
      ...toOutsideView({ ...each, outside: [] }, { hrefOf: appointmentPath, serviceTitle }),
      outside: '',
    })),
    fields: [...sent, ['visto', stamp]],
  };
}
