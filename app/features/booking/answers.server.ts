import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { appointmentMailTexts } from '#app/locales/appointment-mail-texts.ts';
import { bookingMessages } from '#app/locales/booking-texts.ts';
import type { AppointmentLabels } from '#app/scheduling/appointment-summary.server.ts';
import type { BookingRequest } from '#app/scheduling/book-appointment.server.ts';
import { type BookingDraft, STEP_PATHS, type Step } from './booking-draft.ts';
import { preparationReminders } from './preparation-reminders.ts';

/** A booking as its visitor checks it: rows with the step that changes each, then how to prepare. */
export function answersOf(
  { clinic, serviceTexts }: AppointmentLabels,
  draft: BookingDraft,
  { patient, contact, guardian, ...asked }: BookingRequest,
) {
  const { locale, payers } = clinic;
  const { check: texts, forWhom } = bookingMessages[locale];
  const service = serviceTexts.find(({ slug }) => slug === asked.serviceSlug);
  const payer = payers.find(({ id }) => id === asked.payerId);
  const row = (label: string, value: string, step: Step) => {
    return { label, value, changeHref: STEP_PATHS[step], isContent: step === 'service' };
  };
  const when = formatMoment(asked.startsAt, { locale, withYear: true });
  const birth = patient.bornOn ? formatDate(patient.bornOn, locale) : '';
  const isSelf = draft.forWhom === 'self';
  return {
    rows: [
      row(texts.service, service?.title ?? asked.serviceSlug, 'service'),
      row(texts.when, when, 'time'),
      row(texts.forWhom, forWhom[draft.forWhom ?? 'self'], 'for-whom'),
      row(texts.payer, payer?.title ?? asked.payerId, 'payer'),
      row(texts.patient, patient.name, 'details'),
      row(texts.birth, birth, 'details'),
      ...(isSelf ? [] : [row(texts.contact, contact.name, 'details')]),
      ...(guardian ? [row(texts.relation, guardian.relation, 'details')] : []),
      row(texts.phone, draft.details?.phone ?? contact.phoneE164, 'details'),
      row(texts.email, contact.email ?? texts.noEmail, 'details'),
    ],
    reminders: service
      ? preparationReminders(service.preparationFlags, appointmentMailTexts[locale])
      : [],
    preparation: service?.preparation ?? [],
    bring: payer?.bring ?? [],
  };
}
