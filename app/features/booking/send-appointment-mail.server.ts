import type { Queryable } from '#app/db/database.ts';
import { appointmentMail as texts } from '#app/locales/pt-BR/appointment-mail.ts';
import type { Mailer } from '#app/platform/mail.server.ts';
import { clinicMail, patientMail } from './appointment-mail.server.ts';
import type { BookingJobs } from './booking-jobs.ts';
import { readVisit } from './visit.server.ts';
import { type SummaryServices, summaryOf } from './visit-summary.server.ts';

type MailServices = SummaryServices & { db: Queryable; mailer: Mailer };

/**
 * Sends one mail of a visit's change. Nothing goes out when a later change has overtaken this one
 * (its own mail tells more), or to a patient without an e-mail.
 * @throws what the mailer throws
 */
export async function sendAppointmentMail(
  services: MailServices,
  { appointmentId, kind, audience, sequence, previousStartsAt }: BookingJobs['appointment-mail'],
): Promise<'sent' | 'overtaken' | 'no-address'> {
  const visit = await readVisit(services.db, appointmentId);
  if (!visit || visit.sequence !== sequence) return 'overtaken';
  const summary = {
    ...summaryOf(services, visit),
    previousStartsAt: previousStartsAt ? new Date(previousStartsAt) : undefined,
  };
  const mail =
    audience === 'patient' ? patientMail(kind, summary, texts) : clinicMail(kind, summary, texts);
  if (!mail) return 'no-address';
  await services.mailer.send(mail);
  return 'sent';
}
