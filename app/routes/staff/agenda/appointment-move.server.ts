import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import type { StaffAppointment } from '#app/features/agenda/read-staff-appointment.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { actorOf } from '#app/routes/staff/staff-page.server.ts';
import { moveWithIdempotency } from '#app/scheduling/change-idempotency.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { isChangeable } from '#app/scheduling/read-appointment.server.ts';
import { staffBookingOf } from './agenda-labels.server.ts';
import {
  type AppointmentArgs,
  readAppointmentForm,
  staffAppointmentOf,
} from './appointment-forms.server.ts';

type Outcome =
  | { kind: 'moved'; protocol: string }
  | { kind: 'refused'; message: string; status: 400 | 409 }
  /** Somebody else was quicker; the visit as it stands now. */
  | { kind: 'changed'; visit: StaffAppointment; seenVersion: number };

/** Does what the form that moves a visit asks, whether a page or a script has sent it. */
export async function moveByForm(args: AppointmentArgs): Promise<Outcome> {
  const { services, staff, visit } = await staffAppointmentOf(args, 'agenda.write');
  const { typed, seenVersion, key } = await readAppointmentForm(args.request);
  const startsAt = parseRfc3339(typed('startsAt'));
  const refused = (message: string, status: 400 | 409) =>
    ({ kind: 'refused', message, status }) as const;
  if (!startsAt) return refused(staffAgenda.move.missing, 400);
  const { id, protocol } = visit;
  const moved = await moveAppointment(
    staffBookingOf(services),
    { appointmentId: id, startsAt, actor: actorOf(staff), seenVersion },
    moveWithIdempotency({ key, protocol, startsAt }),
  );
  if (moved.kind === 'other-body') return refused(staffAgenda.refusals.otherBody, 409);
  const { answer } = moved;
  if (answer.ok) return { kind: 'moved', protocol };
  if (answer.refusal === 'changed' || answer.refusal === 'not-found') {
    const current = await staffAppointmentOf(args, 'agenda.write');
    return { kind: 'changed', visit: current.visit, seenVersion };
  }
  if (answer.refusal === 'too-late') return refused(staffAgenda.refusals['too-late'], 409);
  return refused(staffAgenda.refusals.time[answer.refusal], 409);
}

/** Whether staff may still move or cancel a visit. */
export function isOpenAppointment(services: AppServices, visit: StaffAppointment): boolean {
  const { clock, agenda } = staffBookingOf(services);
  return visit.status === 'confirmed' && isChangeable(visit, clock.now(), agenda);
}
