import { isIP } from 'node:net';
import { z } from 'zod';
import { VENDORS, type VendorIds } from '#app/platform/browser/vendors.ts';
import {
  MAPS_SOURCE,
  type MapsSettings,
  mapsIssues,
  mapsSettingsOf,
} from '#app/platform/google/places-env.server.ts';
import { isMailAddress } from '#app/platform/mail/mail-address.ts';
import { smtpSettings } from '#app/platform/mail/smtp-settings.ts';
import { hasGuessablePassword, isHardToGuess, SECRET_LENGTH } from './guessable-secret.ts';
import { MAP_SOURCE, type MapEmbed, mapEmbedOf, mapIssues } from './map-env.server.ts';
import {
  PAYMENT_SOURCE,
  type PaymentSettings,
  paymentIssues,
  paymentSettingsOf,
} from './payment-env.server.ts';
import { SMS_SOURCE, type SmsSettings, smsIssues, smsSettingsOf } from './sms/sms-env.server.ts';
import { isNetwork } from './trusted-network.ts';
import {
  WHATSAPP_SOURCE,
  type WhatsappSettings,
  whatsappIssues,
  whatsappSettingsOf,
} from './whatsapp/whatsapp-env.server.ts';

/** The process's configuration, and the secret that it may have had to generate. */
export type Env = ProcessEnv & {
  /** At least 32 characters; tokens are derived from it. */
  appSecret: string;
};

/** Configuration from the environment, read once at startup. */
export type ProcessEnv = MapsSettings & {
  nodeEnv: 'production' | 'development' | 'test';
  /** Address to listen on. */
  host: string;
  port: number;
  /** The site's own origin as visitors type it: no path, https except on a loopback host. */
  baseUrl: URL;
  /** A PostgreSQL to use; without it the app runs its own. */
  databaseUrl?: string | undefined;
  /** A role that may change the schema; defaults to the app's own URL. */
  databaseOwnerUrl?: string | undefined;
  dataDir?: string | undefined;
  /** A JSON file with the clinic record, in place of that of the source. */
  clinicRecord?: string | undefined;
  /** Folder in which backups arrive, to be told when they stop; nothing is written there. */
  backupDir?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  /** Another program sends what lies in the folder of the mails. */
  hasMailPickup?: boolean | undefined;
  /** Required with `databaseUrl`. */
  appSecret?: string | undefined;
  /** Goes on with a secret that the database does not know. */
  acceptsNewSecret?: boolean | undefined;
  /** How long browsers keep to https once they have seen the site. */
  hsts?: Hsts | undefined;
  /** Addresses and networks (CIDR) of the proxies whose X-Forwarded-For is trusted. */
  trustProxy: readonly string[];
  rateLimits: boolean;
  /** Whether browsers may store pages for offline use; default true. */
  hasServiceWorker?: boolean | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** A WordPress whose texts the blog shows, without a final slash; undefined: staff may name one on screen. */
  cmsUrl?: string | undefined;
  hasOldCmsName?: boolean | undefined;
  /** Ids of the measurement services in use; default none. */
  vendorIds?: VendorIds | undefined;
  /** With it the server reports to Google Analytics what browsers cannot. */
  gaApiSecret?: string | undefined;
  /** Folder of the VLibras widget, without a final slash; undefined: there is no translation into Libras. */
  vlibrasUrl?: string | undefined;
  /** On this machine only: a stub that replaces every measurement service, for tests. */
  measurementOrigin?: string | undefined;
  /** Who may be asked to collect money beside the clinic's own Pix; default nobody. */
  payments?: PaymentSettings | undefined;
  /** WhatsApp's own interface; default none. */
  whatsapp?: WhatsappSettings | undefined;
  sms?: SmsSettings | undefined;
  /** The interactive map that a visitor may open; undefined: there is none. */
  mapEmbed?: MapEmbed | undefined;
};

/** Grown step by step: a browser that has seen it refuses plain http until it is over. */
export type Hsts = 'off' | 'day' | 'month' | 'year';

const text = z.string().trim().min(1);
const url = (protocols: RegExp, fault: string) =>
  text.regex(protocols, fault).refine(URL.canParse, fault);
