import { formatMoment } from '#app/clinic/format-date.ts';
import { preparationOf } from '#app/features/booking/preparation.ts';
import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import type { AppointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import { manageMessages } from '#app/locales/manage.ts';
import type { Locale } from '#app/platform/locale.ts';
import { linkless, type MailBlock } from '#app/platform/mail/mail-body.ts';
import type { AppointmentNews, AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import { untilWords } from '#app/scheduling/exams/exam-words.ts';
import { chatBlocks } from './chat-blocks.ts';

/** What was agreed, of a mail to the patient. */
export function agreed(
  summary: AppointmentSummary,
  { label, locale }: AppointmentMailMessages,
): { label: string; value: string }[] {
  return [
    { label: label.when, value: wholeTime(summary, locale) },
    { label: label.protocol, value: summary.protocol },
    { label: label.service, value: summary.serviceTitle },
    { label: label.practitioner, value: summary.practitionerName },
    { label: label.patient, value: linkless(summary.patientName) },
    { label: label.payer, value: summary.payerTitle },
    ...couponFacts(summary, { locale }),
  ];
}

/** With the end, where several exams have one. */
function wholeTime({ startsAt, endsAt, steps }: AppointmentSummary, locale: Locale): string {
  const moment = formatMoment(startsAt, { locale, withYear: true });
  return steps.length === 0 ? moment : untilWords(moment, endsAt, locale);
}

/** Of several exams: what is done when, and by whom. */
export function stepBlocks(
  kind: AppointmentNews,
  { steps }: AppointmentSummary,
  locale: Locale,
): MailBlock[] {
  if (kind === 'cancelled') return [];
  const items = steps.map(
    ({ time, title, practitionerName }) => `${time} · ${title}: ${practitionerName}`,
  );
  return titledList(severalExamsMessages[locale].steps, items);
}

/** The campaign's code and what it gives; the code is the clinic's own word. */
export function couponFacts(
  { coupon }: AppointmentSummary,
  { locale }: Pick<AppointmentMailMessages, 'locale'>,
) {
  const { label, value } = couponMessages[locale];
  return coupon ? [{ label, value: linkless(value(coupon.code, coupon.gives)) }] : [];
}

/** The time before a move. */
export function beforeThat(
  kind: AppointmentNews,
  previousStartsAt: Date | undefined,
  sentence: (when: string) => string,
  { locale }: AppointmentMailMessages,
): MailBlock[] {
  if (kind !== 'moved' || !previousStartsAt) return [];
  return [{ kind: 'paragraph', text: sentence(formatMoment(previousStartsAt, { locale })) }];
}

/** What to think of, do and bring. */
export function instructions(
  summary: AppointmentSummary,
  { patient, locale }: AppointmentMailMessages,
): MailBlock[] {
  const { important, preparation, bring } = preparationOf(summary, locale);
  return [
    ...titledList(patient.important, important),
    ...titledList(patient.preparation, preparation),
    ...titledList(patient.bring, bring),
  ];
}

function titledList(text: string, items: readonly string[]): MailBlock[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text },
        { kind: 'list', items },
      ];
}

/** How to reach the clinic. */
export function talking(
  kind: AppointmentNews,
  { clinic, protocol }: AppointmentSummary,
  { locale, patient }: AppointmentMailMessages,
): MailBlock[] {
  const words = manageMessages[locale].whatsapp.about(protocol);
  return [
    { kind: 'heading', text: kind === 'cancelled' ? patient.bookAgain : patient.talk },
    { kind: 'link', label: patient.call(clinic.phoneDisplay), url: `tel:${clinic.phoneE164}` },
    ...chatBlocks(clinic.whatsappLink, { label: patient.whatsapp, words }),
    { kind: 'paragraph', text: patient.unexpected },
  ];
}
