import type { MessageId } from '#app/clinic/messages/message-list.ts';
import { copyAddress, type MessageSettings } from '#app/clinic/messages/message-settings.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

/** What a message is about, by the names under which the erasure of a person looks for jobs. */
const SUBJECTS = [
  'appointmentId',
  'waitlistEntryId',
  'contactMessageId',
  'leadId',
  'privacyRequestId',
  'orderId',
  'noteId',
  'chargeId',
] as const;
export type CopySubject = Partial<Record<(typeof SUBJECTS)[number], number>>;

/** After these a message is settled, and who wants to hear of it does; what waits is asked for again. */
const TOLD_OUTCOMES = ['sent', 'no-address', 'refused'] as const;
export type ToldOutcome = (typeof TOLD_OUTCOMES)[number];

export function isTold(outcome: string): outcome is ToldOutcome {
  return TOLD_OUTCOMES.some((told) => told === outcome);
}

/** Tells an address of the clinic's own what became of a message. */
export type CopyJobs = {
  'message-copy': CopySubject & {
    message: MessageId;
    outcome: ToldOutcome;
    /** A UUID that follows from the message's own job: asked for again, it is the same job. */
    copyId: string;
  };
};

/**
 * Asks for the copy of a message, where somebody of the clinic wants one. However often a message is tried, and by
 * however many processes, there is one.
 * @param told.origin the first job of the message; what it carries says which, where that is unknown
 */
export async function askForCopy(
  { db, jobs }: { db: Database | Queryable; jobs: Jobs<CopyJobs> },
  settings: MessageSettings,
  told: { message: MessageId; outcome: ToldOutcome; data: object; origin: string | undefined },
): Promise<void> {
  const { message, outcome, data, origin } = told;
  if (copyAddress(settings, message) === null) return;
  const copyId = uuidOf(`copy ${message} ${origin ?? JSON.stringify(data)}`);
  await jobs['message-copy'](db, { message, outcome, copyId, ...subjectOf(data) });
}

function subjectOf(data: object): CopySubject {
  const found: CopySubject = {};
  for (const name of SUBJECTS) {
    const id: unknown = Reflect.get(data, name);
    if (typeof id === 'number') found[name] = id;
  }
  return found;
}

/** A UUID made of a text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = sha256Hex(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
