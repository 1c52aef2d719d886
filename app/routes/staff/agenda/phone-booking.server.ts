import { data } from 'react-router';
import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { parsePhone } from '#app/clinic/person-fields.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import {
  asKnown,
  type KnownOffer,
  knownOffer,
  meantPatient,
} from '#app/features/agenda/booking/known-caller.tsx';
import { findKnownPatients } from '#app/features/agenda/booking/known-patients.server.ts';
import { bookByPhone, findTimes } from '#app/features/agenda/booking/phone-booking.server.ts';
import type { FoundTimes } from '#app/features/agenda/booking/phone-found.tsx';
import {
  PHONE_INTENTS,
  readWish,
  type SearchFormValues,
} from '#app/features/agenda/booking/phone-search.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import {
  actorOf,
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { parseStaffBooking, serviceAdvice, spokenConsentOf } from './staff-booking.server.ts';

type Parsed = Extract<ReturnType<typeof parseStaffBooking>, { ok: true }>['value'];
/** What the page shows next: the form again, or the times found. */
type PhoneAnswer = {
  values: SearchFormValues;
  errors: readonly FieldError[];
  found: FoundTimes | null;
};

/** Answers the phone booking form: finds times, books the chosen one, or goes back to the form. */
export async function answerPhoneBooking(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const values = readWish(form);
  const intent = PHONE_INTENTS.find((each) => each === formText(form, 'acao')) ?? 'find';
  if (intent === 'edit') return respond({ values, errors: [], found: null });
  const { known, parsed } = await parseCall(page, values);
  if (!parsed.ok) return respond({ values, errors: parsed.refusal, found: null }, 400);
  const after = intent === 'later' ? parseRfc3339(formText(form, 'ultimo')) : null;
  if (intent !== 'book') {
    const found = await find(page, { values, parsed: parsed.value, known, after });
    return respond({ values, errors: [], found });
  }
  const again = async (message: string, status: number) => {
    const found = await find(page, { values, parsed: parsed.value, known, after: null });
    const errors = [{ fieldId: APPOINTMENT_FIELDS.startsAt, message }];
    return respond({ values, errors, found }, status);
  };
  const startsAt = parseRfc3339(formText(form, APPOINTMENT_FIELDS.startsAt));
  const key = formText(form, APPOINTMENT_FIELDS.key);
  if (!startsAt) return again(staffAgenda.move.missing, 400);
  if (!isTokenShaped(key)) return again(staffAgenda.refusals.expired, 400);
  const booked = await bookByPhone(staffBookingOf(page.services), {
    values,
    parsed: parsed.value,
    startsAt,
    consent: spokenConsentOf(page.services).record,
    actor: actorOf(page.staff),
    key,
  });
  if (booked.kind === 'other-body') return again(staffAgenda.refusals.otherBody, 409);
  if (!booked.answer.ok) return again(staffAgenda.refusals.time[booked.answer.refusal], 409);
  const appointment = await readAppointment(page.services.db, {
    id: booked.answer.value.appointmentId,
  });
  if (!appointment) throw new Error('the booked appointment does not exist');
  return seeOther(`${appointmentPath(appointment.protocol)}?marcada`);
}

async function find(
  { services }: StaffPage,
  {
    values,
    parsed,
    known,
    after,
  }: { values: SearchFormValues; parsed: Parsed; known: KnownOffer | null; after: Date | null },
): Promise<FoundTimes> {
  const { service, payer, patient, contact } = parsed;
  const { serviceTitle, payerTitle } = agendaLabelsOf(services);
  return {
    key: newToken(),
    options: await findTimes(staffBookingOf(services), values, after),
    patient: patient.name,
    phone: formatPhone(contact.phoneE164),
    service: serviceTitle(service),
    payer: payerTitle(payer),
    ...serviceAdvice(services, service, payer),
    consent: spokenConsentOf(services).text,
    known,
  };
}

function respond(answer: PhoneAnswer, status = 200) {
  return data(answer, { status });
}

type Page = Pick<StaffPage, 'services' | 'today'>;

/** The caller and the request. A patient already known under this phone keeps the stored data. */
async function parseCall({ services, today }: Page, values: SearchFormValues) {
  const phone = parsePhone(values.telefone);
  const patients = phone.ok ? await findKnownPatients(services.db, phone.value) : [];
  let meant: ReturnType<typeof meantPatient> = null;
  const parsed = parseStaffBooking(services, values, today, (caller) => {
    meant = meantPatient(patients, caller, values.paciente);
    return meant ? asKnown(caller, meant) : caller;
  });
  return { parsed, known: knownOffer(patients, { meant, today }) };
}
