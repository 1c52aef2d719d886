import { isIP } from 'node:net';
import { z } from 'zod';

/** Central Bank's API Pix, as the clinic's bank offers it. */
export type PixApiSettings = {
  /** With the version: https://pix.bank.example/v2 */
  apiUrl: URL;
  /** Where access tokens come from. */
  tokenUrl: URL;
  clientId: string;
  clientSecret: string;
  /** The Pix key that receives the money. */
  receiverKey: string;
  /** PEM, or PKCS #12 when its name ends with .p12 or .pfx; proves to the bank who asks. */
  certificateFile: string;
  /** PEM of the private key; undefined: it is in the certificate's file. */
  certificateKeyFile: string | undefined;
  certificatePassword: string | undefined;
  /** PEM of an authority that the bank uses and systems do not know. */
  authorityFile: string | undefined;
  /** Last part of the webhook's address. */
  webhookSecret: string;
};

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  methods: readonly StripeMethod[];
  /** Of a server that plays Stripe, on this machine. */
  apiUrl: URL | undefined;
};

export type MercadoPagoSettings = {
  accessToken: string;
  webhookSecret: string;
  /** Of a server that plays Mercado Pago, on this machine. */
  apiUrl: URL | undefined;
};

/** The providers of payments that the operator has configured. */
export type PaymentSettings = {
  pixApi?: PixApiSettings | undefined;
  stripe?: StripeSettings | undefined;
  mercadoPago?: MercadoPagoSettings | undefined;
};

const STRIPE_METHODS = ['card', 'boleto', 'pix'] as const;
export type StripeMethod = (typeof STRIPE_METHODS)[number];

const text = z.string().trim().min(1);
const secret = text.min(12, 'is too short to be what the provider shows');
const httpsUrl = text.refine(isHttpsOrLocal, 'must be an address that begins with https://');
const localUrl = text.refine(isLocalOrigin, 'is for tests: http://127.0.0.1:<port>');
const TOKEN_LENGTH = /^[\w-]{32,100}$/;

