import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

const PIX = {
  PIX_API_URL: 'https://pix.bank.example/v2',
  PIX_API_TOKEN_URL: 'https://pix.bank.example/oauth/token',
  PIX_API_CLIENT_ID: 'Client_Id_1',
  PIX_API_CLIENT_SECRET: 'hunter2-hunter2',
  PIX_API_RECEIVER_KEY: '+5535995550100',
  PIX_API_CERTIFICATE: '/etc/clareia/bank.p12',
  PIX_API_WEBHOOK_SECRET: 'f'.repeat(64),
};
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_hunter2', STRIPE_WEBHOOK_SECRET: 'whsec_hunter2' };
const MERCADO_PAGO = {
  MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-hunter2',
  MERCADO_PAGO_WEBHOOK_SECRET: 'hunter2-hunter2',
};
const ALL = { ...PIX, ...STRIPE, ...MERCADO_PAGO };

function issuesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(1) : ['not an Error'];
  }
}

test('without any row nobody is asked to collect money', () => {
  const { payments } = readEnv({});
  expect(payments).toEqual({ pixApi: undefined, stripe: undefined, mercadoPago: undefined });
});

test('all three may be used together', () => {
  const { payments } = readEnv({ ...ALL, STRIPE_METHODS: 'card, boleto' });
  expect(payments?.pixApi).toMatchObject({
    receiverKey: '+5535995550100',
    authorityFile: undefined,
  });
  expect(payments?.stripe).toMatchObject({ methods: ['card', 'boleto'], apiUrl: undefined });
  expect(payments?.mercadoPago?.accessToken).toBe('APP_USR-hunter2');
});

test.each(Object.keys(ALL))('without %s alone the start is refused, by its name', (name) => {
  const issues = issuesOf({ ...ALL, [name]: '' });
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(new RegExp(`^- ${name} is missing: [A-Z_]+ needs it$`));
});

test.each([
  ['a setting that switches nothing on', { STRIPE_METHODS: 'boleto' }],
  ['a bank without https', { ...PIX, PIX_API_URL: 'http://pix.bank.example/v2' }],
  ['an address with a password', { ...PIX, PIX_API_TOKEN_URL: 'https://a:b@bank.example' }],
  ['a secret that can be guessed', { ...PIX, PIX_API_WEBHOOK_SECRET: 'pix' }],
  ['a secret that ends an address', { ...PIX, PIX_API_WEBHOOK_SECRET: `${'f'.repeat(40)}/x` }],
  ['the publishable key', { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_hunter2' }],
  ['another secret', { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'sk_live_hunter2' }],
  ['a way to pay that is not supported', { ...STRIPE, STRIPE_METHODS: 'card,cheque' }],
  ['a provider that is somebody else', { ...STRIPE, STRIPE_API_URL: 'https://api.example.com' }],
  ['a token of another kind', { ...MERCADO_PAGO, MERCADO_PAGO_ACCESS_TOKEN: 'hunter2-hunter2' }],
])('the start refuses %s, without repeating it', (_name, source) => {
  const issues = issuesOf(source);
  expect(issues.length).toBeGreaterThan(0);
  expect(issues.join('\n')).not.toContain('hunter2');
});

test('a provider on this machine is for tests: a public site refuses it', () => {
  const played = { ...STRIPE, STRIPE_API_URL: 'http://127.0.0.1:4242' };
  expect(readEnv(played).payments?.stripe?.apiUrl?.port).toBe('4242');
  expect(issuesOf({ ...played, BASE_URL: 'https://www.clinica.com.br' })).toEqual([
    '- STRIPE_API_URL may be this machine only while BASE_URL is',
  ]);
});

test('keys that take invented cards are for this machine alone', () => {
  const tested = {
    STRIPE_SECRET_KEY: 'sk_test_hunter2',
    MERCADO_PAGO_ACCESS_TOKEN: 'TEST-hunter2-hunter2',
  };
  const issuesAt = (baseUrl: string) =>
    issuesOf({ ...ALL, ...tested, BASE_URL: baseUrl }).filter((issue) =>
      issue.includes('test key'),
    );
  expect(issuesAt('https://clinica.example.com')).toEqual([
    expect.stringContaining('STRIPE_SECRET_KEY'),
    expect.stringContaining('MERCADO_PAGO_ACCESS_TOKEN'),
  ]);
  expect(issuesAt('http://localhost:3000')).toEqual([]);
});
