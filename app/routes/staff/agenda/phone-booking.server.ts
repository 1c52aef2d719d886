import { data } from 'react-router';
import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { parsePhone } from '#app/clinic/person-fields.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import type { KnownOffer } from '#app/features/agenda/booking/known-caller-choice.tsx';
import type { FoundTimes } from '#app/features/agenda/booking/phone-found.tsx';
import {
  PHONE_INTENTS,
  readWish,
  type SearchFormValues,
} from '#app/features/agenda/booking/phone-search.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaLabelsOf, staffBookingOf } from './agenda-labels.server.ts';
import { parseCall } from './phone-caller.server.ts';
import { type parseStaffBooking, serviceAdvice, spokenConsentOf } from './staff-booking.server.ts';

const TIMES_SHOWN = 6;

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
  const booked = await book(page, { values, parsed: parsed.value, startsAt, key });
  if (booked.kind === 'other-body') return again(staffAgenda.refusals.otherBody, 409);
  if (!booked.answer.ok) return again(staffAgenda.refusals.time[booked.answer.refusal], 409);
  const visit = await readAppointment(page.services.db, booked.answer.value.appointmentId);
  if (!visit) throw new Error('a booked visit is not there');
  return seeOther(`${appointmentPath(visit.protocol)}?marcada`);
}

function book(
  { services, staff }: Page,
  {
    values,
    parsed,
    startsAt,
    key,
  }: { values: SearchFormValues; parsed: Parsed; startsAt: Date; key: string },
) {
  const { service, payer, ...people } = parsed;
  const bodySha256 = sha256Hex(JSON.stringify({ ...values, startsAt: rfc3339(startsAt) }));
  return bookAppointment(
    staffBookingOf(services),
    {
      ...people,
      serviceSlug: service,
      payerId: payer,
      startsAt,
      consent: spokenConsentOf(services).record,
      holdToken: undefined,
      locale: HOME_LOCALE,
      channel: 'phone',
      actor: actorOf(staff),
    },
    { scope: 'phone-desk', key, bodySha256 },
  );
}

async function find(
  { services }: Page,
  {
    values,
    parsed,
    known,
    after,
  }: { values: SearchFormValues; parsed: Parsed; known: KnownOffer | null; after: Date | null },
): Promise<FoundTimes> {
  const { service, payer, patient, contact } = parsed;
  const starts = await readFirstSlots(staffBookingOf(services), {
    serviceSlug: service,
    from: values.desde,
    halfDay: values.parte,
    after,
    count: TIMES_SHOWN,
  });
  const people = await readResources(services.db);
  const { serviceTitle, payerTitle } = agendaLabelsOf(services);
  return {
    key: newToken(),
    options: (starts ?? []).map(({ startsAt, practitionerIds: [first] }) => ({
      value: rfc3339(startsAt),
      moment: formatMoment(startsAt),
      // Who comes first in the clinic's list is the one who is booked.
      practitioner: people.find(({ id }) => id === first)?.name ?? '',
    })),
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
