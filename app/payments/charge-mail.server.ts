import { and, eq } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { firstNameOf, wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { chargeMails } from '#app/db/payments-schema.ts';
import { chargeMailMessages } from '#app/locales/payments/charge-mail.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type Mail, MailDelayedError, type Mailer } from '#app/platform/mail/mail.server.ts';
import {
  linkless,
  type MailBlock,
  type MailBody,
  mailOfBody,
} from '#app/platform/mail/mail-body.ts';
import { money } from '#app/platform/money.ts';
import { type Charge, isPayableOnline, restCents } from './charge.ts';
import type { ChargeWords } from './charge-effects.server.ts';
import { chargeLink } from './charge-link.server.ts';
import type { ChargeMail, PaymentServices } from './payment-services.server.ts';
import { type ChargeStory, readCharge, readChargeStory } from './read-charge.server.ts';
import { readChargeWords } from './read-charge-words.server.ts';
import { isByDay } from './remind-of-charges.server.ts';

type MailServices = PaymentServices & {
  mailer: Mailer;
  labelsIn: (locale: Locale) => { clinic: Clinic };
};

/**
 * Mails a reminder or a receipt to the payer, in the language of the charge. Reminds of nothing that is paid or no
 * longer asked for, and not at night.
 * @throws what the mailer throws
 */
export async function sendChargeMail(
  services: MailServices,
  mail: ChargeMail,
): Promise<'sent' | 'overtaken' | 'no-address'> {
  const { db, clock, mailer } = services;
  const { chargeId, kind, sumCents } = mail;
  const isThis = and(
    eq(chargeMails.chargeId, chargeId),
    eq(chargeMails.kind, kind),
    eq(chargeMails.sumCents, sumCents),
  );
  const [row] = await db.select({ sentAt: chargeMails.sentAt }).from(chargeMails).where(isThis);
  const charge = await readCharge(db, { id: chargeId });
  if (!row || !charge) return 'overtaken';
  if (row.sentAt) return 'sent';
  if (isReminder(kind)) {
    if (restCents(charge) === 0 || charge.state === 'paid') return 'overtaken';
    if (!isByDay(clock.now()))
      throw new MailDelayedError('not at night', { isAboutThisMail: true });
  }
  const words = await readChargeWords(services, charge);
  const to = words.payer?.email;
  if (!to) return 'no-address';
  const story = await readChargeStory(db, chargeId);
  await mailer.send({ to, ...chargeMail(services, { charge, mail, words, story }) });
  await db.update(chargeMails).set({ sentAt: clock.now() }).where(isThis);
  return 'sent';
}

type Told = {
  charge: Charge;
  mail: Pick<ChargeMail, 'kind' | 'sumCents'>;
  words: Pick<ChargeWords, 'description' | 'payer'>;
  story: Pick<ChargeStory, 'payments' | 'refunds'>;
};

function chargeMail(services: MailServices, told: Told): Omit<Mail, 'to'> {
  const { charge, mail } = told;
  const { clinic } = services.labelsIn(charge.locale);
  const url = new URL(chargeLink(services.secret, charge), services.baseUrl).href;
  const today = wallClockOf(services.clock.now()).on;
  return {
    messageId: `${charge.reference}.${mail.kind}.${mail.sumCents}@${clinic.domain}`,
    ...mailOfBody(chargeMailBody(told, { clinic, url, today }), {
      lang: clinic.locale,
      look: mailLookOf(clinic),
    }),
  };
}

/** What that mail says. */
export function chargeMailBody(
  told: Told,
  { clinic, url, today }: { clinic: Clinic; url: string; today: string },
): MailBody {
  const { charge, mail, words } = told;
  const { addressLines } = publicClinic(clinic, today);
  const messages = chargeMailMessages[clinic.locale];
  const { kind, sumCents } = mail;
  const cents = (amount: number) => money(amount, clinic.locale);
  const sums = {
    total: cents(charge.amountCents),
    paid: cents(isReminder(kind) || kind === 'refunded' ? charge.paidCents : sumCents),
    rest: cents(restCents(charge)),
    given: cents(kind === 'refunded' ? sumCents : charge.refundedCents),
  };
  const due = charge.dueOn ? formatDate(charge.dueOn, clinic.locale) : '';
  const { label } = messages;
  const isByDesk = kind === 'part-paid' && !isPayableOnline(charge);
  const worded = wordsOfMail(
    // How the rest is paid is said as it is, whatever the clinic says of links.
    isByDesk ? { displayName: clinic.displayName } : clinic,
    { id: `charge-${kind}`, locale: clinic.locale },
    {
      standard: {
        subject: messages.subject[kind](due),
        ...(words.payer && { greeting: messages.greeting(linkless(words.payer.name)) }),
        opening: (isByDesk ? messages.restByDesk : messages.opening[kind])(sums, due),
      },
      values: {
        nome: firstNameOf(words.payer?.name ?? ''),
        valor: isReminder(kind) ? sums.rest : kind === 'refunded' ? sums.given : sums.paid,
        falta: sums.rest,
        vencimento: due,
        telefone: clinic.phone.display,
      },
    },
  );
  const blocks: MailBlock[] = [
    { kind: 'title', text: messages.title[kind] },
    ...worded.opening,
    {
      kind: 'facts',
      facts: [
        { label: label.what, value: words.description },
        { label: label.total, value: sums.total },
        ...(charge.paidCents > 0 ? [{ label: label.paid, value: sums.paid }] : []),
        ...moneyOf(told, label, clinic.locale),
        ...(kind === 'refunded' ? [{ label: label.given, value: sums.given }] : []),
        ...(due && restCents(charge) > 0 ? [{ label: label.due, value: due }] : []),
        { label: label.reference, value: charge.reference },
        { label: label.seller, value: clinic.legalName },
        { label: label.taxId, value: clinic.taxId },
        { label: label.address, value: addressLines.join(', ') },
        { label: label.email, value: clinic.email },
      ],
    },
    ...(isReminder(kind) ? [] : [{ kind: 'paragraph' as const, text: messages.noInvoice }]),
    {
      kind: 'button',
      label: messages.page[kind],
      url,
    },
    ...(isPayableOnline(charge)
      ? [
          { kind: 'paragraph' as const, text: messages.personal },
          { kind: 'paragraph' as const, text: messages.caution },
        ]
      : []),
    ...worded.closing,
    { kind: 'heading', text: messages.talk },
    { kind: 'link', label: messages.call(clinic.phone.display), url: clinic.phone.link },
  ];
  return { subject: worded.subject, blocks };
}

type Messages = (typeof chargeMailMessages)[Locale];

/** When what came, or what was given back: each on its day. */
function moneyOf({ mail, story }: Told, label: Messages['label'], locale: Locale) {
  if (isReminder(mail.kind)) return [];
  const onDay = (at: Date, amountCents: number) =>
    `${money(amountCents, locale)}, ${formatDate(wallClockOf(at).on, locale)}`;
  if (mail.kind === 'refunded')
    return story.refunds
      .filter(({ state }) => state === 'done')
      .map(({ endedAt, askedAt, amountCents }) => ({
        label: label.givenOn,
        value: onDay(endedAt ?? askedAt, amountCents),
      }));
  return story.payments.map(({ paidAt, amountCents }) => ({
    label: label.paidOn,
    value: onDay(paidAt, amountCents),
  }));
}

function isReminder(kind: ChargeMail['kind']): boolean {
  return kind === 'due-soon' || kind === 'overdue';
}
