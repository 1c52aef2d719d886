import type { Payment, PaymentRefund, Preference } from 'mercadopago';
import type { z } from 'zod';
import { PaymentDelayedError, PaymentRefusedError } from '#app/payments/payment-provider.ts';
import type { MercadoPagoSettings } from '#app/platform/payment-env.server.ts';

const TIMEOUT_MS = 20_000;

/** What each call is given beside its own words. */
type Once = { requestOptions: { idempotencyKey?: string } };
type Calls<Client> = (
  /** A write with the same key is done once; null for reading. */
  key: string | null,
  call: (client: Client, once: Once) => Promise<unknown>,
  /** Statuses that are answered with null. */
  known?: readonly number[],
) => Promise<unknown>;

export type MercadoPago = {
  preference: Calls<Preference>;
  payment: Calls<Payment>;
  refund: Calls<PaymentRefund>;
  isSigned(given: {
    signature: string | undefined;
    requestId: string | undefined;
    dataId: string | undefined;
  }): boolean;
};

/** The library, loaded with the first charge or webhook. */
export async function loadMercadoPago(
  settings: MercadoPagoSettings,
  timeoutMs = TIMEOUT_MS,
): Promise<MercadoPago> {
  const library = await import('mercadopago');
  if (settings.apiUrl) {
    const { AppConfig } = await import('mercadopago/dist/utils/config/index.js');
    Reflect.set(AppConfig, 'BASE_URL', settings.apiUrl.origin);
  }
  const callsOf =
    <Client>(
      make: (config: InstanceType<typeof library.MercadoPagoConfig>) => Client,
    ): Calls<Client> =>
    (key, call, known = []) => {
      // One for each call: the library keeps a call's key in it for all that follow.
      const config = new library.MercadoPagoConfig({
        accessToken: settings.accessToken,
        // The job that asks repeats; two kinds of repetition at once would only multiply.
        options: { timeout: timeoutMs, maxRetries: 0 },
      });
      const once = { requestOptions: key === null ? {} : { idempotencyKey: key } };
      return answerOf(call(make(config), once), known, timeoutMs);
    };
  return {
    preference: callsOf((config) => new library.Preference(config)),
    payment: callsOf((config) => new library.Payment(config)),
    refund: callsOf((config) => new library.PaymentRefund(config)),
    isSigned({ signature, requestId, dataId }) {
      try {
        library.WebhookSignatureValidator.validate({
          xSignature: signature,
          xRequestId: requestId,
          dataId,
          secret: settings.webhookSecret,
        });
        return true;
      } catch (error) {
        if (error instanceof library.InvalidWebhookSignatureError) return false;
        throw error;
      }
    },
  };
}

/** Statuses that another try may end; 409 and 423: the same key is at work. */
const FOR_LATER = new Set([0, 401, 403, 404, 408, 409, 423, 424, 429]);

/** Turns what the library throws into the words of the port; nothing that Mercado Pago wrote goes with it. */
async function answerOf(
  call: Promise<unknown>,
  known: readonly number[],
  timeoutMs: number,
): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    // The library's own limit ends with the first header.
    timer = setTimeout(
      () => reject(new PaymentDelayedError('mercado-pago: no answer')),
      timeoutMs + 5_000,
    );
  });
  try {
    return await Promise.race([call, tooLate]);
  } catch (error) {
    if (error instanceof PaymentDelayedError) throw error;
    const given: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
    const status = typeof given === 'number' ? given : 0;
    if (known.includes(status)) return null;
    const isForLater = FOR_LATER.has(status) || status >= 500;
    const words = `mercado-pago: ${status || 'no connection'}`;
    throw isForLater ? new PaymentDelayedError(words) : new PaymentRefusedError(words);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws PaymentDelayedError: half an answer says nothing about what was done */
export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new PaymentDelayedError('mercado-pago: an answer that cannot be read');
  return result.data;
}
