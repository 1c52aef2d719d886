import type { Charge } from '#app/payments/charge.ts';
import { chargeToken } from '#app/payments/charge-link.server.ts';
import { localPath } from '#app/platform/locale.ts';

type LinkOf = Pick<Charge, 'linkKey'>;

/** The token of a deposit's page: that of its charge. */
export function depositToken(secret: string, charge: LinkOf): string {
  return chargeToken(secret, charge);
}

/** Path of the page of a deposit, in its language. */
export function depositPath(secret: string, charge: LinkOf & Pick<Charge, 'locale'>): string {
  return localPath(charge.locale, `/agendamento/sinal/${depositToken(secret, charge)}`);
}