/** Rows of the environment; all of them optional, since a clinic may use no provider. */
export const PAYMENT_SOURCE = {
  PIX_API_URL: httpsUrl.optional(),
  PIX_API_TOKEN_URL: httpsUrl.optional(),
  PIX_API_CLIENT_ID: text.optional(),
  PIX_API_CLIENT_SECRET: text.optional(),
  PIX_API_RECEIVER_KEY: text.max(77, 'is no Pix key').optional(),
  PIX_API_CERTIFICATE: text.optional(),
  PIX_API_CERTIFICATE_KEY: text.optional(),
  PIX_API_CERTIFICATE_PASSWORD: text.optional(),
  PIX_API_AUTHORITY: text.optional(),
  PIX_API_WEBHOOK_SECRET: text
    .regex(TOKEN_LENGTH, 'must be 32 to 100 letters and digits (openssl rand -hex 32)')
    .optional(),
  STRIPE_SECRET_KEY: secret.regex(/^[sr]k_/, 'must begin with sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: secret.regex(/^whsec_/, 'must begin with whsec_').optional(),
  STRIPE_METHODS: text
    .transform((list) => list.split(',').map((method) => method.trim()))
    .pipe(z.array(z.enum(STRIPE_METHODS)).min(1))
    .default(['card']),
  STRIPE_API_URL: localUrl.optional(),
  MERCADO_PAGO_ACCESS_TOKEN: secret
    .regex(/^(?:APP_USR|TEST)-/, 'must begin with APP_USR- or TEST-')
    .optional(),
  MERCADO_PAGO_WEBHOOK_SECRET: secret.optional(),
  MERCADO_PAGO_API_URL: localUrl.optional(),
};
type PaymentValues = z.output<z.ZodObject<typeof PAYMENT_SOURCE>>;
type Given = Readonly<Record<string, string | undefined>>;

/** What each provider cannot do without. Who sets one of its rows must set these. */
const NEEDED = {
  PIX_API_: [
    ...['PIX_API_URL', 'PIX_API_TOKEN_URL', 'PIX_API_CLIENT_ID', 'PIX_API_CLIENT_SECRET'],
    ...['PIX_API_RECEIVER_KEY', 'PIX_API_CERTIFICATE', 'PIX_API_WEBHOOK_SECRET'],
  ],
  STRIPE_: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  MERCADO_PAGO_: ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET'],
};

const ADDRESSES = ['PIX_API_URL', 'PIX_API_TOKEN_URL', 'STRIPE_API_URL', 'MERCADO_PAGO_API_URL'];

/** How the keys begin that take invented cards. */
const TEST_KEYS: readonly (readonly [string, RegExp])[] = [
  ['STRIPE_SECRET_KEY', /^[sr]k_test_/],
  ['MERCADO_PAGO_ACCESS_TOKEN', /^TEST-/],
];

/**
 * Half a configuration is refused: money would be asked for and its arrival never heard of. So is a provider on this
 * machine for a public site, or its test keys: it would say of anything that it is paid.
 */
export function paymentIssues(given: Given, isLocal: boolean): string[] {
  const missing = Object.entries(NEEDED).flatMap(([prefix, needed]) => {
    const first = Object.keys(PAYMENT_SOURCE).find(
      (name) => name.startsWith(prefix) && given[name],
    );
    if (first === undefined) return [];
    return needed
      .filter((name) => !given[name])
      .map((name) => `${name} is missing: ${first} needs it`);
  });
  const played = ADDRESSES.filter((name) => !isLocal && isLocalOrigin(given[name] ?? ''));
  const invented = TEST_KEYS.filter(([name, test]) => !isLocal && test.test(given[name] ?? ''));
  return [
    ...missing,
    ...invented.map(
      ([name]) => `${name} is a test key: with it, anybody pays with an invented card`,
    ),
    ...played.map((name) => `${name} may be this machine only while BASE_URL is`),
  ];
}

export function paymentSettingsOf(values: PaymentValues): PaymentSettings {
  return {
    pixApi: pixApiOf(values),
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            methods: values.STRIPE_METHODS,
            apiUrl: urlOf(values.STRIPE_API_URL),
          }
        : undefined,
    mercadoPago:
      values.MERCADO_PAGO_ACCESS_TOKEN && values.MERCADO_PAGO_WEBHOOK_SECRET
        ? {
            accessToken: values.MERCADO_PAGO_ACCESS_TOKEN,
            webhookSecret: values.MERCADO_PAGO_WEBHOOK_SECRET,
            apiUrl: urlOf(values.MERCADO_PAGO_API_URL),
          }
        : undefined,
  };
}

function pixApiOf(values: PaymentValues): PixApiSettings | undefined {
  const apiUrl = urlOf(values.PIX_API_URL);
  const tokenUrl = urlOf(values.PIX_API_TOKEN_URL);
  const { PIX_API_CLIENT_ID: clientId, PIX_API_CLIENT_SECRET: clientSecret } = values;
  const { PIX_API_RECEIVER_KEY: receiverKey, PIX_API_CERTIFICATE: certificateFile } = values;
  const { PIX_API_WEBHOOK_SECRET: webhookSecret } = values;
  if (!apiUrl || !tokenUrl || !clientId || !clientSecret) return;
  if (!receiverKey || !certificateFile || !webhookSecret) return;
  return {
    apiUrl,
    tokenUrl,
    clientId,
    clientSecret,
    receiverKey,
    certificateFile,
    certificateKeyFile: values.PIX_API_CERTIFICATE_KEY,
    certificatePassword: values.PIX_API_CERTIFICATE_PASSWORD,
    authorityFile: values.PIX_API_AUTHORITY,
    webhookSecret,
  };
}

function urlOf(value: string | undefined): URL | undefined {
  return value === undefined ? undefined : new URL(value);
}

function isHttpsOrLocal(value: string): boolean {
  const url = URL.parse(value);
  const isPlain = url !== null && url.username === '' && url.search === '' && url.hash === '';
  return isPlain && (url.protocol === 'https:' || isLocalOrigin(value));
}

function isLocalOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname;
  return host === 'localhost' || (isIP(host) === 4 && host.startsWith('127.'));
}
