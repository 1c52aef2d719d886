import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { reminders } from '#app/db/reminders-schema.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import type { Clock } from '#app/platform/clock.ts';
import { SmsDelayedError, type SmsSender } from '#app/platform/sms/sms-port.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { type SummaryServices, summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { answerLink } from './answer-link.ts';
import type { ReminderJobs } from './reminder-services.server.ts';
import { handToDesk, readyToSend, settleReminder } from './send-reminder.server.ts';
import { whenAndWhere } from './when-words.ts';

export type SmsServices = SummaryServices & {
  db: Database;
  clock: Clock;
  sms: SmsSender | null;
};

/**
 * Sends one reminder as a text message. Each costs money, and a gateway tells of none afterwards: one whose answer was
 * lost is not sent again but handed to the staff, as is what the gateway refuses.
 * @returns a word for the outcome; 'refused-setup' when the clinic's access is wrong
 * @throws SmsDelayedError to be tried again
 */
export async function sendReminderSms(
  services: SmsServices,
  { reminderId }: ReminderJobs['reminder-sms'],
): Promise<string> {
  const ready = await readyToSend(services, reminderId);
  if (ready.kind === 'done') return ready.outcome;
  const { reminder, appointment } = ready;
  const { sms, clock, secret } = services;
  const giveUp = async (why: string) => {
    await handToDesk(services, reminder);
    await settleReminder(services, reminderId, { state: 'failed', why });
    return why;
  };
  if (!sms) return giveUp('not-configured');
  if (reminder.triedAt) return giveUp('unknown');
  const summary = await summaryOf(services, appointment, appointment.locale);
  const { locale, contact, clinic, manageUrl } = summary;
  const { chat } = reminderMessages[locale];
  const isAsk = reminder.kind === 'days' || reminder.kind === 'hours';
  const [firstName = ''] = contact.name.split(' ');
  const words = isAsk ? chat.ask : chat.prepare;
  const when = whenAndWhere(summary, { locale });
  const text = words(firstName, clinic.displayName, when, answerLink(manageUrl, 'sms'));
  await noteTry(services, reminderId, clock.now());
  try {
    const key = sha256Hex(`${secret} sms ${reminderId}`).slice(0, 32);
    const answer = await sms.send({ to: appointment.phoneE164, text: plainLetters(text), key });
    if (!answer.ok) return await giveUp(answer.refusal === 'setup' ? 'refused-setup' : 'refused');
    await settleReminder(services, reminderId, { state: 'sent' });
    return 'sent';
  } catch (error) {
    if (error instanceof SmsDelayedError && error.mayHaveGone) return giveUp('unknown');
    // The gateway has said that it did not take it: the next try may send it.
    if (error instanceof SmsDelayedError) await noteTry(services, reminderId, null);
    throw error;
  }
}

/** Before the gateway is asked, so that a process that dies meanwhile leaves the doubt behind. */
async function noteTry({ db }: { db: Database }, id: number, triedAt: Date | null) {
  await db
    .update(reminders)
    .set({ triedAt })
    .where(and(eq(reminders.id, id), inArray(reminders.state, ['asked', 'waiting'])));
}

/** With one accent a message has room for 70 letters instead of 160, and costs twice as much. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/[“”]/g, '"')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
