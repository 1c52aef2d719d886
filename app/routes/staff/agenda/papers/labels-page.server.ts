import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { agendaHref } from '#app/features/agenda/agenda-query.ts';
import {
  LABEL_FIELDS,
  labelErrors,
  readLabelValues,
} from '#app/features/agenda/papers/label-form.ts';
import { staffLabels as messages } from '#app/locales/pt-BR/staff/day/labels.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readOneDay } from '#app/routes/staff/agenda/agenda-page.server.ts';
import {
  type StaffArgs,
  type StaffPage,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';

type Seen = readonly { id: number }[];

/** Whose labels an address asks for, a day's or one appointment's, and on what. @throws 404 for an appointment that there is not */
export async function readLabels(args: StaffArgs) {
  const page = staffPageOf(args);
  const values = readLabelValues(page.url.searchParams);
  const protocol = page.url.searchParams.get(LABEL_FIELDS.appointment);
  const whose = protocol === null ? await ofDay(page) : await ofOne(page, protocol);
  return { page, values, errors: labelErrors(values), ...whose };
}

async function ofDay(page: StaffPage) {
  const { agenda, query, only } = await readOneDay(page);
  const appointments = agenda.appointments.filter(({ status }) => status !== 'cancelled');
  const { on, practitioner, resource, house } = query;
  const filters = [
    ['dia', on],
    ['profissional', practitioner ?? ''],
    ['recurso', resource ?? ''],
    ['unidade', house ?? ''],
  ] as const;
  return {
    appointments,
    on,
    lead: messages.leadDay(formatDay(on), only, appointments.length),
    whose: filters.filter(([, value]) => value !== ''),
    back: { href: agendaHref(query), label: messages.back.day },
  };
}

async function ofOne(page: StaffPage, protocol: string) {
  const appointment = await readAppointment(page.services.db, { protocol });
  if (!appointment) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const appointments = appointment.status === 'cancelled' ? [] : [appointment];
  await noteLabelled(page, appointments);
  return {
    appointments,
    on: wallClockOf(appointment.startsAt).on,
    lead: messages.leadOne(appointment.patientName),
    whose: [[LABEL_FIELDS.appointment, protocol] as const],
    back: { href: appointmentPath(protocol), label: messages.back.appointment },
  };
}

/** Whoever prints the labels of patients has seen them. */
export function noteLabelled({ services, staff }: StaffPage, seen: Seen): Promise<void> {
  return noteViews(
    services,
    staff,
    seen.map(({ id }) => `appointment:${id}` as const),
  );
}
