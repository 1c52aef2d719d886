import type { Queryable } from '#app/db/database.ts';
import { appointmentMail, appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { HOME_LOCALE } from '#app/platform/locale.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { type SummaryServices, summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';
import { clinicMail, patientMail } from './appointment-mail.server.ts';

type MailServices = SummaryServices & { db: Queryable; mailer: Mailer };

/**
 * Sends one mail about an appointment's change: to the patient in the language of the booking, to the
 * clinic in Portuguese. Sends nothing when a later change exists (it has its own mail), or to a patient
 * without an e-mail address.
 * @throws whatever the mailer throws
 */
export async function sendAppointmentMail(
  services: MailServices,
  { appointmentId, kind, audience, sequence, previousStartsAt }: BookingJobs['appointment-mail'],
): Promise<'sent' | 'overtaken' | 'no-address'> {
  const appointment = await readAppointment(services.db, { id: appointmentId });
  if (!appointment || appointment.sequence !== sequence) return 'overtaken';
  const summary = {
    ...summaryOf(services, appointment, audience === 'patient' ? appointment.locale : HOME_LOCALE),
    previousStartsAt: previousStartsAt ? new Date(previousStartsAt) : undefined,
  };
  const mail =
    audience === 'patient'
      ? patientMail(kind, summary, appointmentMailMessages[summary.locale])
      : clinicMail(kind, summary, appointmentMail);
  if (!mail) return 'no-address';
  await services.mailer.send(mail);
  return 'sent';
}
