import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { spokenDay, spokenMoment } from '#app/clinic/spoken-date.ts';
import { appointmentMail } from '#app/locales/pt-BR/appointment-mail.ts';
import { booking } from '#app/locales/pt-BR/booking.ts';
import type { BookingRequest } from './book-appointment.server.ts';
import { type BookingDraft, STEP_PATHS } from './booking-draft.ts';
import { preparationReminders } from './preparation-reminders.ts';
import type { ServiceWords } from './visit-summary.server.ts';

const texts = booking.check;

/** A booking as its visitor checks it: rows with the step that changes each, then how to prepare. */
export function answersOf(
  { clinic, serviceTexts }: { clinic: Clinic; serviceTexts: readonly ServiceWords[] },
  draft: BookingDraft,
  { patient, contact, guardian, ...asked }: BookingRequest,
) {
  const service = serviceTexts.find(({ slug }) => slug === asked.serviceSlug);
  const payer = clinic.payers.find(({ id }) => id === asked.payerId);
  const row = (label: string, value: string, changeHref: string) => ({ label, value, changeHref });
  const birth = patient.bornOn ? spokenDay(patient.bornOn, { withYear: true }) : '';
  const isSelf = draft.forWhom === 'self';
  return {
    rows: [
      row(texts.service, service?.title ?? asked.serviceSlug, STEP_PATHS.service),
      row(texts.when, spokenMoment(asked.startsAt, { withYear: true }), STEP_PATHS.time),
      row(texts.forWhom, booking.forWhom[draft.forWhom ?? 'self'], STEP_PATHS['for-whom']),
      row(texts.payer, payer?.title ?? asked.payerId, STEP_PATHS.payer),
      row(texts.patient, patient.name, STEP_PATHS.details),
      row(texts.birth, birth.replace(/^[^,]*, /, ''), STEP_PATHS.details),
      ...(isSelf ? [] : [row(texts.contact, contact.name, STEP_PATHS.details)]),
      ...(guardian ? [row(texts.relation, guardian.relation, STEP_PATHS.details)] : []),
      row(texts.phone, draft.details?.phone ?? contact.phoneE164, STEP_PATHS.details),
      row(texts.email, contact.email ?? texts.noEmail, STEP_PATHS.details),
    ],
    reminders: service ? preparationReminders(service.preparationFlags, appointmentMail) : [],
    preparation: service?.preparation ?? [],
    bring: payer?.bring ?? [],
  };
}
