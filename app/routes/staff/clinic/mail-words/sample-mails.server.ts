import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import type { MailId } from '#app/clinic/mail-words/mail-list.ts';
import type { MailName } from '#app/clinic/mail-words/mail-names.ts';
import { patientMailBody } from '#app/features/booking/mail/appointment-mail.server.ts';
import { displacedMailBody } from '#app/features/booking/mail/displaced-mail.server.ts';
import { depositMailBody } from '#app/features/deposits/deposit-mail.server.ts';
import { answerMailBody } from '#app/features/inbox/answer-mail.ts';
import { personMailBody } from '#app/features/privacy/request-mail.server.ts';
import { recommendationMailBody } from '#app/features/recommendations/recommendation-mail.server.ts';
import { reminderMailBody } from '#app/features/reminders/reminder-mail.server.ts';
import { orderMailBody } from '#app/features/subscriptions/order-mail-blocks.ts';
import { waitlistMailBody } from '#app/features/waitlist/waitlist-mail.server.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { addressOf } from '#app/locales/mail-words/treatments.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { chargeMailBody } from '#app/payments/charge-mail.server.ts';
import type { MailBody } from '#app/platform/mail/mail-body.ts';
import { money } from '#app/platform/money.ts';
import { mailValuesOf } from '#app/scheduling/appointment-summary.ts';
import {
  type SampleSetting,
  sampleAppointment,
  sampleMoment,
  samplePractitioner,
  sampleUrl,
} from './sample-appointment.server.ts';
import { sampleCharge, sampleOrder } from './sample-money.server.ts';

const { person, protocol } = staffMailWords.sample;
const AMOUNT_CENTS = 350_00;

/** A mail as the clinic would send it now, about nobody. */
export function sampleMail(id: MailId, setting: SampleSetting): MailBody {
  return MAKERS[id](setting);
}

type Maker = (setting: SampleSetting) => MailBody;

const appointment =
  (kind: Parameters<typeof patientMailBody>[0]): Maker =>
  (setting) =>
    patientMailBody(
      kind,
      sampleAppointment(setting),
      appointmentMailMessages[setting.clinic.locale],
    );

const reminder =
  (kind: Parameters<typeof reminderMailBody>[0]): Maker =>
  (setting) => {
    const needs = { lenses: 'lensesOffHours', fasting: 'fastingHours' } as const;
    const summary = sampleAppointment(
      setting,
      kind === 'lenses' || kind === 'fasting' ? needs[kind] : null,
    );
    const stop = sampleUrl(setting, 'lembretes');
    const told = { links: { stop, oneClick: stop }, hasConfirmed: false, now: setting.now };
    return reminderMailBody(kind, { summary, ...told });
  };

const waiting =
  (kind: Parameters<typeof waitlistMailBody>[0]): Maker =>
  (setting) => {
    const [startsAt, expiresAt] = [sampleMoment(setting, 7), sampleMoment(setting, 1)];
    const offer = { startsAt, expiresAt, branch: null };
    return waitlistMailBody(kind, {
      clinic: setting.clinic,
      entry: { kind: 'open', who: { name: person }, appointment: null },
      offer: { ...offer, practitionerName: samplePractitioner(setting) },
      url: sampleUrl(setting, 'espera'),
      serviceTitle: sampleAppointment(setting).serviceTitle,
      asks: [],
    });
  };

const recommended =
  (kind: Parameters<typeof recommendationMailBody>[0]['kind']): Maker =>
  (setting) => {
    const practitionerName = samplePractitioner(setting);
    const told = { kind, contactName: person, patientName: person, practitionerName };
    return recommendationMailBody(
      { ...told, dueOn: addDays(wallClockOf(setting.now).on, 7), originBranch: null },
      {
        clinic: setting.clinic,
        url: sampleUrl(setting, 'voltar'),
        stop: sampleUrl(setting, 'lembretes'),
      },
    );
  };

const charged =
  (kind: Parameters<typeof sampleCharge>[0]): Maker =>
  (setting) => {
    const url = sampleUrl(setting, 'pagar');
    const today = wallClockOf(setting.now).on;
    return chargeMailBody(sampleCharge(kind, setting), { clinic: setting.clinic, url, today });
  };

const deposited =
  (kind: Parameters<typeof depositMailBody>[0]): Maker =>
  (setting) =>
    depositMailBody(
      kind,
      {
        ...{ name: person, amountCents: AMOUNT_CENTS, startsAt: sampleMoment(setting, 7) },
        ...{ offeredUntil: sampleMoment(setting, 1), url: sampleUrl(setting, 'sinal') },
      },
      setting.clinic,
    );

const ordered =
  (kind: Parameters<typeof orderMailBody>[0]): Maker =>
  (setting) =>
    orderMailBody(kind, sampleOrder(setting), setting.clinic);

const MAKERS: Readonly<Record<MailId, Maker>> = {
  booked: appointment('created'),
  moved: appointment('moved'),
  cancelled: appointment('cancelled'),
  updated: appointment('updated'),
  displaced: (setting) => displacedMailBody('gone', sampleAppointment(setting), setting.clinic),
  uncovered: (setting) =>
    displacedMailBody('uncovered', sampleAppointment(setting), setting.clinic),
  'reminder-days': reminder('days'),
  'reminder-hours': reminder('hours'),
  'reminder-lenses': reminder('lenses'),
  'reminder-fasting': reminder('fasting'),
  'waitlist-joined': waiting('joined'),
  'waitlist-offer': waiting('offer'),
  'waitlist-withdrawn': waiting('withdrawn'),
  'waitlist-launch': waiting('launch'),
  return: recommended('return'),
  referral: recommended('referral'),
  'charge-due-soon': charged('due-soon'),
  'charge-overdue': charged('overdue'),
  'charge-part-paid': charged('part-paid'),
  'charge-paid': charged('paid'),
  'charge-refunded': charged('refunded'),
  'deposit-expired': deposited('expired'),
  'deposit-offered': deposited('offered'),
  'deposit-returned': deposited('returned'),
  'order-ordered': ordered('ordered'),
  'order-again': ordered('again'),
  'order-active': ordered('active'),
  'order-withdrawn': ordered('withdrawn'),
  'order-cancelled': ordered('cancelled'),
  'order-ending': ordered('ending'),
  'order-new-price': ordered('new-price'),
  answer: ({ clinic, now }) => {
    const { locale } = clinic;
    return answerMailBody(
      { words: staffMailWords.sample.answer[locale], arrivedAt: now, locale },
      clinic,
    );
  },
  privacy: ({ clinic, now }) =>
    personMailBody({ locale: clinic.locale, protocol, askedFor: 'access', createdAt: now }, clinic),
};

/** An example for each name, for beside the boxes. */
export function sampleValues(setting: SampleSetting): Readonly<Record<MailName, string>> {
  const { clinic } = setting;
  const { locale } = clinic;
  const appointment = sampleAppointment(setting);
  return {
    tratamento: addressOf(appointment.contact.name, null, locale),
    ...mailValuesOf(appointment, {
      data: formatMoment(sampleMoment(setting, 7), { locale }),
    }),
    prazo: formatMoment(sampleMoment(setting, 1), { locale }),
    valor: money(AMOUNT_CENTS, locale),
    falta: money(AMOUNT_CENTS, locale),
    vencimento: formatDate(addDays(wallClockOf(setting.now).on, 7), locale),
    plano: sampleOrder(setting).order.planName,
    clínica: clinic.displayName,
    link: sampleUrl(setting, 'meu-agendamento'),
  };
}
