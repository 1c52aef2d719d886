import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { reminders, whatsappInbound } from '#app/db/reminders-schema.ts';
import { appointments, contacts } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type {
  DeliveryNotice,
  InboundMessage,
  WhatsappNotice,
} from '#app/platform/whatsapp/notice.ts';
import { answerIn } from '#app/scheduling/answers/confirmation.server.ts';
import { stopNumber } from './choices.server.ts';
import { readPayload } from './reminder-payload.server.ts';
import { handToDesk, type Reminder } from './send-reminder.server.ts';
import type { WhatsappReply } from './whatsapp-reply.server.ts';

type NoticeServices = {
  db: Database;
  clock: Clock;
  secret: string;
  jobs: Jobs<{ 'whatsapp-reply': WhatsappReply }>;
};

/** Each state of a message may be told late, twice, or before an earlier one: only steps forward count. */
const COMES_AFTER = {
  sent: ['asked', 'waiting'],
  delivered: ['asked', 'waiting', 'sent'],
  read: ['asked', 'waiting', 'sent', 'delivered'],
  failed: ['asked', 'waiting', 'sent'],
} as const satisfies Record<DeliveryNotice['state'], readonly Reminder['state'][]>;

/** Takes in what Meta tells. Told again, in any order, by any number of processes, it changes nothing more. */
export async function takeNotice(
  services: NoticeServices,
  { deliveries, messages }: WhatsappNotice,
): Promise<void> {
  for (const delivery of deliveries) await takeDelivery(services, delivery);
  for (const message of messages)
    await services.db.transaction((tx) => takeMessage(services, tx, message));
}

async function takeDelivery(
  { db, clock, secret }: NoticeServices,
  { messageId, state, callback }: DeliveryNotice,
): Promise<void> {
  const payload = readPayload(secret, callback);
  const isThis = payload
    ? eq(reminders.id, payload.reminderId)
    : eq(reminders.providerRef, messageId);
  await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(reminders)
      // Once it is known it stays as it is: of somebody who was erased it was taken away.
      .set({
        state,
        providerRef: sql`case when ${reminders.state} in ('asked', 'waiting')
          then ${messageId} else ${reminders.providerRef} end`,
        settledAt: clock.now(),
      })
      .where(
        and(
          isThis,
          eq(reminders.channel, 'whatsapp'),
          inArray(reminders.state, [...COMES_AFTER[state]]),
        ),
      )
      .returning();
    if (moved && state === 'failed') await handToDesk({ db: tx, clock }, moved);
  });
}

/** The words that stop messages, as people write them. */
const STOP_WORDS = ['parar', 'pare', 'sair', 'stop', 'cancelar mensagens', 'nao quero lembretes'];

async function takeMessage(
  services: NoticeServices,
  tx: Transaction,
  { messageId, from, at, payload, text }: InboundMessage,
): Promise<void> {
  const { clock, jobs, secret } = services;
  const numbers = sameNumbers(from);
  const fresh = await tx
    .insert(whatsappInbound)
    // WhatsApp's own number of a message has the telephone in it.
    .values({ messageId: sha256Hex(messageId), receivedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: whatsappInbound.messageId });
  if (fresh.length === 0) return;
  const receivedMs = at.getTime();
  const pressed = readPayload(secret, payload);
  const reminder = pressed && (await reminderOf(tx, pressed.reminderId, numbers));
  if (pressed && reminder && pressed.meaning !== 'state') {
    const { appointmentId, sequence } = reminder;
    const said = { appointmentId, seenSequence: sequence, answer: pressed.meaning };
    const kept = await answerIn(tx, clock, { ...said, channel: 'whatsapp', saidAt: at });
    if (kept.ok && kept.value === 'overtaken') return;
    const words = kept.ok ? pressed.meaning : kept.refusal;
    await jobs['whatsapp-reply'](tx, { appointmentId, words, receivedMs });
    return;
  }
  const isStop = STOP_WORDS.includes(
    plainLetters(text)
      .trim()
      .replace(/[.!]+$/, ''),
  );
  if (isStop) await stopNumber(tx, clock.now(), numbers);
  const appointmentId = await latestAppointment(tx, numbers);
  if (appointmentId === null) return;
  const words = isStop ? 'stopped' : 'help';
  await jobs['whatsapp-reply'](tx, { appointmentId, words, receivedMs });
}

/**
 * A number that WhatsApp names, '5535991234567', as the clinic may have it: Brazilian mobiles come with and without
 * their ninth digit. In ascending order.
 */
function sameNumbers(from: string): string[] {
  const withNinth = from.replace(/^(55\d\d)([6-9]\d{7})$/, '$19$2');
  const withoutNinth = from.replace(/^(55\d\d)9([6-9]\d{7})$/, '$1$2');
  return [...new Set([from, withNinth, withoutNinth])].map((number) => `+${number}`).sort();
}

/** A reminder whose contact still has one of these numbers; null for any other. */
async function reminderOf(tx: Transaction, id: number, numbers: readonly string[]) {
  const [row] = await tx
    .select({ appointmentId: reminders.appointmentId, sequence: reminders.sequence })
    .from(reminders)
    .innerJoin(appointments, eq(appointments.id, reminders.appointmentId))
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .where(and(eq(reminders.id, id), inArray(contacts.phoneE164, [...numbers])));
  return row ?? null;
}

/** Of whoever writes from a number. */
async function latestAppointment(
  tx: Transaction,
  numbers: readonly string[],
): Promise<number | null> {
  const [row] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .where(inArray(contacts.phoneE164, [...numbers]))
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
    .limit(1);
  return row?.id ?? null;
}
