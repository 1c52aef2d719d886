import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { reminders } from '#app/db/reminders-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type WhatsappApi, WhatsappDelayedError } from '#app/platform/whatsapp/cloud-api.server.ts';
import type { WhatsappSettings } from '#app/platform/whatsapp/whatsapp-env.server.ts';
import { type SummaryServices, summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { ANSWER_PARAMETER, letterOf } from './answer-link.ts';
import { reminderPayload } from './reminder-payload.server.ts';
import type { ReminderJobs } from './reminder-services.server.ts';
import { handToDesk, type Reminder, readyToSend, settleReminder } from './send-reminder.server.ts';
import { whenAndWhere } from './when-words.ts';

export type WhatsappServices = SummaryServices & {
  db: Database;
  clock: Clock;
  whatsapp: { api: WhatsappApi; templates: WhatsappSettings['templates'] } | null;
};

/** How long the notice of a message whose answer was lost is waited for, before the message is sent again. */
const LOST_ANSWER_MS = 10 * 60_000;

/** As Meta names the languages of templates. */
const TEMPLATE_LANGUAGES = { 'pt-BR': 'pt_BR', 'en-US': 'en_US' } satisfies Record<Locale, string>;

/**
 * Sends one reminder by WhatsApp's own interface. Its messages have no key against repetition: an answer that was lost
 * is waited for by the notice about the message, and only then is it sent again. What cannot go is handed to the staff.
 * @returns a word for the outcome; 'refused-setup' when the clinic's access or template is wrong
 * @throws WhatsappDelayedError to be tried again
 */
export async function sendReminderWhatsapp(
  services: WhatsappServices,
  { reminderId }: ReminderJobs['reminder-whatsapp'],
): Promise<string> {
  const ready = await readyToSend(services, reminderId);
  if (ready.kind === 'done') return ready.outcome;
  const { reminder, appointment } = ready;
  const { whatsapp, clock, secret } = services;
  const giveUp = async (why: string) => {
    await handToDesk(services, reminder);
    await settleReminder(services, reminderId, { state: 'failed', why });
    return why;
  };
  if (!whatsapp) return giveUp('not-configured');
  const now = clock.now();
  if (reminder.triedAt && now.getTime() - reminder.triedAt.getTime() < LOST_ANSWER_MS)
    throw new WhatsappDelayedError('whatsapp: its notice is waited for', { mayHaveGone: true });
  const summary = await summaryOf(services, appointment, appointment.locale);
  const isAsk = reminder.kind === 'days' || reminder.kind === 'hours';
  const [firstName = ''] = summary.contact.name.split(' ');
  const when = whenAndWhere(summary, { locale: summary.locale });
  const message = {
    to: appointment.phoneE164.slice(1),
    template: isAsk ? whatsapp.templates.ask : whatsapp.templates.prepare,
    language: TEMPLATE_LANGUAGES[summary.locale],
    body: [firstName, summary.clinic.displayName, when],
    callback: reminderPayload(secret, reminderId, 'state'),
    ...(isAsk
      ? {
          payloads: (['confirmed', 'move', 'cancel'] as const).map((answer) =>
            reminderPayload(secret, reminderId, answer),
          ),
        }
      : { linkEnd: linkEndOf(summary.manageUrl) }),
  };
  await noteTry(services, reminderId, now);
  try {
    const answer = await whatsapp.api.sendTemplate(message);
    if (!answer.ok) return await giveUp(answer.refusal === 'setup' ? 'refused-setup' : 'refused');
    const { messageId: providerRef } = answer;
    await settleReminder(services, reminderId, { state: 'sent', providerRef });
    return 'sent';
  } catch (error) {
    // Meta has said that it did not take it: the next try need not wait.
    if (error instanceof WhatsappDelayedError && !error.mayHaveGone)
      await noteTry(services, reminderId, null);
    throw error;
  }
}

/** Before the interface is asked, so that a process that dies meanwhile leaves the doubt behind. */
async function noteTry({ db }: { db: Database }, id: number, triedAt: Date | null) {
  const isOpen: Reminder['state'][] = ['asked', 'waiting'];
  await db
    .update(reminders)
    .set({ triedAt })
    .where(and(eq(reminders.id, id), inArray(reminders.state, isOpen)));
}

/** What the template's link has after '…/meu-agendamento/'. */
function linkEndOf(manageUrl: string): string {
  const token = new URL(manageUrl).pathname.split('/').at(-1) ?? '';
  return `${token}?${ANSWER_PARAMETER}=${letterOf('whatsapp')}`;
}
