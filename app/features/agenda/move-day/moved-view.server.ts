import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffMoveDay as messages } from '#app/locales/pt-BR/staff/day/move-day.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { readMovedDay } from '#app/scheduling/day-move/move-day.server.ts';
import type { Proposal } from '#app/scheduling/day-move/propose-times.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';

export type ProposalRow = ReturnType<typeof toProposalRow>;

/** An appointment with the times that it may have instead. */
export function toProposalRow(
  { appointment, times }: Proposal,
  nameOf: ReadonlyMap<number, string>,
) {
  const { protocol, version, patientName, startsAt, practitionerId: own } = appointment;
  return {
    ...{ protocol, version, patient: patientName, was: formatMoment(startsAt) },
    from: `${rfc3339(startsAt)}~${own}`,
    phone: formatPhone(appointment.phoneE164),
    options: times.map(({ startsAt: to, practitionerId }) => ({
      value: `${rfc3339(to)}~${practitionerId ?? ''}`,
      label: [
        formatMoment(to),
        ...(practitionerId === null || practitionerId === own ? [] : [nameOf.get(practitionerId)]),
      ].join(', '),
    })),
  };
}

/** What one press did, by name; null for none. */
export async function readDone(services: BookingServices, query: URLSearchParams) {
  const id = Number(query.get('feito') ?? Number.NaN);
  const day = await readMovedDay(services, id);
  if (!day) return null;
  const people = [];
  for (const { appointmentId, from, to } of day.moved) {
    const now = await readAppointment(services.db, { id: appointmentId });
    if (!now) continue;
    people.push({
      ...{ protocol: now.protocol, patient: now.patientName, phone: formatPhone(now.phoneE164) },
      phoneHref: `tel:${now.phoneE164}`,
      moved: messages.moved(formatMoment(from), formatMoment(to)),
      told: now.email ? messages.mailed : messages.notMailed,
      isBack: now.startsAt.getTime() === from.getTime(),
    });
  }
  const failed = [];
  for (const { protocol, refusal } of day.failed) {
    const now = await readAppointment(services.db, { protocol });
    failed.push(`${now?.patientName ?? protocol}: ${whyNot(refusal)}`);
  }
  return { id, people, failed, isUndone: query.has('desfeito') };
}

function whyNot(refusal: string): string {
  const words: Record<string, unknown> = staffAgenda.refusals.time;
  const told = words[refusal];
  return typeof told === 'string' ? told : messages.changed;
}
