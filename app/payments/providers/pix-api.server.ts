import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import {
  type ChargeRequest,
  type CreatedCharge,
  type FoundCharge,
  PaymentDelayedError,
  type PaymentProvider,
  PaymentRefusedError,
  type Webhook,
} from '#app/payments/payment-provider.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { PixApiSettings } from '#app/platform/payment-env.server.ts';
import { ok, refuse } from '#app/platform/result.ts';
import type { PixAnswer, PixApiClient } from './pix-api-client.server.ts';
import { type Cob, cob, devolution, pixNotice, problem, webhookSetting } from './pix-api-shapes.ts';
import { reaisOf } from './reais.ts';
import { jsonOf } from './webhook-body.ts';

/** For a charge without an end: the API knows none. */
const LONGEST_SECONDS = 365 * 24 * 3_600;
const REFERENCE = /^[A-Z0-9]{25}$/;
/** The API wants 26 letters and digits at least. */
const PREFIX = 'C';

const WEBHOOK_PATH = '/api/pagamentos/pix';

type PixApiParts = { settings: PixApiSettings; call: PixApiClient; clock: Clock };

/** Pix charges by the API that the Central Bank prescribes to every bank that offers one. */
export function pixApiProvider({ settings, call, clock }: PixApiParts): PaymentProvider {
  const cobPath = (reference: string) => `/cob/${txidOf(reference)}`;

  async function readCob(reference: string): Promise<Cob | null> {
    const answer = await call('GET', cobPath(reference));
    return answer.status === 404 ? null : parsed(cob, successOf(answer));
  }

  async function createCharge(request: ChargeRequest): Promise<CreatedCharge> {
    const { reference, amountCents } = request;
    // Asked first: a second PUT would change the charge, and with it how long it lasts.
    const kept = await readCob(reference);
    const made =
      kept ?? parsed(cob, successOf(await call('PUT', cobPath(reference), bodyOf(request))));
    if (made.valor.original !== amountCents || made.txid !== txidOf(reference)) {
      throw new PaymentRefusedError('pix-api: the bank has another charge by this txid');
    }
    if (made.pixCopiaECola === undefined) {
      throw new PaymentRefusedError('pix-api: the bank gave no pixCopiaECola');
    }
    return { providerRef: made.txid, payWith: { kind: 'pix', brCode: made.pixCopiaECola } };
  }

  function bodyOf({ amountCents, description, expiresAt, payer }: ChargeRequest) {
    const leftMs = expiresAt ? expiresAt.getTime() - clock.now().getTime() : null;
    if (leftMs !== null && leftMs < 1_000) throw new PaymentRefusedError('pix-api: already over');
    const seconds = leftMs === null ? LONGEST_SECONDS : Math.floor(leftMs / 1_000);
    return {
      calendario: { expiracao: Math.min(seconds, LONGEST_SECONDS) },
      // The API takes a name only beside a CPF.
      ...(payer?.cpf ? { devedor: { cpf: payer.cpf, nome: payer.name.slice(0, 200) } } : {}),
      valor: { original: reaisOf(amountCents) },
      chave: settings.receiverKey,
      solicitacaoPagador: description.slice(0, 140),
    };
  }

  return {
    name: 'pix-api',
    createCharge,
    async find({ reference }) {
      const found = await readCob(reference);
      if (!found) throw new PaymentDelayedError('pix-api: the bank does not know the charge');
      return foundOf(found, clock.now());
    },
    async verify(webhook) {
      if (!isOwnAddress(webhook, settings.webhookSecret)) return refuse('forged');
      const notice = pixNotice.safeParse(jsonOf(webhook.body));
      if (!notice.success) return refuse('unreadable');
      const references = notice.data.pix.map(({ txid }) => referenceOf(txid ?? ''));
      const known = new Set(references.filter((reference) => reference !== null));
      return ok([...known].map((reference) => ({ reference })));
    },
    async refund(_charge, { key, amountCents, paymentRef }) {
      const path = `/pix/${encodeURIComponent(paymentRef)}/devolucao/${devolutionIdOf(key)}`;
      const asked = await call('PUT', path, { valor: reaisOf(amountCents) });
      // A bank may refuse the id because it has it already.
      const answer = isRefusal(asked) ? await call('GET', path) : asked;
      if (isRefusal(answer)) throw refusalOf(asked);
      const given = parsed(devolution, answer.body);
      if (given.valor !== amountCents) {
        throw new PaymentRefusedError('pix-api: this refund was asked for with another amount');
      }
      if (given.status === 'NAO_REALIZADO') throw new PaymentRefusedError('pix-api: NAO_REALIZADO');
      return { state: given.status === 'DEVOLVIDO' ? 'done' : 'asked', providerRef: given.id };
    },
    async cancel({ reference }) {
      const status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
      const answer = await call('PATCH', cobPath(reference), { status });
      if (!isRefusal(answer)) return;
      // Paid, removed, over or never made: nothing is asked for any more.
      const kept = await readCob(reference);
      if (kept && foundOf(kept, clock.now()).state === 'open') throw refusalOf(answer);
    },
  };
}

