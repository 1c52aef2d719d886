import { and, eq } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { chargeMails } from '#app/db/payments-schema.ts';
import { chargeMailMessages } from '#app/locales/payments/charge-mail.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type Mail, MailDelayedError, type Mailer } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
import { money } from '#app/platform/money.ts';
import { type Charge, restCents } from './charge.ts';
import type { ChargeWords } from './charge-effects.server.ts';
import { chargeLink } from './charge-link.server.ts';
import type { ChargeMail, PaymentServices } from './payment-services.server.ts';
import { readCharge } from './read-charge.server.ts';
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
  await mailer.send({ to, ...chargeMail(services, { charge, mail, words }) });
  await db.update(chargeMails).set({ sentAt: clock.now() }).where(isThis);
  return 'sent';
}

type Told = { charge: Charge; mail: ChargeMail; words: ChargeWords };

function chargeMail(services: MailServices, told: Told): Omit<Mail, 'to'> {
  const { charge, mail, words } = told;
  const { clinic } = services.labelsIn(charge.locale);
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
  const subject = messages.subject[kind](due);
  const { label } = messages;
  const blocks: MailBlock[] = [
    { kind: 'title', text: messages.title[kind] },
    ...(words.payer
      ? [{ kind: 'paragraph' as const, text: messages.greeting(linkless(words.payer.name)) }]
      : []),
    { kind: 'paragraph', text: messages.opening[kind](sums, due) },
    {
      kind: 'facts',
      facts: [
        { label: label.what, value: words.description },
        { label: label.total, value: sums.total },
        ...(charge.paidCents > 0 ? [{ label: label.paid, value: sums.paid }] : []),
        ...(kind === 'refunded' ? [{ label: label.given, value: sums.given }] : []),
        ...(due && restCents(charge) > 0 ? [{ label: label.due, value: due }] : []),
        { label: label.reference, value: charge.reference },
        { label: label.seller, value: clinic.legalName },
        { label: label.taxId, value: clinic.taxId },
      ],
    },
    {
      kind: 'button',
      label: messages.page[kind],
      url: new URL(chargeLink(services.secret, charge), services.baseUrl).href,
    },
    ...(restCents(charge) > 0
      ? [
          { kind: 'paragraph' as const, text: messages.personal },
          { kind: 'paragraph' as const, text: messages.caution },
        ]
      : []),
    { kind: 'heading', text: messages.talk },
    { kind: 'link', label: messages.call(clinic.phone.display), url: clinic.phone.link },
  ];
  return {
    subject,
    messageId: `${charge.reference}.${kind}.${sumCents}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: clinic.locale, title: subject, look: mailLookOf(clinic) }, blocks),
  };
}

function isReminder(kind: ChargeMail['kind']): boolean {
  return kind === 'due-soon' || kind === 'overdue';
}