const postgresUrl = url(
  /^postgres(ql)?:\/\//,
  'must look like postgres://user:password@host:5432/database',
);

const CMS_FAULT = 'must be an address that begins with https://, without user or query';

const SOURCE = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  // Loopback: nothing is exposed by accident, and a proxy on the same machine reaches it. Containers set
  // 0.0.0.0.
  HOST: text.default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be a number from 1 to 65535')
    .default(3000),
  BASE_URL: url(/^https?:\/\//, 'must be an address such as https://www.example.com.br')
    .refine(isPlainOrigin, 'must be scheme and host only, without path, user or query')
    .refine(isHttpsOrLoopback, 'must begin with https:// unless its host is this machine')
    .transform((value) => new URL(value))
    .optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATA_DIR: text.optional(),
  CLINIC_RECORD: text.optional(),
  BACKUP_DIR: text.optional(),
  SMTP_URL: text.superRefine(refuseWrongSmtpAddress).optional(),
  MAIL_PICKUP: z.enum(['on', 'off']).optional(),
  MAIL_FROM: text.refine(isMailAddress, 'must be one plain mail address').optional(),
  APP_SECRET: text
    .min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters (openssl rand -base64 48)`)
    .refine(isHardToGuess, 'is easy to guess; use: openssl rand -base64 48')
    .optional(),
  NEW_SECRET: z.enum(['accept']).optional(),
  HSTS: z.enum(['off', 'day', 'month', 'year']).default('day'),
  TRUST_PROXY: text
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (list) => list.every(isNetwork),
      'must be addresses or networks, as 127.0.0.1,10.0.0.0/8',
    )
    .default([]),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  CMS_URL: text.refine(isHttpsFolder, CMS_FAULT).optional(),
  // Its older name.
  BACKEND_URL: text.refine(isHttpsFolder, CMS_FAULT).optional(),
  GA_MEASUREMENT_ID: text.regex(VENDORS.ga.idPattern, 'must look like G-AB12CD34EF').optional(),
  GA_API_SECRET: text.regex(/^[\w-]{10,60}$/, 'must be the secret as Google shows it').optional(),
  GTM_CONTAINER_ID: text.regex(VENDORS.gtm.idPattern, 'must look like GTM-AB12CD3').optional(),
  WEB_ANALYTICS_ID: text
    .regex(VENDORS.web.idPattern, 'must be 32 digits and letters from a to f')
    .optional(),
  AD_PIXEL_ID: text.regex(VENDORS.pixel.idPattern, 'must be 10 to 20 digits').optional(),
  VLIBRAS_URL: text
    .refine(isOffOrFolder, "must be off, or the folder's https address, without a query")
    .transform((value) => (value === 'off' ? undefined : value.replace(/\/+$/, '')))
    .default('https://vlibras.gov.br/app'),
  MEASUREMENT_ORIGIN: url(/^https?:\/\//, 'must be an address such as http://127.0.0.1:4100')
    .refine(isPlainOrigin, 'must be scheme and host only, without path, user or query')
    .optional(),
  ...MAPS_SOURCE,
  ...PAYMENT_SOURCE,
  ...WHATSAPP_SOURCE,
  ...SMS_SOURCE,
  ...MAP_SOURCE,
});
type Source = z.output<typeof SOURCE>;

/**
 * Reads the process's environment. An empty value counts as unset; unknown names are ignored.
 * @throws one Error with a line for every issue; no line repeats a value, which may be a secret
 */
export function readEnv(source: Record<string, string | undefined>): ProcessEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = SOURCE.safeParse(given, { error: plainWords });
  const issues = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`),
    ...issuesAcross(given),
  ];
  if (!parsed.success || issues.length > 0) {
    throw new Error(
      ['The environment has faults:', ...issues.map((line) => `- ${line}`)].join('\n'),
    );
  }
  return toEnv(parsed.data);
}

