import { data } from 'react-router';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import {
  bookAddOn,
  checkAddOn,
  refusedInAdvance,
} from '#app/features/agenda/booking/add-on.server.ts';
import type { AddOnCheck } from '#app/features/agenda/booking/add-on-fields.tsx';
import { type AddOnFormValues, readAddOn } from '#app/features/agenda/booking/add-on-form.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped } from '#app/platform/token.server.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import type { AddOnRefusal } from '#app/scheduling/book-add-on.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { parseAddOnRequest } from './add-on/add-on-request.server.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { followUpBookingOf } from './follow-up-booking.server.ts';
import { spokenConsentOf } from './staff-booking.server.ts';

const messages = staffAgenda.addOnAppointment;

/** The form again, or the page that asks to confirm. */
type AddOnAnswer = {
  values: AddOnFormValues;
  errors: readonly FieldError[];
  check: AddOnCheck | null;
};

/** Answers the add-on form: shows which appointments it overlaps, then books it. */
export async function answerAddOn(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const values = readAddOn(form);
  const refused = (errors: readonly FieldError[], status: number) =>
    respond({ values, errors, check: null }, status);
  const intent = formText(form, 'acao');
  if (intent === 'corrigir') return refused([], 200);
  const parsed = await parseAddOnRequest(page, values);
  if (!parsed.ok) return refused(parsed.errors, 400);
  const { services, staff } = page;
  const { addOnsPerDay, addOnLengths } = services.clinic.agenda;
  const rules = parsed.value.link ? followUpBookingOf(services) : staffBookingOf(services);
  const booking = { ...rules, agenda: { ...rules.agenda, addOnsPerDay, addOnLengths } };
  const by = { consent: spokenConsentOf(services).record, actor: actorOf(staff) };
  if (intent !== 'encaixar') {
    const { request, practitioner } = parsed.value;
    const refusal = await refusedInAdvance(booking, request, by);
    if (refusal) return refused([refusalError(refusal)], 409);
    const check = await checkAddOn(page.services, request, {
      practitioner,
      serviceTitle: agendaLabelsOf(page.services).serviceTitle,
      consent: spokenConsentOf(page.services).text,
    });
    return respond({ values, errors: [], check }, 200);
  }
  const key = formText(form, APPOINTMENT_FIELDS.key);
  const expired = [{ fieldId: 'hora', message: staffAgenda.refusals.expired }];
  if (!isTokenShaped(key)) return refused(expired, 400);
  const booked = await bookAddOn(booking, {
    ...{ values, request: parsed.value.request, link: parsed.value.link },
    ...{ ...by, key },
  });
  if (booked.kind === 'other-body')
    return refused([{ fieldId: 'hora', message: staffAgenda.refusals.otherBody }], 409);
  if (!booked.answer.ok) return refused([refusalError(booked.answer.refusal)], 409);
  const appointment = await readAppointment(page.services.db, {
    id: booked.answer.value.appointmentId,
  });
  if (!appointment) throw new Error('the booked appointment does not exist');
  return seeOther(`${appointmentPath(appointment.protocol)}?marcada`);
}

function refusalError(refusal: AddOnRefusal): FieldError {
  const refusals = { ...staffAgenda.refusals.time, ...messages.refused };
  return {
    fieldId: refusal === 'wrong-practitioner' ? 'profissional' : 'hora',
    message: refusals[refusal],
  };
}

function respond(answer: AddOnAnswer, status: number) {
  return data(answer, { status });
}
