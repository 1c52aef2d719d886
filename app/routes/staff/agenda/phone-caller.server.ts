import { formatPhone } from '#app/clinic/format-phone.ts';
import { parsePhone } from '#app/clinic/person-fields.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import {
  asKnown,
  type KnownOffer,
  knownOffer,
  meantPatient,
} from '#app/features/agenda/booking/known-caller.tsx';
import { findKnownPatients } from '#app/features/agenda/booking/known-patients.server.ts';
import { findTimes } from '#app/features/agenda/booking/phone-booking.server.ts';
import type { FoundTimes } from '#app/features/agenda/booking/phone-found.tsx';
import type { SearchFormValues } from '#app/features/agenda/booking/phone-search.ts';
import { newToken } from '#app/platform/token.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import type { OfferedTime } from './offered-caller.server.ts';
import { callerPreparation } from './phone-preparation.server.ts';
import { parseStaffBooking, serviceAdvice, spokenConsentOf } from './staff-booking.server.ts';

type Parsed = Extract<ReturnType<typeof parseStaffBooking>, { ok: true }>['value'];
/** The next times for a caller, with what to tell them. */
export async function findForCaller(
  { services }: StaffPage,
  {
    values,
    parsed,
    known,
    coupon,
    answers,
    after,
    offered,
  }: {
    values: SearchFormValues;
    parsed: Parsed;
    known: KnownOffer | null;
    coupon: string;
    answers: PreparationAnswers;
    after: Date | null;
    offered: OfferedTime | null;
  },
): Promise<FoundTimes> {
  const { service, payer, patient, contact } = parsed;
  const { serviceTitle, payerTitle } = agendaLabelsOf(services);
  const times = offered
    ? [offered.option]
    : await findTimes(staffBookingOf(services), values, after);
  return {
    key: newToken(),
    ...callerPreparation(services, { slug: service, times, answers }),
    patient: patient.name,
    phone: formatPhone(contact.phoneE164),
    service: serviceTitle(service),
    payer: payerTitle(payer),
    coupon,
    ...serviceAdvice(services, service, payer),
    consent: spokenConsentOf(services).text,
    known,
  };
}

type Page = Pick<StaffPage, 'services' | 'today'>;

/** The caller and the request. A patient already known under this phone keeps the stored data. */
export async function parseCall({ services, today }: Page, values: SearchFormValues) {
  const phone = parsePhone(values.telefone);
  const patients = phone.ok ? await findKnownPatients(services.db, phone.value) : [];
  let meant: ReturnType<typeof meantPatient> = null;
  const parsed = parseStaffBooking(services, values, today, (caller) => {
    meant = meantPatient(patients, caller, values.paciente);
    return meant ? asKnown(caller, meant) : caller;
  });
  return { parsed, known: knownOffer(patients, { meant, today }) };
}
