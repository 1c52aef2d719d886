/** Why staff book beyond what a payer covers or beyond its quota; codes, because the audit log keeps them. */
export const EXCEED_REASONS = ['payer-agreed', 'urgent', 'clinic-decides'] as const;
export type ExceedReason = (typeof EXCEED_REASONS)[number];

/** The reason that a form names; undefined for none of them. */
export function exceedReasonOf(text: string): ExceedReason | undefined {
  return EXCEED_REASONS.find((each) => each === text);
}
