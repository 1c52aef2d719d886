import type { MessageId } from '#app/clinic/messages/message-list.ts';

/** What waits to go out, the soonest first, and what has gone or failed, the latest first. */
export const LOG_STATES = {
  waiting: ['planned', 'waiting', 'delayed', 'held'],
  gone: ['sent', 'not-sent', 'unrecorded', 'failed'],
} as const;
export type LogView = keyof typeof LOG_STATES;
export type LogState = (typeof LOG_STATES)[LogView][number];

/** One message that waits or has gone. */
export type LoggedMessage = {
  key: string;
  /** When it goes next, or when it was settled. */
  at: Date;
  /** Null for a copy to the clinic and for a job that no row of the table knows. */
  message: MessageId | null;
  copyOf: MessageId | null;
  state: LogState;
  /** An outcome, or what stopped it; '' for none. */
  cause: string;
  tries: number;
  /** The failed job that can be tried again. */
  deadId: string | null;
  appointmentId: number | null;
  protocol: string | null;
  orderProtocol: string | null;
  chargeReference: string | null;
  /** Of whom it is for; null where it is for the clinic, or nobody known. */
  name: string | null;
  email: string | null;
};

export type LogFilter = {
  view: LogView;
  message: MessageId | null;
  state: LogState | null;
  /** As it is stored, '' for all. */
  protocol: string;
};
