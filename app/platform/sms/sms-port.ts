// What the site asks of whoever sends text messages for the clinic. `http-sms.server.ts` is one; another gateway is
// another file with this type.

export type Sms = {
  /** '+5535995550111' */
  to: string;
  text: string;
  /** The same each time that this message is tried; a gateway that knows keys sends it once. */
  key: string;
};

/** Why a message did not go: 'setup' until somebody mends the configuration, 'person' for this number alone. */
export type SmsAnswer = { ok: true } | { ok: false; refusal: 'setup' | 'person'; status: number };

export type SmsSender = { send(sms: Sms): Promise<SmsAnswer> };

/** Nobody knows whether the message went, or it may be tried again. */
export class SmsDelayedError extends Error {
  override name = 'SmsDelayedError';
  /** False where the gateway has said that it did not take the message. */
  readonly mayHaveGone: boolean;
  constructor(message: string, { mayHaveGone }: { mayHaveGone: boolean }) {
    super(message);
    this.mayHaveGone = mayHaveGone;
  }
}