/** Whether an address is a loopback address. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

function baseUrlOf(values: Source): URL {
  return values.BASE_URL ?? new URL(`http://localhost:${values.PORT}`);
}

/** Rules across values; they check the raw text, so that an issue elsewhere does not hide theirs. */
function issuesAcross(given: Record<string, string | undefined>): string[] {
  const { BASE_URL, DATABASE_URL, DATABASE_OWNER_URL, APP_SECRET, RATE_LIMITS } = given;
  const { GA_MEASUREMENT_ID, GA_API_SECRET, MEASUREMENT_ORIGIN } = given;
  const isLocal = isLoopbackHost(URL.parse(BASE_URL ?? 'http://localhost')?.hostname ?? '');
  return [
    ...(DATABASE_URL && !APP_SECRET
      ? ['APP_SECRET is missing: it is required with DATABASE_URL (openssl rand -base64 48)']
      : []),
    ...(DATABASE_OWNER_URL && !DATABASE_URL ? ['DATABASE_OWNER_URL needs DATABASE_URL'] : []),
    ...(!isLocal && [DATABASE_URL, DATABASE_OWNER_URL].some(hasGuessablePassword)
      ? ['DATABASE_URL has a password that is easy to guess']
      : []),
    ...(RATE_LIMITS === 'off' && !isLocal
      ? ['RATE_LIMITS may be off only while BASE_URL is this machine']
      : []),
    ...(GA_API_SECRET && !GA_MEASUREMENT_ID ? ['GA_API_SECRET needs GA_MEASUREMENT_ID'] : []),
    ...(MEASUREMENT_ORIGIN && !isLocal
      ? ['MEASUREMENT_ORIGIN may be set only while BASE_URL is this machine']
      : []),
    ...mapsIssues(given, isLocal),
    ...paymentIssues(given, isLocal),
    ...whatsappIssues(given, isLocal),
    ...smsIssues(given, isLocal),
    ...mapIssues(given),
  ];
}

function toEnv(values: Source): ProcessEnv {
  return {
    nodeEnv: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    baseUrl: baseUrlOf(values),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    clinicRecord: values.CLINIC_RECORD,
    backupDir: values.BACKUP_DIR,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    hasMailPickup: values.MAIL_PICKUP === 'on',
    appSecret: values.APP_SECRET,
    acceptsNewSecret: values.NEW_SECRET === 'accept',
    hsts: values.HSTS,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
    // Stored pages would hide changes during development.
    hasServiceWorker: values.SERVICE_WORKER === 'on' && values.NODE_ENV !== 'development',
    logLevel: values.LOG_LEVEL,
    ...mapsSettingsOf(values),
    cmsUrl: (values.CMS_URL ?? values.BACKEND_URL)?.replace(/\/+$/, ''),
    hasOldCmsName: values.BACKEND_URL !== undefined,
    vendorIds: {
      ga: values.GA_MEASUREMENT_ID,
      gtm: values.GTM_CONTAINER_ID,
      web: values.WEB_ANALYTICS_ID,
      pixel: values.AD_PIXEL_ID,
    },
    gaApiSecret: values.GA_API_SECRET,
    vlibrasUrl: values.VLIBRAS_URL,
    measurementOrigin: values.MEASUREMENT_ORIGIN,
    payments: paymentSettingsOf(values),
    whatsapp: whatsappSettingsOf(values),
    sms: smsSettingsOf(values),
    mapEmbed: mapEmbedOf(values),
  };
}

function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_value' ? `must be one of: ${issue.values.join(', ')}` : undefined;
}

function isPlainOrigin(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && parsed.href === `${parsed.origin}/`;
}

function isHttpsOrLoopback(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed?.protocol === 'https:' || isLoopbackHost(parsed?.hostname ?? '');
}

function isOffOrFolder(value: string): boolean {
  const parsed = URL.parse(value);
  const isPlain = parsed?.href === `${parsed?.origin}${parsed?.pathname}`;
  return value === 'off' || (isPlain && isHttpsOrLoopback(value));
}

function isHttpsFolder(value: string): boolean {
  return value !== 'off' && isOffOrFolder(value);
}

function refuseWrongSmtpAddress(value: string, context: z.core.$RefinementCtx): void {
  try {
    smtpSettings(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'the address cannot be read';
    context.addIssue({ code: 'custom', message: `is wrong: ${reason}` });
  }
}
