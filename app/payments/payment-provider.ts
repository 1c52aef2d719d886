import type { Locale } from '#app/platform/locale.ts';
import type { Result } from '#app/platform/result.ts';

/** Who takes the money. `pix-static` needs no contract with anybody: the clinic's bank statement tells what came. */
export const PROVIDERS = ['pix-static', 'pix-api', 'stripe', 'mercado-pago'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** What a provider is asked to collect. */
export type ChargeRequest = {
  /** 25 capital letters and digits, unique to the charge; the provider answers a repetition with the same charge. */
  reference: string;
  amountCents: number;
  /** What the payer reads; nothing about health, no name. */
  description: string;
  locale: Locale;
  /** After it the provider takes no money; null where the charge stays open. */
  expiresAt: Date | null;
  /** Where the visitor comes back to; proves nothing. */
  returnUrl: URL;
  /** Asked for by some providers. CPF of eleven digits. */
  payer: { name: string; cpf: string | null; email: string | null } | null;
};

/** How the visitor pays: a Pix to scan or copy, or the provider's own page. */
export type PayWith = { kind: 'pix'; brCode: string } | { kind: 'redirect'; url: string };

export type CreatedCharge = { providerRef: string; payWith: PayWith };

/** What the provider itself knows of a charge now. */
export type FoundCharge = {
  state: 'open' | 'paid' | 'expired' | 'cancelled';
  /** Each payment with the provider's own identifier, so that it is counted once. */
  payments: readonly { paymentRef: string; amountCents: number; paidAt: Date }[];
  refunds: readonly {
    /** Our own key, or the provider's identifier where it was asked at its own site; null where it keeps no keys. */
    key: string | null;
    /** The provider's own identifier, and the payment that it gives back. */
    providerRef?: string;
    paymentRef?: string;
    amountCents: number;
    state: 'asked' | 'done' | 'failed';
  }[];
  /** Money that the payer's bank holds or has taken back: only a person can answer. */
  disputes?: readonly {
    disputeRef: string;
    paymentRef: string;
    amountCents: number;
    state: 'open' | 'lost' | 'won';
  }[];
};

/** A request as it came: signatures are made over the bytes. Header names in lower case. */
export type Webhook = {
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
  url: URL;
};

export type ChargeRefs = { reference: string; providerRef: string };

/** The one way to every provider of payments. Each method may be repeated without a second effect. */
export type PaymentProvider = {
  name: ProviderName;
  /** @throws PaymentDelayedError when it is to be tried again, PaymentRefusedError when that is useless */
  createCharge(request: ChargeRequest): Promise<CreatedCharge>;
  /** Null where only the clinic's own bank statement tells. @throws PaymentDelayedError */
  find(charge: ChargeRefs): Promise<FoundCharge | null>;
  /**
   * Whether a webhook is the provider's own, and which charges it is about, by our reference or theirs. Its other
   * words count for nothing: the charges are fetched.
   */
  verify(
    webhook: Webhook,
  ): Promise<Result<readonly Partial<ChargeRefs>[], 'forged' | 'unreadable'>>;
  /**
   * Gives money back. `null` where a person must do it at the bank.
   * @throws PaymentDelayedError, PaymentRefusedError
   */
  refund(
    charge: ChargeRefs,
    refund: { key: string; amountCents: number; paymentRef: string },
  ): Promise<{ state: 'asked' | 'done'; providerRef: string } | null>;
  /** Stops asking, where the provider can. @throws PaymentDelayedError */
  cancel(charge: ChargeRefs): Promise<void>;
};

/** The provider will never do this. */
export class PaymentRefusedError extends Error {
  override name = 'PaymentRefusedError';
}

/** The provider did not, or perhaps did not, do this: try again, with the same reference or key. */
export class PaymentDelayedError extends Error {
  override name = 'PaymentDelayedError';
}
