import type { PlannedReminder, ReminderKind } from './reminder-times.ts';

/** What a person can be reached by, and wants to be. `byWhatsapp` stands for all messages to the telephone. */
export type Reach = {
  hasMail: boolean;
  /** Whether WhatsApp's own interface is in use, and the person has agreed to messages by it. */
  hasApi: boolean;
  /** Whether text messages are in use, and the number is one that gets them. */
  hasSms: boolean;
  byMail: boolean;
  byWhatsapp: boolean;
};

/** What the person has said about the appointment; null for nothing yet. */
export type Said = 'confirmed' | 'move' | 'cancel' | null;

export type Dropped =
  | 'too-late'
  | 'booked-later'
  | 'answered'
  | 'opted-out'
  | 'no-channel'
  | 'by-mail'
  | 'by-sms'
  | 'by-api';

export type Decision =
  | { channels: readonly ('mail' | 'whatsapp' | 'sms' | 'desk')[] }
  | { why: Dropped };

/** After a booking or a move its own mail has just told the same: of what is days away, and of what is to be done now. */
const TOLD_HOURS = { early: 12, last: 1 };

/**
 * By what a reminder that is due now goes, or why it does not.
 * @param changedAt when the appointment was booked or last moved
 */
export function decideChannels(
  planned: PlannedReminder,
  { now, changedAt, reach, said }: { now: Date; changedAt: Date; reach: Reach; said: Said },
): Decision {
  const { kind, byDesk, until } = planned;
  if (isBookedLater(planned, changedAt)) return { why: 'booked-later' };
  if (until <= now) return { why: 'too-late' };
  if (!reach.byMail && !reach.byWhatsapp) return { why: 'opted-out' };
  // Who cannot come, or not then, is asked nothing more; staff have it on their list.
  if (said === 'move' || said === 'cancel') return { why: 'answered' };
  return byDesk ? deskDecision(kind, reach, said) : siteDecision(reach);
}

/** Whether an appointment was made or moved too late for a reminder, which then says nothing new. */
export function isBookedLater(
  { dueAt, daysBefore }: Pick<PlannedReminder, 'dueAt' | 'daysBefore'>,
  changedAt: Date,
): boolean {
  const toldHours = TOLD_HOURS[daysBefore > 0 ? 'early' : 'last'];
  return dueAt.getTime() < changedAt.getTime() + toldHours * 3_600_000;
}

function siteDecision({ hasMail, hasApi, hasSms, byMail, byWhatsapp }: Reach): Decision {
  const channels = [
    ...(hasMail && byMail ? ['mail' as const] : []),
    ...(hasApi && byWhatsapp ? ['whatsapp' as const] : []),
  ];
  if (channels.length > 0) return { channels };
  // It costs money: only who can be told in no other way.
  if (hasSms && byWhatsapp) return { channels: ['sms'] };
  return { why: hasMail && !byMail ? 'opted-out' : 'no-channel' };
}

function deskDecision(
  kind: ReminderKind,
  { hasMail, hasApi, hasSms, byMail, byWhatsapp }: Reach,
  said: Said,
): Decision {
  if (!byWhatsapp) return { why: 'opted-out' };
  if (hasApi) return { why: 'by-api' };
  // What is to be done at home is told by the mail; whether somebody comes is asked by both.
  if (kind !== 'days' && hasMail && byMail) return { why: 'by-mail' };
  if (kind !== 'days') return hasSms ? { why: 'by-sms' } : { channels: ['desk'] };
  return said === 'confirmed' ? { why: 'answered' } : { channels: ['desk'] };
}
