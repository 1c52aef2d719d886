import {
  displacedMailMessages,
  uncoveredMailMessages,
} from '#app/locales/appointment/displaced-mail.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { inboxMailMessages } from '#app/locales/inbox-mail.ts';
import { recommendedMessages } from '#app/locales/own/recommended.ts';
import { chargeMailMessages } from '#app/locales/payments/charge-mail.ts';
import { depositMailMessages } from '#app/locales/payments/deposit-mail.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { subscriptionMailMessages } from '#app/locales/subscriptions/mail.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import type { Locale } from '#app/platform/locale.ts';

/** What a mail says where the clinic has written nothing, with names between braces; '' for nothing. */
export type StandardTexts = { subject: string; opening: string };

const [WHEN, UNTIL] = ['{data}', '{vencimento}'];
const SUMS = { total: '{valor}', paid: '{valor}', rest: '{valor}', given: '{valor}' };
const PARTS = { ...SUMS, rest: '{falta}' };
const DEPOSIT = { moment: WHEN, amount: '{valor}', until: '{prazo}' };

/** The standard texts of every mail whose words a clinic may change, by the mail's name. */
export function standardMails(locale: Locale) {
  return {
    ...appointments(locale),
    ...reminders(locale),
    ...waitlist(locale),
    ...recommended(locale),
    ...charges(locale),
    ...deposits(locale),
    ...orders(locale),
    answer: { subject: inboxMailMessages[locale].subject(WHEN), opening: '' },
    privacy: { subject: privacyRequestMessages[locale].mail.subject('{protocolo}'), opening: '' },
  } satisfies Record<string, StandardTexts>;
}

function appointments(locale: Locale) {
  const { subject, opening } = appointmentMailMessages[locale].patient;
  const of = (kind: keyof typeof subject) => ({
    subject: subject[kind](WHEN),
    opening: opening[kind](WHEN),
  });
  return {
    ...{ booked: of('created'), moved: of('moved'), cancelled: of('cancelled') },
    updated: of('updated'),
    displaced: { subject: displacedMailMessages[locale].subject(WHEN), opening: '' },
    uncovered: { subject: uncoveredMailMessages[locale].subject(WHEN), opening: '' },
  };
}

function reminders(locale: Locale) {
  const { subject, opening } = reminderMessages[locale].mail;
  const of = (kind: keyof typeof subject) => ({
    subject: subject[kind](WHEN),
    opening: opening[kind](WHEN),
  });
  return {
    ...{ 'reminder-days': of('days'), 'reminder-hours': of('hours') },
    ...{ 'reminder-lenses': of('lenses'), 'reminder-fasting': of('fasting') },
  };
}

function waitlist(locale: Locale) {
  const { subject, joined, withdrawn, launch } = waitlistMessages[locale].mail;
  return {
    'waitlist-joined': { subject: subject.joined, opening: first(joined.text) },
    'waitlist-offer': { subject: subject.offer(WHEN), opening: '' },
    'waitlist-withdrawn': { subject: subject.withdrawn, opening: first(withdrawn.text(WHEN)) },
    'waitlist-launch': { subject: subject.launch, opening: first(launch.text) },
  };
}

function recommended(locale: Locale) {
  const { subject, text } = recommendedMessages[locale].mail;
  const of = (kind: keyof typeof text) => ({
    subject: subject('{clínica}'),
    opening: text[kind]('{profissional}', '{paciente}', WHEN),
  });
  return { return: of('return'), referral: of('referral') };
}

function charges(locale: Locale) {
  const { subject, opening } = chargeMailMessages[locale];
  const of = (kind: keyof typeof subject, sums = SUMS) => ({
    subject: subject[kind](UNTIL),
    opening: opening[kind](sums, UNTIL),
  });
  return {
    ...{ 'charge-due-soon': of('due-soon'), 'charge-overdue': of('overdue') },
    'charge-part-paid': of('part-paid', PARTS),
    ...{ 'charge-paid': of('paid'), 'charge-refunded': of('refunded') },
  };
}

function deposits(locale: Locale) {
  const { subject, text } = depositMailMessages[locale];
  const of = (kind: keyof typeof subject) => ({
    subject: subject[kind],
    opening: first(text[kind](DEPOSIT)),
  });
  return {
    ...{ 'deposit-expired': of('expired'), 'deposit-offered': of('offered') },
    'deposit-returned': of('returned'),
  };
}

function orders(locale: Locale) {
  const messages = subscriptionMailMessages[locale];
  const of = (subject: (protocol: string) => string) => ({
    subject: subject('{protocolo}'),
    opening: '',
  });
  return {
    'order-ordered': of(messages.ordered.subject),
    'order-again': of(messages.again.subject),
    'order-active': of(messages.active.subject),
    'order-withdrawn': of(messages.withdrawn.subject),
    'order-cancelled': of(messages.cancelled.subject),
    'order-ending': of(messages.ending.subject),
    'order-new-price': of(() => messages['new-price'].subject),
  };
}

function first([text = '']: readonly string[]): string {
  return text;
}
