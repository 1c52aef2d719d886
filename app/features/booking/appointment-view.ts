import { formatMoment } from '#app/clinic/format-date.ts';
import {
  type AppointmentMailMessages,
  appointmentMailMessages,
} from '#app/locales/appointment-mail.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';

/** An appointment as its own pages show it, without the link's secret and the contact's data. */
export type AppointmentView = ReturnType<typeof toAppointmentView>;

export function toAppointmentView(summary: AppointmentSummary) {
  const { clinic, contact, locale } = summary;
  return {
    /** 'quarta-feira, 14 de outubro de 2026, às 9h30' */
    moment: formatMoment(summary.startsAt, { locale, withYear: true }),
    protocol: summary.protocol,
    serviceTitle: summary.serviceTitle,
    practitionerName: summary.practitionerName,
    patientName: summary.patientName,
    payerTitle: summary.payerTitle,
    bring: summary.bring,
    preparation: summary.preparation,
    warnings: preparationWarnings(summary.preparationFlags, appointmentMailMessages[locale]),
    hasMail: contact.email !== null,
    clinicName: clinic.displayName,
    addressLines: clinic.addressLines,
    phone: { display: clinic.phoneDisplay, link: `tel:${clinic.phoneE164}` },
    whatsappLink: clinic.whatsappLink,
  };
}

/** Capitalizes a formatted date for the start of a sentence or heading. */
export function asHeading(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What must not be forgotten, one short sentence each; names no exam and no illness. */
export function preparationWarnings(
  { companion, fastingHours, dilation, lensesOffHours }: AppointmentSummary['preparationFlags'],
  { warning }: Pick<AppointmentMailMessages, 'warning'>,
): string[] {
  return [
    ...(fastingHours > 0 ? [warning.fasting(fastingHours)] : []),
    ...(companion ? [warning.companion] : []),
    ...(dilation ? [warning.dilation] : []),
    ...(lensesOffHours > 0 ? [warning.lensesOff(lensesOffHours)] : []),
  ];
}
