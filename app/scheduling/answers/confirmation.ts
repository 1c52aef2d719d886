/** What somebody said about an appointment: they come, want another time, or do not come. */
export type AppointmentAnswer = 'confirmed' | 'move' | 'cancel';

/** How it was said: the link of a mail, of a WhatsApp or text message, the page itself, or to the staff. */
export type AnswerChannel = 'mail' | 'whatsapp' | 'sms' | 'site' | 'desk';

/** The last answer for an appointment at its present time. */
export type Confirmation = {
  answer: AppointmentAnswer;
  channel: AnswerChannel;
  /** Of the staff who noted it; null when the patient said so. */
  by: string | null;
  /** Milliseconds since 1970. */
  atMs: number;
};
