/** The lists in which staff see charges. */
export const CHARGE_VIEWS = ['open', 'overdue', 'attention', 'paid', 'all'] as const;
export type ChargeList = (typeof CHARGE_VIEWS)[number];
