import { data } from 'react-router';
import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import {
  readHistory,
  readStaffAppointment,
} from '#app/features/agenda/read-staff-appointment.server.ts';
import {
  changesSince,
  toStaffAppointmentView,
} from '#app/features/agenda/staff-appointment-view.ts';
import { RESTORE_FIELD } from '#app/features/agenda/undo/undo-change.tsx';
import { DEPOSIT_DECISIONS } from '#app/features/deposits/decide-deposit.server.ts';
import { DEPOSIT_FIELD } from '#app/features/deposits/deposit-panel.tsx';
import { readDepositOf } from '#app/features/deposits/staff-deposits.server.ts';
import { EXCEED_FIELD } from '#app/features/insurance/exceed-fields.tsx';
import { patientPath } from '#app/features/patients/patient-paths.ts';
import { withPresence } from '#app/features/schedule-settings/use/presence-effects.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffUndo } from '#app/locales/pt-BR/staff/day/undo.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { houseAsked } from '#app/routes/manage/move-house.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { needsLineOf } from '#app/routes/staff/patients/about/about-page.server.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import {
  type AppointmentRecord,
  readAppointment,
} from '#app/scheduling/appointment-record.server.ts';
import { isChangeable } from '#app/scheduling/changeable-appointment.server.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { isPlain } from '#app/scheduling/exams/wanted-exams.ts';
import { moveAppointment, moveWithIdempotency } from '#app/scheduling/move-appointment.server.ts';
import { exceedReasonOf } from '#app/scheduling/payers/exceed-reason.ts';
import { isResizable } from '#app/scheduling/resize/resizable.ts';
import {
  restoreAppointment,
  restoreWithIdempotency,
} from '#app/scheduling/undo/restore-appointment.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaLabelsOf } from './agenda-labels.server.ts';

type AppointmentArgs = StaffArgs & { params: { protocol: string } };

/** The staff page with its appointment. @throws 404 when there is none */
export async function staffAppointmentOf(args: AppointmentArgs) {
  const page = staffPageOf(args);
  const appointment = await readAppointment(page.services.db, { protocol: args.params.protocol });
  if (!appointment) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, appointment };
}

/** An appointment as its page shows it, with the first or last day of who serves. */
export async function shownAppointment(
  services: AppServices,
  appointment: AppointmentRecord,
  today: string,
) {
  const view = toStaffAppointmentView(
    await readStaffAppointment(services.db, appointment),
    agendaLabelsOf(services),
    await withPresence(services.db, appointment, today),
  );
  const needs = await needsLineOf(services, appointment.patientId);
  return {
    ...view,
    patientHref: patientPath(appointment.patientId),
    resizeHref: isResizable(appointment, services.clock.now())
      ? appointmentPath(appointment.protocol, 'duracao')
      : null,
    rows: needs ? [{ label: staffAbout.label, value: needs }, ...view.rows] : view.rows,
  };
}

/** Whether staff may still move or cancel an appointment. */
export function isOpenAppointment(services: AppServices, appointment: AppointmentRecord): boolean {
  const { clock, agenda } = staffBookingOf(services);
  return appointment.status === 'confirmed' && isChangeable(appointment, clock.now(), agenda);
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
    /** Why the payer's rules are set aside. */
    exceedReason: exceedReasonOf(formText(form, EXCEED_FIELD)),
    /** What becomes of a deposit; null in every other form. */
    deposit: DEPOSIT_DECISIONS.find((each) => each === formText(form, DEPOSIT_FIELD)) ?? null,
  };
}

/** `chosen` is what the form sent as the new time. */
type MoveOutcome =
  | { kind: 'moved'; protocol: string }
  | { kind: 'refused'; message: string; status: 400 | 409; chosen: string }
  /** Somebody else changed it first. */
  | { kind: 'changed'; seenVersion: number; chosen: string };

