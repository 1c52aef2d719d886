import { data } from 'react-router';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import {
  readStaffAppointment,
  type StaffAppointment,
} from '#app/features/agenda/read-staff-appointment.server.ts';
import { changesSince } from '#app/features/agenda/staff-appointment-view.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { formText } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

export type AppointmentArgs = StaffArgs & { params: { protocol: string } };

/** A visit and who looks at it. @throws 404 when there is none */
export async function staffAppointmentOf(
  args: AppointmentArgs,
  permission: 'agenda.read' | 'agenda.write',
) {
  const page = await staffPageOf(args, permission);
  const visit = await readStaffAppointment(page.services.db, args.params.protocol);
  if (!visit) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, visit };
}

/** The fields that every form about an appointment sends. */
export async function readAppointmentForm(request: Request) {
  const form = await request.formData();
  const key = formText(form, APPOINTMENT_FIELDS.key);
  return {
    values: (field: keyof typeof APPOINTMENT_FIELDS) => formText(form, APPOINTMENT_FIELDS[field]),
    /** -1, which never matches, when the form has none. */
    seenVersion: /^\d{1,9}$/.test(formText(form, APPOINTMENT_FIELDS.version))
      ? Number(formText(form, APPOINTMENT_FIELDS.version))
      : -1,
    key: isTokenShaped(key) ? key : newToken(),
  };
}

/** The answer to a refused form about an appointment. */
export type RefusedAppointmentForm = {
  errors: readonly FieldError[];
  /** What others changed in the meantime, when that is the reason. */
  changes: readonly string[];
};

export function refusedAppointment(errors: readonly FieldError[], status: number) {
  return data<RefusedAppointmentForm>({ errors, changes: [] }, { status });
}

/** The answer when somebody else changed the appointment first: says who changed what. */
export function changedAppointment(visit: StaffAppointment, seenVersion: number) {
  const changes = seenVersion < 0 ? [] : changesSince(visit, seenVersion);
  return data<RefusedAppointmentForm>({ errors: [], changes }, { status: 409 });
}
