import { isIP } from 'node:net';

const HIDDEN = '[redacted]';
const MAX_DEPTH = 6;
const MAX_ITEMS = 50;
const MAX_TEXT = 4_000;

/** Words that, in a field's name, mean personal data or a secret, whatever the value looks like. */
const SECRET_WORDS = new Set(
  `name patient patients guardian contact phone email mail mails to cc bcc cpf birth born street answer answers
  note notes body payload form query search params parameters detail where cookie cookies authorization
  password secret token url href referer referrer headers ip`.split(/\s+/),
);
/** Names of things, not of people. */
const PLAIN_FIELDS = new Set(['jobName', 'queueName', 'fileName', 'tableName', 'routeName']);

const SHAPES: [RegExp, string][] = [
  [/((?:https?:\/\/|\/)[^\s?"'<>]*)\?[^\s"'<>]*/g, '$1'],
  [/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g, '[mail]'],
  [/\b[A-Za-z0-9_-]{40,}\b/g, '[token]'],
  [/(?<![\w.:-])\+?\(?\d(?:[\s().-]{0,2}\d){9,14}(?![\w:-])/g, '[number]'],
];

/**
 * A copy of a value that is safe to log.
 * @param key name of the field that contains it
 */
export function redact(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'boolean' || value === null || value === undefined) return value;
  if (isSecretField(key)) return HIDDEN;
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object') return value;
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (depth >= MAX_DEPTH || ArrayBuffer.isView(value)) return HIDDEN;
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ITEMS).map((item) => redact(item, '', depth + 1));
  }
  const entries = Object.entries(value).slice(0, MAX_ITEMS);
  return Object.fromEntries(entries.map(([name, each]) => [name, redact(each, name, depth + 1)]));
}

/** The network of an address: /24 for IPv4, /48 for IPv6. */
export function shortenAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(mapped) === 4) return mapped.replace(/\.\d+$/, '.0');
  if (isIP(address) !== 6) return 'unknown';
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::`;
}

function isSecretField(key: string): boolean {
  if (PLAIN_FIELDS.has(key)) return false;
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.some((word) => SECRET_WORDS.has(word));
}

function redactText(text: string): string {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return SHAPES.reduce((kept, [shape, word]) => kept.replace(shape, word), short);
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isCauseShown = error.cause !== undefined && depth < MAX_DEPTH;
  return {
    type: error.name,
    text: errorText(error),
    ...textField(error, 'code'),
    ...textField(error, 'constraint'),
    stack: stack.join('\n'),
    ...(isCauseShown ? { cause: redact(error.cause, '', depth + 1) } : {}),
  };
}

/** An error's message, without the values that caused it. */
function errorText(error: Error): string {
  // A parser quotes the text that it could not read.
  if (error instanceof SyntaxError) return '[text of a syntax error]';
  // Drizzle appends the values of the failed query to its message; PostgreSQL quotes invalid ones.
  const text = error.message.replace(/\nparams:[\s\S]*$/, '');
  const isDataFault = String(textField(error, 'code').code ?? '').startsWith('22');
  return redactText(isDataFault ? text.replace(/"[^"]*"/g, '"…"') : text);
}

function textField(error: Error, field: 'code' | 'constraint'): Record<string, string> {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? { [field]: value } : {};
}