/** Tells the bank where to tell of payments, unless it knows. @returns whether it had to be told */
export async function registerPixWebhook(
  { settings, call }: Pick<PixApiParts, 'settings' | 'call'>,
  baseUrl: URL,
): Promise<'known' | 'told'> {
  const webhookUrl = new URL(`${WEBHOOK_PATH}/${settings.webhookSecret}`, baseUrl).href;
  const path = `/webhook/${encodeURIComponent(settings.receiverKey)}`;
  const known = await call('GET', path);
  const kept = webhookSetting.safeParse(known.body);
  if (!isRefusal(known) && kept.data?.webhookUrl === webhookUrl) return 'known';
  successOf(await call('PUT', path, { webhookUrl }));
  return 'told';
}

export function txidOf(reference: string): string {
  return PREFIX + reference;
}

export function referenceOf(txid: string): string | null {
  const reference = txid.startsWith(PREFIX) ? txid.slice(PREFIX.length) : '';
  return REFERENCE.test(reference) ? reference : null;
}

function devolutionIdOf(key: string): string {
  if (!/^[a-zA-Z0-9]{1,35}$/.test(key)) throw new RangeError('no key for a refund by Pix');
  return key;
}

const REFUND_STATES = {
  EM_PROCESSAMENTO: 'asked',
  DEVOLVIDO: 'done',
  NAO_REALIZADO: 'failed',
} as const;

function foundOf({ status, calendario, pix }: Cob, now: Date): FoundCharge {
  const endsAtMs = calendario.criacao.getTime() + calendario.expiracao * 1_000;
  const unpaid =
    status === 'ATIVA' ? (endsAtMs <= now.getTime() ? 'expired' : 'open') : 'cancelled';
  const returned = pix.flatMap(({ endToEndId, devolucoes }) =>
    devolucoes.map((each) => ({ ...each, endToEndId, isByBank: /^MED/.test(each.natureza ?? '') })),
  );
  return {
    state: status === 'CONCLUIDA' || pix.length > 0 ? 'paid' : unpaid,
    payments: pix.map(({ endToEndId, valor, horario }) => ({
      paymentRef: endToEndId,
      amountCents: valor,
      paidAt: horario,
    })),
    refunds: returned
      .filter(({ isByBank }) => !isByBank)
      .map((each) => ({
        key: each.id,
        providerRef: each.id,
        paymentRef: each.endToEndId,
        amountCents: each.valor,
        state: REFUND_STATES[each.status],
      })),
    disputes: returned
      .filter(({ isByBank }) => isByBank)
      .map((each) => ({
        disputeRef: each.id,
        paymentRef: each.endToEndId,
        amountCents: each.valor,
        state: DISPUTE_STATES[each.status],
      })),
  };
}

/** The Central Bank's special return: the payer's bank takes the money back for fraud or a fault. */
const DISPUTE_STATES = {
  EM_PROCESSAMENTO: 'open',
  DEVOLVIDO: 'lost',
  NAO_REALIZADO: 'won',
} as const;

/** Whether the address ends with the secret; banks append '/pix' to what they were told. */
function isOwnAddress({ url }: Webhook, secret: string): boolean {
  const given = Buffer.from(url.pathname.replace(/\/pix$/, '').slice(`${WEBHOOK_PATH}/`.length));
  const own = Buffer.from(secret);
  return given.length === own.length && timingSafeEqual(given, own);
}

function isRefusal({ status }: PixAnswer): boolean {
  return status >= 300;
}

function successOf(answer: PixAnswer): unknown {
  if (isRefusal(answer)) throw refusalOf(answer);
  return answer.body;
}

function refusalOf({ status, body }: PixAnswer): PaymentRefusedError {
  const kind = /[A-Za-z]{1,60}$/.exec(problem.safeParse(body).data?.type ?? '')?.[0] ?? '';
  return new PaymentRefusedError(`pix-api: ${status} ${kind}`.trim());
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw new PaymentDelayedError('pix-api: an answer that cannot be read');
  return result.data;
}
