import { formatMoment } from '#app/clinic/format-date.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { manageMessages } from '#app/locales/manage.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import { untilWords } from '#app/scheduling/exams/exam-words.ts';
import { preparationOf } from './preparation.ts';

/** An appointment as its own pages show it, without the link's secret and the contact's data. */
export type AppointmentView = ReturnType<typeof toAppointmentView>;

export function toAppointmentView(summary: AppointmentSummary) {
  const { clinic, contact, locale, protocol } = summary;
  const moment = formatMoment(summary.startsAt, { locale, withYear: true });
  const isSeveral = summary.steps.length > 0;
  return {
    /** 'quarta-feira, 14 de outubro de 2026, às 9h30'; of several exams also when they end */
    moment: isSeveral ? untilWords(moment, summary.endsAt, locale) : moment,
    steps: summary.steps,
    protocol,
    serviceTitle: summary.serviceTitle,
    practitionerName: summary.practitionerName,
    patientName: summary.patientName,
    payerTitle: summary.payerTitle,
    coupon: summary.coupon,
    ...preparationOf(summary, locale),
    hasMail: contact.email !== null,
    clinicName: clinic.displayName,
    addressLines: clinic.addressLines,
    placeNote: clinic.placeNote,
    mapUrl: clinic.mapUrl,
    phone: { display: clinic.phoneDisplay, link: `tel:${clinic.phoneE164}` },
    /** Chats whose first message names the protocol and the wish; missing where the clinic has no WhatsApp. */
    whatsapp: chatsOf(summary),
  };
}

function chatsOf({ clinic: { whatsappLink: link }, locale, protocol }: AppointmentSummary) {
  if (link === undefined) return undefined;
  const { about, move, cancel } = manageMessages[locale].whatsapp;
  const chat = (words: string) => whatsappLinkWith(link, words);
  return {
    about: chat(about(protocol)),
    move: chat(move(protocol)),
    cancel: chat(cancel(protocol)),
  };
}

/** Capitalizes a formatted date for the start of a sentence or heading. */
export function asHeading(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
