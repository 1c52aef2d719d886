import { data } from 'react-router';
import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import type { AddOnCheck } from '#app/features/agenda/booking/add-on-fields.tsx';
import {
  type AddOnFormValues,
  parseAddOn,
  readAddOn,
} from '#app/features/agenda/booking/add-on-form.ts';
import { readAgenda, readResources } from '#app/features/agenda/read-agenda.server.ts';
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
import { agendaLabelsOf, staffBookingOf } from './agenda-labels.server.ts';
import { parseStaffBooking, spokenConsentOf } from './staff-booking.server.ts';

const messages = staffAgenda.addOnAppointment;
const MINUTE_MS = 60_000;

/** The form again, or the page that asks to confirm. */
type AddOnAnswer = {
  values: AddOnFormValues;
  errors: readonly FieldError[];
  check: AddOnCheck | null;
};

/** Who can be asked to see one more patient. */
export async function readPractitioners({ services }: Page) {
  const resources = await readResources(services.db);
  return resources.filter(({ kind }) => kind === 'practitioner');
}

/** Answers the form of an extra visit: shows what it lies across, then books it. */
export async function answerAddOn(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const values = readAddOn(form);
  const refused = (errors: readonly FieldError[], status: number) =>
    respond({ values, errors, check: null }, status);
  const intent = formText(form, 'acao');
  if (intent === 'corrigir') return refused([], 200);
  const wanted = await parseRequest(page, values);
  if (!wanted.ok) return refused(wanted.errors, 400);
  if (intent !== 'encaixar') {
    const check = await checkOf(page, wanted.value);
    return respond({ values, errors: [], check }, 200);
  }
  const key = formText(form, APPOINTMENT_FIELDS.key);
  const expired = [{ fieldId: 'hora', message: staffAgenda.refusals.expired }];
  if (!isTokenShaped(key)) return refused(expired, 400);
  const booked = await bookAddOn(page, { values, wanted: wanted.value, key });
  if (booked.kind === 'other-body')
    return refused([{ fieldId: 'hora', message: staffAgenda.refusals.otherBody }], 409);
  if (!booked.answer.ok) return refused([refusalError(booked.answer.refusal)], 409);
  const visit = await readAppointment(page.services.db, booked.answer.value.appointmentId);
  if (!visit) throw new Error('a booked visit is not there');
  return seeOther(`${appointmentPath(visit.protocol)}?marcada`);
}

async function parseRequest(page: Page, values: AddOnFormValues) {
  const practitioners = await readPractitioners(page);
  const people = parseStaffBooking(page.services, values, page.today);
  const addOn = parseAddOn(values, practitioners, page.today);
  if (people.ok && addOn.ok) {
    const practitioner = practitioners.find(({ id }) => id === addOn.value.practitionerId);
    return { ok: true, value: { ...people.value, ...addOn.value, practitioner } } as const;
  }
  const errors: FieldError[] = [
    ...(people.ok ? [] : people.refusal),
    ...(addOn.ok
      ? []
      : addOn.refusal.map(({ field, wrong }) => ({
          fieldId: field,
          message: messages.wrong[wrong],
        }))),
  ];
  return { ok: false, errors } as const;
}

function bookAddOn(
  { services, staff }: Page,
  asked: { values: AddOnFormValues; wanted: Wanted; key: string },
) {
  const { service, payer, practitioner: _one, ...rest } = asked.wanted;
  const booking = staffBookingOf(services);
  const { addOnsPerDay } = services.clinic.agenda;
  const body = { ...asked.values, startsAt: rfc3339(rest.startsAt) };
  return bookAddOnAppointment(
    { ...booking, agenda: { ...booking.agenda, addOnsPerDay } },
    {
      ...rest,
      serviceSlug: service,
      payerId: payer,
      consent: spokenConsentOf(services).record,
      locale: HOME_LOCALE,
      channel: 'desk',
      actor: actorOf(staff),
    },
    { scope: 'extra-visit', key: asked.key, bodySha256: sha256Hex(JSON.stringify(body)) },
  );
}

async function checkOf({ services }: Page, wanted: Wanted): Promise<AddOnCheck> {
  const { startsAt, practitioner, service, patient } = wanted;
  const offered = await readOfferedServices(services.db);
  const minutes = offered.find(({ slug }) => slug === service)?.durationMinutes;
  const endsAt = new Date(startsAt.getTime() + (minutes ?? 0) * MINUTE_MS);
  const { visits } = await readAgenda(services, {
    firstOn: wallClockOf(startsAt).on,
    days: 1,
    practitioner: practitioner?.slug ?? null,
    resource: null,
  });
  const { serviceTitle } = agendaLabelsOf(services);
  const meets = visits
    .filter((visit) => visit.status === 'confirmed')
    .filter((visit) => visit.startsAt < endsAt && startsAt < visit.endsAt)
    .map((visit) => {
      const time = formatTime(wallClockOf(visit.startsAt).time);
      return `${time}: ${visit.patientName}, ${serviceTitle(visit.serviceSlug)}`;
    });
  const moment = formatMoment(startsAt);
  const words = messages.confirm(
    patient.name,
    serviceTitle(service),
    moment,
    practitioner?.name ?? '',
  );
  return { key: newToken(), words, consent: spokenConsentOf(services).text, meets };
}

function refusalError(refusal: AddOnRefusal): FieldError {
  const words = { ...staffAgenda.refusals.time, ...messages.refused };
  return {
    fieldId: refusal === 'wrong-practitioner' ? 'profissional' : 'hora',
    message: words[refusal],
  };
}

function respond(answer: AddOnAnswer, status: number) {
  return data(answer, { status });
}
