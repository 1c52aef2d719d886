import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChargeRequest, PaymentDelayedError } from '#app/payments/payment-provider.ts';
import { type PixBank, startPixBank } from '#tests/payment-peers/pix-bank.ts';
import { selfSignedCertificate } from '#tests/self-signed-certificate.ts';
import { pixApiProvider, referenceOf, registerPixWebhook, txidOf } from './pix-api.server.ts';
import { type PixCertificate, pixApiClient, readPixCertificate } from './pix-api-client.server.ts';

const START = new Date('2026-11-23T15:00:00Z');
const SITE = new URL('https://clinica.example.com');
let at = START;
const clock = { now: () => at };
let bank: PixBank;

beforeEach(async () => {
  at = START;
  bank = await startPixBank(clock);
});
afterEach(() => bank.close());

function aBank({
  certificate,
  webhookSecret = 'S'.repeat(40),
}: {
  certificate?: PixCertificate;
  webhookSecret?: string;
} = {}) {
  const settings = {
    apiUrl: new URL('/v2', bank.url),
    tokenUrl: new URL('/oauth/token', bank.url),
    clientId: bank.clientId,
    clientSecret: bank.clientSecret,
    receiverKey: '+5535995550100',
    certificateFile: '',
    certificateKeyFile: undefined,
    certificatePassword: undefined,
    authorityFile: undefined,
    webhookSecret,
  };
  const own = {
    cert: Buffer.from(bank.client.cert),
    key: Buffer.from(bank.client.key),
    ca: Buffer.from(bank.authority),
  };
  const call = pixApiClient(settings, { certificate: certificate ?? own, clock });
  return { settings, call, provider: pixApiProvider({ settings, call, clock }) };
}

function aRequest(changes: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    reference: '7A9KZ3B5C8D2E4F6G1H0J9K8M',
    amountCents: 5_000,
    description: 'Sinal',
    locale: 'pt-BR',
    expiresAt: new Date(at.getTime() + 1_800_000),
    returnUrl: SITE,
    payer: { name: 'Ana Maria', cpf: '12345678909', email: 'ana@example.com' },
    ...changes,
  };
}

