import { parsePhone } from '#app/clinic/person-fields.ts';
import { asKnown, meantPatient } from '#app/features/agenda/booking/known-caller.ts';
import { knownOffer } from '#app/features/agenda/booking/known-offer.ts';
import { findKnownPatients } from '#app/features/agenda/booking/known-patients.server.ts';
import type { SearchFormValues } from '#app/features/agenda/booking/phone-search.ts';
import type { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { parseStaffBooking } from './staff-booking.server.ts';

type Page = Pick<Awaited<ReturnType<typeof staffPageOf>>, 'services' | 'today'>;

/** Who calls and what for; whom the clinic knows by the phone comes as they are stored. */
export async function parseCall({ services, today }: Page, typed: SearchFormValues) {
  const phone = parsePhone(typed.telefone);
  const patients = phone.ok ? await findKnownPatients(services.db, phone.value) : [];
  let meant: ReturnType<typeof meantPatient> = null;
  const parsed = parseStaffBooking(services, typed, today, (caller) => {
    meant = meantPatient(patients, caller, typed.paciente);
    return meant ? asKnown(caller, meant) : caller;
  });
  return { parsed, known: knownOffer(patients, { meant, today }) };
}