/** Handles the form that moves an appointment, sent by the page or by the script. */
export async function moveByForm(args: AppointmentArgs): Promise<MoveOutcome> {
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const { values, seenVersion, key, exceedReason } = await readAppointmentForm(args.request);
  const chosen = values('startsAt');
  const startsAt = parseRfc3339(chosen);
  const refused = (message: string, status: 400 | 409) =>
    ({ kind: 'refused', message, status, chosen }) as const;
  if (!startsAt) return refused(staffAgenda.move.missing, 400);
  const { id, protocol } = appointment;
  const asked = houseAsked({ clinic: services.clinic, appointment }, values('house'));
  const elsewhere = asked === appointment.branch ? {} : { branch: asked };
  const only = await onlyWith(services, appointment, values('practitioner'));
  const moved = await moveAppointment(
    staffBookingOf(services),
    {
      ...{ appointmentId: id, startsAt, ...elsewhere, only },
      ...{ actor: actorOf(staff), seenVersion, exceedReason },
    },
    moveWithIdempotency({ key, protocol, startsAt, ...elsewhere, only }),
  );
  if (moved.kind === 'other-body') return refused(staffAgenda.refusals.otherBody, 409);
  const { answer } = moved;
  if (answer.ok) return { kind: 'moved', protocol };
  if (answer.refusal === 'changed' || answer.refusal === 'not-found')
    return { kind: 'changed', seenVersion, chosen };
  if (answer.refusal === 'too-late') return refused(staffAgenda.refusals['too-late'], 409);
  return refused(staffAgenda.refusals.time[answer.refusal], 409);
}

/** Of several exams each has its own practitioner. @param slug '' for anybody @returns 0, whom nobody is, for an unknown one */
async function onlyWith({ db }: AppServices, appointment: AppointmentRecord, slug: string) {
  if (slug === '' || !isPlain(wantedOf(appointment))) return undefined;
  return (await readPractitioners(db)).find((each) => each.slug === slug)?.id ?? 0;
}

/** The changes of an appointment since the version that a person has seen, as lines. */
export async function changesOf(args: AppointmentArgs, seenVersion: number): Promise<string[]> {
  const { services, appointment } = await staffAppointmentOf(args);
  const history = await readHistory(services.db, appointment.id);
  return changesSince({ version: appointment.version, history }, seenVersion);
}

/** The answer to a refused form about an appointment. */
export type RefusedAppointmentForm = {
  errors: readonly FieldError[];
  /** What others changed in the meantime, when that is the reason. */
  changes: readonly string[];
  /** The time that was chosen, by a form that moves. */
  chosen?: string | undefined;
};

export function refusedAppointment(errors: readonly FieldError[], status: number, chosen?: string) {
  return data<RefusedAppointmentForm>({ errors, changes: [], chosen }, { status });
}

/** The answer to a form that is wrong in no field of its own. */
export function refusedAsAWhole(message: string, status: number) {
  return refusedAppointment([{ fieldId: 'conteudo', message }], status);
}

/** The answer when somebody else changed the appointment first: says who changed what. */
export async function changedAppointment(
  args: AppointmentArgs,
  { seenVersion, chosen }: { seenVersion: number; chosen?: string },
) {
  const changes = seenVersion < 0 ? [] : await changesOf(args, seenVersion);
  return data<RefusedAppointmentForm>({ errors: [], changes, chosen }, { status: 409 });
}

/** The agenda page that sent the form, at the appointment's row; otherwise the appointment itself. */
export function backPath(back: string, protocol: string): string {
  const isAgenda = back.startsWith(`${AGENDA_PATHS.agenda}?`) && /^[\w/?=&-]+$/.test(back);
  return isAgenda ? `${back}#v-${protocol}` : appointmentPath(protocol);
}

/** Takes a cancellation back; null where another form was sent. */
export async function restoreByForm(args: AppointmentArgs) {
  const form = await args.request.clone().formData();
  if (formText(form, RESTORE_FIELD) === '') return null;
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const { id, protocol } = appointment;
  if (await readDepositOf(services.db, id)) return refusedAsAWhole(staffUndo.refusals.deposit, 409);
  const { seenVersion, key } = await readAppointmentForm(args.request);
  const restored = await restoreAppointment(
    staffBookingOf(services),
    { appointmentId: id, actor: actorOf(staff), seenVersion },
    restoreWithIdempotency({ key, protocol }),
  );
  if (restored.kind === 'other-body') return changedAppointment(args, { seenVersion });
  const { answer } = restored;
  if (answer.ok) return seeOther(`${appointmentPath(protocol)}?feito`);
  if (answer.refusal === 'changed') return changedAppointment(args, { seenVersion });
  return refusedAsAWhole(staffUndo.refusals[answer.refusal], 409);
}
