import { z } from 'zod';

/** WhatsApp's own interface (Cloud API), as Meta shows it to the clinic. */
export type WhatsappSettings = {
  token: string;
  /** Of the number that sends; a number of Meta, not a telephone number. */
  phoneId: string;
  /** Signs what Meta tells us. */
  appSecret: string;
  /** What Meta repeats when the address for its notices is set up. */
  verifyToken: string;
  /** 'https://graph.facebook.com/v23.0', or a server on this machine that plays it. */
  apiUrl: URL;
  /** Names of the approved templates. */
  templates: { ask: string; prepare: string };
};

const text = z.string().trim().min(1);
const templateName = text.regex(/^[a-z0-9_]{1,512}$/, 'must be the name of a template');

/** Rows of the environment; all of them optional, since most clinics write to each patient themselves. */
export const WHATSAPP_SOURCE = {
  WHATSAPP_TOKEN: text.min(20, 'is too short to be what Meta shows').optional(),
  WHATSAPP_PHONE_ID: text
    .regex(/^\d{6,20}$/, 'must be the id of the number, digits only')
    .optional(),
  WHATSAPP_APP_SECRET: text
    .regex(/^[0-9a-f]{32}$/, 'must be 32 digits and letters a to f')
    .optional(),
  WHATSAPP_VERIFY_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  WHATSAPP_API_URL: text
    .refine(isHttpsOrLoopback, 'must be an address that begins with https://')
    .default('https://graph.facebook.com/v23.0'),
  WHATSAPP_TEMPLATE_ASK: templateName.default('lembrete_confirmar'),
  WHATSAPP_TEMPLATE_PREPARE: templateName.default('lembrete_preparo'),
};
type WhatsappValues = z.output<z.ZodObject<typeof WHATSAPP_SOURCE>>;

const NEEDED = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

/** Half a configuration is refused: messages would go, and answers never be heard of. */
export function whatsappIssues(
  given: Readonly<Record<string, string | undefined>>,
  isLocal: boolean,
): string[] {
  const first = NEEDED.find((name) => given[name]);
  const missing = first
    ? NEEDED.filter((name) => !given[name]).map((name) => `${name} is missing: ${first} needs it`)
    : [];
  const isPlayed = !isLocal && isLoopback(given.WHATSAPP_API_URL ?? '');
  return [
    ...missing,
    ...(isPlayed ? ['WHATSAPP_API_URL may be this machine only while BASE_URL is'] : []),
  ];
}

export function whatsappSettingsOf(values: WhatsappValues): WhatsappSettings | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = values;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = values;
  if (!token || !phoneId || !appSecret || !verifyToken) return;
  return {
    ...{ token, phoneId, appSecret, verifyToken },
    apiUrl: new URL(values.WHATSAPP_API_URL),
    templates: { ask: values.WHATSAPP_TEMPLATE_ASK, prepare: values.WHATSAPP_TEMPLATE_PREPARE },
  };
}

function isHttpsOrLoopback(value: string): boolean {
  return URL.parse(value)?.protocol === 'https:' || isLoopback(value);
}

function isLoopback(value: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3})$/.test(URL.parse(value)?.hostname ?? '');
}