test('every reference has a txid of its own, in the form of the API, and comes back from it', () => {
  const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const reference = fc.string({ unit: fc.constantFrom(...letters), minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(reference, (each) => {
      expect(txidOf(each)).toMatch(/^[a-zA-Z0-9]{26,35}$/);
      expect(referenceOf(txidOf(each))).toBe(each);
    }),
  );
  for (const txid of ['', 'C', '7978c0c97ea847e78e8849634473c1f1', `C${'a'.repeat(25)}`]) {
    expect(referenceOf(txid)).toBeNull();
  }
});

test('the bank learns CPF and name, and nothing more of the payer', async () => {
  const { provider } = aBank();
  await provider.createCharge(aRequest());
  const [cob] = [...bank.cobs.values()];
  expect(cob?.devedor).toEqual({ cpf: '12345678909', nome: 'Ana Maria' });
  expect(cob?.calendario.expiracao).toBe(1_800);
  expect(cob?.chave).toBe('+5535995550100');
  expect(JSON.stringify(cob)).not.toContain('ana@example.com');
});

test('without a CPF the bank learns no name either', async () => {
  const { provider } = aBank();
  const payer = { name: 'Ana Maria', cpf: null, email: null };
  await provider.createCharge(aRequest({ payer }));
  expect([...bank.cobs.values()][0]?.devedor).toBeUndefined();
});

test('a second try does not make the charge last longer', async () => {
  const { provider } = aBank();
  await provider.createCharge(aRequest());
  at = new Date(START.getTime() + 60_000);
  await provider.createCharge(aRequest());
  const [cob] = [...bank.cobs.values()];
  expect(cob).toMatchObject({ revisao: 0, calendario: { expiracao: 1_800 } });
});

test('one token serves many questions, also at once, until it ends', async () => {
  const { provider } = aBank();
  const created = await provider.createCharge(aRequest());
  const refs = { reference: aRequest().reference, providerRef: created.providerRef };
  await Promise.all(Array.from({ length: 10 }, () => provider.find(refs)));
  expect(bank.tokens()).toBe(1);
  at = new Date(START.getTime() + 3_599_000);
  await Promise.all(Array.from({ length: 10 }, () => provider.find(refs)));
  expect(bank.tokens()).toBe(2);
});

test('a token that the bank ends early is replaced without anybody noticing', async () => {
  const { provider } = aBank();
  await provider.createCharge(aRequest());
  bank.endTokens();
  const { reference } = aRequest();
  expect(await provider.find({ reference, providerRef: '' })).toMatchObject({ state: 'open' });
  bank.endTokens(1);
  expect(await provider.find({ reference, providerRef: '' })).toMatchObject({ state: 'open' });
  expect(bank.tokens()).toBe(3);
});

test('a bank is not spoken to without the certificate that it knows, nor one that it is not', async () => {
  const stranger = selfSignedCertificate('outra.example');
  const ca = Buffer.from(bank.authority);
  const wrong = { cert: Buffer.from(stranger.cert), key: Buffer.from(stranger.key) };
  for (const certificate of [{ ca }, { ...wrong, ca }, wrong]) {
    const { provider } = aBank({ certificate });
    await expect(provider.createCharge(aRequest())).rejects.toThrow(PaymentDelayedError);
  }
  expect(bank.tokens()).toBe(0);
});

test('the bank is told once where to tell of payments', async () => {
  const { settings, call } = aBank();
  expect(await registerPixWebhook({ settings, call }, SITE)).toBe('told');
  expect(await registerPixWebhook({ settings, call }, SITE)).toBe('known');
  const address = `https://clinica.example.com/api/pagamentos/pix/${'S'.repeat(40)}`;
  expect([...bank.webhooks]).toEqual([['+5535995550100', address]]);
  const moved = aBank({ webhookSecret: 'T'.repeat(40) });
  expect(await registerPixWebhook(moved, SITE)).toBe('told');
});

// The notices are those of the Central Bank's description of the API.
const PUBLISHED = {
  pix: [
    {
      endToEndId: 'E12345678202009091221kkkkkkkkkkk',
      txid: 'c3e0e7a4e7f1469a9f782d3d4999343c',
      valor: '110.00',
      horario: '2020-09-09T20:15:00.358Z',
      infoPagador: '0123456789',
      devolucoes: {
        id: '123ABC',
        rtrId: 'D12345678202009091221abcdf098765',
        valor: '10.00',
        horario: { solicitacao: '2020-09-09T20:15:00.358Z' },
        status: 'EM_PROCESSAMENTO',
      },
    },
  ],
};

test.each([
  ['the Central Bank’s example, of no charge of ours', PUBLISHED, []],
  ['a test at registration', { evento: 'teste_webhook' }, []],
  ['a Pix without txid', { pix: [{ valor: '1.00' }] }, []],
  [
    'two of ours, one of them twice',
    {
      pix: [txidOf('A'.repeat(25)), txidOf('B'.repeat(25)), txidOf('A'.repeat(25))].map((txid) => ({
        txid,
      })),
    },
    [{ reference: 'A'.repeat(25) }, { reference: 'B'.repeat(25) }],
  ],
])('%s is understood', async (_name, notice, value) => {
  const { provider } = aBank();
  for (const end of ['', '/pix']) {
    const url = new URL(`/api/pagamentos/pix/${'S'.repeat(40)}${end}`, SITE);
    const body = Buffer.from(JSON.stringify(notice));
    expect(await provider.verify({ url, headers: {}, body })).toEqual({ ok: true, value });
  }
});

test.each(['', 'null', '[]', '{"pix":{}}', '{"pix":[1]}', '\u{FEFF}x', '{"pix":'])(
  "'%s' cannot be read",
  async (text) => {
    const { provider } = aBank();
    const url = new URL(`/api/pagamentos/pix/${'S'.repeat(40)}`, SITE);
    const told = await provider.verify({ url, headers: {}, body: Buffer.from(text) });
    expect(told).toEqual({ ok: false, refusal: 'unreadable' });
  },
);

test('a certificate that cannot be used is named by its setting, without what is in it', () => {
  const { settings } = aBank();
  const certificateFile = '/nowhere/clinica.p12';
  const fault = () => readPixCertificate({ ...settings, certificateFile });
  expect(fault).toThrow('PIX_API_CERTIFICATE: the file cannot be read');
  const noCertificate = { ...settings, certificateFile: import.meta.filename };
  expect(() => readPixCertificate(noCertificate)).toThrow(/do not fit together$/);
});
