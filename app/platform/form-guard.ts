/** The field that people do not see and machines fill in. */
export const HONEYPOT_FIELD = 'site';
/** Where the browser puts its proof of work; see proof-of-work.ts. */
export const PROOF_FIELD = 'proof';

/**
 * Whether the unseen field holds anything. Such a form is answered with an error in its summary, not
 * with silence and never with success: a browser may have filled it in for a person, who can try again.
 */
export function isHoneypotFilled(form: { get(field: string): unknown }): boolean {
  const value = form.get(HONEYPOT_FIELD);
  return value !== null && value !== undefined && value !== '';
}
