import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { type OutsideView, toOutsideView } from '#app/features/schedule-settings/outside-list.tsx';
import { sha256Hex } from '#app/platform/token.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { appointmentsWithin, type NewClosure } from '#app/scheduling/closures.server.ts';
import type { ClosuresRequest } from './holiday-answers.server.ts';

/** The booked appointments that closing would touch, and the form that closes all the same. */
export type ClosurePreview = {
  appointments: readonly OutsideView[];
  /** Everything that was sent, and the stamp that says that somebody has seen these appointments. */
  fields: readonly (readonly [name: string, value: string])[];
};

/** The whole of a day, for everybody. */
export function wholeDay(on: string): Omit<NewClosure, 'reason'> {
  return { resourceId: null, startsAt: startOfDay(on), endsAt: startOfDay(addDays(on, 1)) };
}

/** What closing would touch; null where that is nothing, or the form's sender has seen it. */
export async function unseenAppointments(
  { services, values, form }: ClosuresRequest,
  closure: Omit<NewClosure, 'reason'>,
): Promise<ClosurePreview | null> {
  const within = await appointmentsWithin(services.db, closure);
  if (within.size === 0) return null;
  const all = await readBookedAppointments(services);
  const touched = all.filter(({ protocol }) => within.has(protocol));
  const stamp = sha256Hex(JSON.stringify(touched.map(({ protocol }) => protocol)));
  if (touched.length === 0 || values('visto') === stamp) return null;
  const { serviceTitle } = agendaLabelsOf(services);
  const sent = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'visto' ? [[name, value.slice(0, 200)] as const] : [],
  );
  return {
    appointments: touched.map((each) => ({
      ...toOutsideView({ ...each, outside: [] }, { hrefOf: appointmentPath, serviceTitle }),
      outside: '',
    })),
    fields: [...sent, ['visto', stamp]],
  };
}
