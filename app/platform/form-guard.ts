/** A field that people do not see and bots fill in. */
export const HONEYPOT_FIELD = 'site';
/** The field for the browser's proof of work; see proof-of-work.ts. */
export const PROOF_FIELD = 'proof';
/** The idempotency key: a form sent twice is stored once. */
export const KEY_FIELD = 'key';
/** The form name in the proofs of all forms that write to the clinic. */
export const MESSAGE_PROOF_FORM = 'contact';

/**
 * Whether the hidden field holds anything. Such a form gets an error in its summary, neither silence nor
 * success: a browser may have filled the field for a person, who can try again.
 */
export function isHoneypotFilled(form: { get(field: string): unknown }): boolean {
  const value = form.get(HONEYPOT_FIELD);
  return value !== null && value !== undefined && value !== '';
}
