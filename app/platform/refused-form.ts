/** Why a correctly filled form is refused. */
export type RefusalReason =
  | 'check-failed'
  | 'check-missing'
  | 'too-soon'
  | 'too-many'
  | 'other-body'
  | 'fault';

/** Messages of a refused form that writes to the clinic. */
export type RefusalMessages = {
  refusals: Readonly<Record<RefusalReason, (facts: { minutes: number }) => string>>;
  waitTitle: string;
  /** After a fault, which may have happened between storing and answering. */
  faultNote: string;
  keptNote: (phone: string) => string;
};

/** What a refused form shows: what is wrong, and how long to wait. */
export type RefusedForm = {
  errors: readonly { fieldId: string; message: string }[];
  title?: string | undefined;
  notes?: readonly string[];
  waitSeconds?: number;
};

/** Status of the page that shows the refusal. */
const STATUS = {
  'check-failed': 400,
  'check-missing': 429,
  'too-soon': 429,
  'too-many': 429,
  'other-body': 422,
  fault: 503,
} satisfies Record<RefusalReason, number>;

/**
 * A refused form and the status of its page.
 * @param sendId id of the button, the target of refusals that concern no field
 */
export function refusedFormOf(
  messages: RefusalMessages,
  { reason, waitSeconds = 0 }: { reason: RefusalReason; waitSeconds?: number },
  { sendId, phoneDisplay }: { sendId: string; phoneDisplay: string },
): { status: number; refused: RefusedForm } {
  const status = STATUS[reason];
  const message = messages.refusals[reason]({ minutes: Math.ceil(waitSeconds / 60) });
  return {
    status,
    refused: {
      title: status === 429 ? messages.waitTitle : undefined,
      errors: [{ fieldId: sendId, message }],
      notes: [...(reason === 'fault' ? [messages.faultNote] : []), messages.keptNote(phoneDisplay)],
      waitSeconds,
    },
  };
}
