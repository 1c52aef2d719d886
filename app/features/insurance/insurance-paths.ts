/** Addresses of the staff's insurance pages. */
export const INSURANCE_PATHS = {
  coverage: '/equipe/agenda/convenios',
  approvals: '/equipe/agenda/guias',
} as const;

/** The page on which a payer's rules are set. */
export function payerPath(payerId: string): string {
  return `${INSURANCE_PATHS.coverage}/${payerId}`;
}

/** The page of an appointment's card, approval and payer. */
export function insurancePath(protocol: string): string {
  return `/equipe/agenda/agendamento/${protocol}/convenio`;
}
