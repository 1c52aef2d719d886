import { eq } from 'drizzle-orm';
import { formatMoment } from '#app/clinic/format-date.ts';
import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import { type MessageId, messageLabel, messageOf } from '#app/clinic/messages/message-list.ts';
import { copyAddress } from '#app/clinic/messages/message-settings.ts';
import type { Queryable } from '#app/db/database.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { type MailBlock, mailOfBody } from '#app/platform/mail/mail-body.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import type { CopyJobs, CopySubject } from './ask-for-copy.server.ts';
import { readMessageSettings } from './message-settings.server.ts';

type CopyServices = {
  db: Queryable;
  mailer: Mailer;
  /** In Portuguese. */
  clinic: MailedClinic & { domain: string };
  baseUrl: URL;
  labelsIn: (locale: Locale) => { serviceTexts: readonly { slug: string; title: string }[] };
};

/** What a copy says of a message's subject, and where staff find the rest. */
type Told = { facts: readonly { label: string; value: string }[]; path: string; protocol?: string };

/**
 * Tells an address of the clinic's own what became of a message: what it was, the protocol, service and time where
 * it has them, and where staff see it. Nobody's name, address or link of their own: who reads it can do nothing in the patient's place.
 * @throws what the mailer throws
 */
export async function sendMessageCopy(
  services: CopyServices,
  { message, outcome, copyId, ...subject }: CopyJobs['message-copy'],
): Promise<'sent' | 'off' | 'gone'> {
  const { db, mailer, clinic, baseUrl } = services;
  const to = copyAddress(await readMessageSettings(db), message);
  if (to === null) return 'off';
  const told = await readTold(services, message, subject);
  if (!told) return 'gone';
  const words = staffMessages.copyMail;
  const blocks: MailBlock[] = [
    { kind: 'title', text: messageLabel(message) },
    { kind: 'paragraph', text: words.event[outcome](messageOf(message).event) },
    ...(told.facts.length > 0 ? [{ kind: 'facts' as const, facts: told.facts }] : []),
    { kind: 'link', label: words.open, url: new URL(told.path, baseUrl).href },
    { kind: 'paragraph', text: words.why },
  ];
  const subjectLine = words.subject(messageLabel(message), { outcome, protocol: told.protocol });
  await mailer.send({
    to,
    messageId: `copy.${copyId}@${clinic.domain}`,
    ...mailOfBody(
      { subject: subjectLine, blocks },
      { lang: DEFAULT_LOCALE, look: mailLookOf(clinic) },
    ),
  });
  return 'sent';
}

async function readTold(
  { db, labelsIn }: CopyServices,
  message: MessageId,
  subject: CopySubject,
): Promise<Told | null> {
  const label = staffMessages.copyMail.label;
  const { appointmentId, orderId, chargeId, privacyRequestId, noteId } = subject;
  if (appointmentId !== undefined) {
    const appointment = await readAppointment(db, { id: appointmentId });
    if (!appointment) return null;
    const { protocol, serviceSlug, startsAt } = appointment;
    const { serviceTexts } = labelsIn(DEFAULT_LOCALE);
    const service = serviceTexts.find(({ slug }) => slug === serviceSlug)?.title ?? serviceSlug;
    const facts = [
      { label: label.protocol, value: protocol },
      { label: label.service, value: service },
      { label: label.when, value: formatMoment(startsAt, { withYear: true }) },
    ];
    return { facts, protocol, path: `/equipe/agenda/agendamento/${protocol}` };
  }
  if (orderId !== undefined) {
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!row) return null;
    const { protocol, planName } = row;
    const facts = [
      { label: label.protocol, value: protocol },
      { label: label.plan, value: planName },
    ];
    return { facts, protocol, path: `/equipe/assinaturas/${protocol}` };
  }
  if (chargeId !== undefined) {
    const [row] = await db.select().from(charges).where(eq(charges.id, chargeId));
    if (!row) return null;
    const facts = [{ label: label.reference, value: row.reference }];
    return { facts, path: `/equipe/pagamentos/cobranca/${row.reference}` };
  }
  if (privacyRequestId !== undefined) {
    const [row] = await db
      .select({ protocol: privacyRequests.protocol })
      .from(privacyRequests)
      .where(eq(privacyRequests.id, privacyRequestId));
    if (!row) return null;
    const facts = [{ label: label.protocol, value: row.protocol }];
    return { facts, ...row, path: `/equipe/mensagens/privacidade/${privacyRequestId}` };
  }
  if (noteId !== undefined) {
    const [note] = await db.select().from(inboxNotes).where(eq(inboxNotes.id, noteId));
    return note ? { facts: [], path: '/equipe/mensagens' } : null;
  }
  return { facts: [], path: messageOf(message).setting?.href ?? '/equipe' };
}
