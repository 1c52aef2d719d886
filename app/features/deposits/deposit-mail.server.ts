import { and, eq } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { firstNameOf, wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import type { Database } from '#app/db/database.ts';
import { depositMails } from '#app/db/deposits-schema.ts';
import { depositMailMessages } from '#app/locales/payments/deposit-mail.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBody, mailOfBody } from '#app/platform/mail/mail-body.ts';
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
  const { startsAt, offeredUntil } = deposit;
  const told = {
    ...{ name: contact.name, amountCents: charge.amountCents, startsAt, offeredUntil },
    url: new URL(depositPath(services.secret, charge), services.baseUrl).href,
  };
  await services.mailer.send({
    to: contact.email,
    messageId: `${charge.reference}.deposit.${kind}@${clinic.domain}`,
    ...mailOfBody(depositMailBody(kind, told, clinic), { lang: locale, look: mailLookOf(clinic) }),
  });
  await db.update(depositMails).set({ sentAt: clock.now() }).where(isThis);
  return 'sent';
}

type Told = {
  name: string;
  amountCents: number;
  startsAt: Date;
  offeredUntil: Date | null;
  /** Of the page of the deposit. */
  url: string;
};

/** What that mail says. */
export function depositMailBody(kind: DepositMail['kind'], told: Told, clinic: Clinic): MailBody {
  const { locale, phone } = clinic;
  const messages = depositMailMessages[locale];
  const facts = {
    moment: formatMoment(told.startsAt, { locale }),
    amount: money(told.amountCents, locale),
    until: told.offeredUntil ? formatMoment(told.offeredUntil, { locale }) : '',
  };
  const [opening = '', ...text] = messages.text[kind](facts);
  const words = wordsOfMail(
    clinic,
    { id: `deposit-${kind}`, locale },
    {
      standard: {
        subject: messages.subject[kind],
        greeting: messages.greeting(linkless(told.name)),
        opening,
      },
      values: {
        nome: firstNameOf(told.name),
        data: facts.moment,
        valor: facts.amount,
        telefone: phone.display,
      },
    },
  );
  return {
    subject: words.subject,
    blocks: [
      { kind: 'title', text: messages.title[kind] },
      ...words.opening,
      ...text.map((each) => ({ kind: 'paragraph' as const, text: each })),
      { kind: 'button', label: messages.page[kind], url: told.url },
      ...words.closing,
      { kind: 'heading', text: messages.talk },
      { kind: 'link', label: messages.call(phone.display), url: phone.link },
    ],
  };
}
