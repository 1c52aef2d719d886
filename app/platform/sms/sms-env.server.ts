import { z } from 'zod';

/** A gateway that takes a text message by one POST of JSON, as most do. */
export type SmsSettings = {
  url: URL;
  /** Name and value of the header that gives access. */
  header: { name: string; value: string };
  /** The body, with {to}, {digits}, {text} and {key} where they belong. */
  body: JsonValue;
};

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

const jsonValue: z.ZodType<JsonValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(jsonValue),
    z.record(z.string(), jsonValue),
  ]),
);

const USUAL_BODY = '{"to":"{to}","text":"{text}"}';
const USUAL_HEADER = 'Authorization: Bearer {token}';
const HEADER = /^([A-Za-z][A-Za-z0-9-]*): ?(.*\{token\}.*)$/;

const text = z.string().trim().min(1);

/** Rows of the environment; all of them optional, since text messages cost money. */
export const SMS_SOURCE = {
  SMS_URL: text
    .refine(isHttpsOrLoopback, 'must be an address that begins with https://')
    .optional(),
  SMS_TOKEN: text.min(8, 'is too short to be what a gateway shows').optional(),
  SMS_HEADER: text.regex(HEADER, "must read like 'Name: … {token}'").default(USUAL_HEADER),
  SMS_BODY: text
    .refine(
      (value) =>
        bodyOf(value) !== null && /\{(?:to|digits)\}/.test(value) && value.includes('{text}'),
      'must be JSON with {to} or {digits}, and {text}',
    )
    .default(USUAL_BODY),
};
type SmsValues = z.output<z.ZodObject<typeof SMS_SOURCE>>;

/** Half a configuration is refused: nobody would be told that nothing goes. */
export function smsIssues(
  given: Readonly<Record<string, string | undefined>>,
  isLocal: boolean,
): string[] {
  const { SMS_URL: url, SMS_TOKEN: token } = given;
  return [
    ...(url && !token ? ['SMS_TOKEN is missing: SMS_URL needs it'] : []),
    ...(token && !url ? ['SMS_URL is missing: SMS_TOKEN needs it'] : []),
    ...(!isLocal && isLoopback(url ?? '')
      ? ['SMS_URL may be this machine only while BASE_URL is']
      : []),
  ];
}

export function smsSettingsOf(values: SmsValues): SmsSettings | undefined {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_HEADER: header } = values;
  const body = bodyOf(values.SMS_BODY);
  const [, name = '', value = ''] = HEADER.exec(header) ?? [];
  if (!url || !token || body === null) return;
  return {
    url: new URL(url),
    header: { name, value: value.replace('{token}', () => token) },
    body,
  };
}

function bodyOf(value: string): JsonValue | null {
  try {
    const parsed = jsonValue.safeParse(JSON.parse(value));
    return parsed.success && typeof parsed.data === 'object' ? parsed.data : null;
  } catch {
    return null;
  }
}

function isHttpsOrLoopback(value: string): boolean {
  return URL.parse(value)?.protocol === 'https:' || isLoopback(value);
}

function isLoopback(value: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3})$/.test(URL.parse(value)?.hostname ?? '');
}
