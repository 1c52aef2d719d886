import { cleanPath, cleanText } from './clean-text.ts';

const MAX_MESSAGE = 500;
const MAX_STACK = 4_000;
const MAX_FILE = 300;

/** What a browser event says about an error. */
export type CaughtError = {
  message: string;
  file?: string;
  line?: number;
  column?: number;
  /** What was thrown: usually an Error, but it can be anything. */
  error?: unknown;
};

/** An error as it is stored and reported, without personal data. */
export type ErrorRecord = {
  type: string;
  message: string;
  file: string;
  line: number;
  column: number;
  stack: string;
  /** RFC 3339. */
  timestamp: string;
  userAgent: string;
  /** The path of the page; for a private page its pattern. */
  url: string;
  /** Random; lasts as long as the tab. */
  sessionId: string;
};

export type ErrorPlace = {
  nowMs: number;
  origin: string;
  pathname: string;
  userAgent: string;
  sessionId: string;
  /** Contents of the page's fields. */
  values: readonly string[];
};

/** Makes a record of a caught error, without personal data and cut to size. */
export function recordOf(
  caught: CaughtError,
  { nowMs, origin, pathname, userAgent, sessionId, values }: ErrorPlace,
): ErrorRecord {
  const { error } = caught;
  const isError = error instanceof Error;
  const stack = isError ? (error.stack ?? '') : '';
  const [file, line, column] = caught.file
    ? [caught.file, caught.line, caught.column]
    : firstPlaceIn(stack);
  const clean = (text: string) => cleanText(text.replaceAll(origin, ''), values);
  return {
    type: isError ? error.name : 'Error',
    message: clean(messageOf(caught)).slice(0, MAX_MESSAGE),
    file: cleanPath(file ?? '').slice(0, MAX_FILE),
    line: line ?? 0,
    column: column ?? 0,
    // The first lines of a stack repeat the message.
    stack: clean(frames(stack)).slice(0, MAX_STACK),
    timestamp: new Date(nowMs).toISOString(),
    userAgent: userAgent.slice(0, MAX_FILE),
    url: cleanPath(pathname),
    sessionId,
  };
}

/** The message, except a parser's: it quotes the text that it could not read, which may be personal. */
function messageOf({ message, error }: CaughtError): string {
  return error instanceof SyntaxError ? message.replace(/"[^"]*"|'[^']*'/g, '"…"') : message;
}

function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at |@.*:\d+:\d+$/.test(line))
    .join('\n');
}

function firstPlaceIn(stack: string): [string?, number?, number?] {
  const [, file, line, column] = /(https?:\/\/\S+?):(\d+):(\d+)/.exec(stack) ?? [];
  return [file, Number(line ?? 0), Number(column ?? 0)];
}

/** Identifies equal errors by type, message and location; 53 bits in hexadecimal. */
export function errorHash({ type, message, file, line }: ErrorRecord): string {
  // Two lanes of multiply and xor over the characters (cyrb53, public domain).
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const letter of `${type}|${message}|${file}|${line}`) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16);
}
