/** States of a payer's approval ("guia"), in the order in which it goes through them. */
export const APPROVAL_STATES = [
  'not-needed',
  'to-ask',
  'asked',
  'granted',
  'denied',
  'expired',
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];
