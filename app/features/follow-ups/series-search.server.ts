import { addDays } from '#app/clinic/clinic-time.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { type Control, dueOn } from './follow-up-rules.ts';

/** How many days after the last day that does a late one is looked for. */
const DAYS_LOOKED_AT = 14;

/**
 * The free times of a control from its day on, or from today if that is past, and with whom it is first looked for: who
 * operated, as long as they do what the control is booked as; else null.
 */
export async function searchControl(
  booking: BookingServices,
  surgery: AppointmentRecord,
  { control, today }: { control: Control; today: string },
) {
  const due = dueOn(surgery, control.daysAfter);
  const from = due > today ? due : today;
  const lastOn = addDays(due, control.toleranceDays);
  const found = await readAvailability(booking, {
    ...wantedOfControl(surgery, control),
    from,
    // Without the days that are past already.
    days: DAYS_LOOKED_AT + (lastOn > from ? control.toleranceDays : 0),
  });
  const ids = found?.practitionerIds ?? [];
  return {
    dueOn: due,
    toleranceDays: control.toleranceDays,
    surgeonId: ids.includes(surgery.practitionerId) ? surgery.practitionerId : null,
    practitionerIds: ids,
    free: found?.days ?? [],
  };
}

/** What a control is booked as: where the surgery was, in its own length. */
function wantedOfControl({ branch }: AppointmentRecord, control: Control) {
  const { bookedAs: serviceSlug, durationMinutes: ownMinutes } = control;
  return { serviceSlug, branch, ownMinutes };
}
