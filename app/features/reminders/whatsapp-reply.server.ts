import { reminderMessages } from '#app/locales/reminders.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { answerLink } from './answer-link.ts';
import type { WhatsappServices } from './reminder-whatsapp.server.ts';
import { whenAndWhere } from './when-words.ts';

/** An answer to somebody who has pressed a button or written. */
export type WhatsappReply = {
  appointmentId: number;
  words: 'confirmed' | 'move' | 'cancel' | 'past' | 'changed' | 'gone' | 'stopped' | 'help';
  /** When they did; WhatsApp takes free words for a day only. */
  receivedMs: number;
};

const WINDOW_MS = 24 * 3_600_000;

/**
 * Answers in the chat that somebody has opened, as long as WhatsApp allows it. It may be answered twice when the
 * answer of the interface is lost; it changes nothing that is said.
 * @throws WhatsappDelayedError to be tried again
 */
export async function sendWhatsappReply(
  services: WhatsappServices,
  { appointmentId, words, receivedMs }: WhatsappReply,
): Promise<string> {
  const { db, clock, whatsapp } = services;
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment || !whatsapp) return 'gone';
  if (clock.now().getTime() >= receivedMs + WINDOW_MS) return 'window-closed';
  const summary = await summaryOf(services, appointment, appointment.locale);
  const { reply } = reminderMessages[summary.locale];
  const link = answerLink(summary.manageUrl, 'whatsapp');
  const when = whenAndWhere({ ...summary, steps: [] }, { locale: summary.locale });
  const text = {
    confirmed: () => reply.confirmed(when),
    move: () => reply.move(link),
    cancel: () => reply.cancel(link),
    changed: () => reply.changed(link),
    past: () => reply.past,
    gone: () => reply.gone,
    stopped: () => reply.stopped,
    help: () => reply.help(summary.clinic.phoneDisplay),
  }[words]();
  const answer = await whatsapp.api.sendText({
    to: appointment.phoneE164.slice(1),
    text,
    callback: 'reply',
  });
  return answer.ok ? 'sent' : answer.refusal;
}
