import { and, eq } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import type { Database } from '#app/db/database.ts';
import { depositMails } from '#app/db/deposits-schema.ts';
import { depositMailMessages } from '#app/locales/payments/deposit-mail.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
import { money } from '#app/platform/money.ts';
import { depositPath } from './deposit-link.server.ts';
import type { DepositMail } from './deposit-services.server.ts';
import { readDeposit } from './read-deposit.server.ts';

type MailServices = {
  db: Database;
  clock: Clock;
  secret: string;
  baseUrl: URL;
  mailer: Mailer;
  labelsIn: (locale: Locale) => { clinic: Clinic };
};

/**
 * Tells by mail what became of a deposit whose time was not booked. Of a choice that has been made already it says
 * nothing any more. A booked one is told by the appointment's own mail.
 * @throws what the mailer throws
 */
export async function sendDepositMail(
  services: MailServices,
  mail: DepositMail,
): Promise<'sent' | 'overtaken' | 'no-address'> {
  const { db, clock } = services;
  const { chargeId, kind } = mail;
  const isThis = and(eq(depositMails.chargeId, chargeId), eq(depositMails.kind, kind));
  const [row] = await db.select({ sentAt: depositMails.sentAt }).from(depositMails).where(isThis);
  const charge = await readCharge(db, { id: chargeId });
  const deposit = await readDeposit(db, { chargeId });
  if (!row || !charge || !deposit) return 'overtaken';
  if (row.sentAt) return 'sent';
  const tellsOf = { expired: 'expired', offered: 'offered', returned: 'refund' } as const;
  if (deposit.state !== tellsOf[kind]) return 'overtaken';
  const contact = deposit.request?.contact;
  if (!contact?.email) return 'no-address';

  const { clinic } = services.labelsIn(charge.locale);
  const { locale } = clinic;
  const messages = depositMailMessages[locale];
  const facts = {
    moment: formatMoment(deposit.startsAt, { locale }),
    amount: money(charge.amountCents, locale),
    until: deposit.offeredUntil ? formatMoment(deposit.offeredUntil, { locale }) : '',
  };
  const subject = messages.subject[kind];
  const blocks: MailBlock[] = [
    { kind: 'title', text: messages.title[kind] },
    { kind: 'paragraph', text: messages.greeting(linkless(contact.name)) },
    ...messages.text[kind](facts).map((text) => ({ kind: 'paragraph' as const, text })),
    {
      kind: 'button',
      label: messages.page[kind],
      url: new URL(depositPath(services.secret, charge), services.baseUrl).href,
    },
    { kind: 'heading', text: messages.talk },
    { kind: 'link', label: messages.call(clinic.phone.display), url: clinic.phone.link },
  ];
  await services.mailer.send({
    to: contact.email,
    subject,
    messageId: `${charge.reference}.deposit.${kind}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: locale, title: subject, look: mailLookOf(clinic) }, blocks),
  });
  await db.update(depositMails).set({ sentAt: clock.now() }).where(isThis);
  return 'sent';
}
