import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import { redact, shortenAddress } from './redact.ts';

/** Where the process writes its JSON lines; the server creates it with redaction. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'> &
  Partial<Pick<Logger, 'isLevelEnabled'>>;

/** A handled request, as it is logged. */
export type RequestLine = {
  method: string;
  /** Route pattern where there is one, else the path; never a query. */
  route: string;
  status: number;
  ms: number;
  requestId: string;
  /** Full address; only its network is logged. */
  address: string;
};

/**
 * A log of JSON lines that escapes control characters and removes personal data: by field name at any
 * depth, and by pattern (mail addresses, phones, CPF, tokens) inside texts.
 * @param destination standard output when missing
 */
export function createLog(
  { logLevel }: { logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent' },
  destination?: DestinationStream,
): Log {
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // `redact` turns errors into plain fields; pino's own serializer would print their full text.
    serializers: { err: (error: unknown) => error, error: (error: unknown) => error },
    formatters: { level: (label) => ({ level: label }), log: redactFields },
    hooks: {
      logMethod(args, method) {
        const [first, second] = args;
        if (typeof first === 'string') return method.call(this, String(redact(first)));
        const fields = first instanceof Error ? { err: first } : first;
        // Without a message of its own pino would use the error's, which `redact` has not seen.
        const text = typeof second === 'string' ? second : 'fault';
        return method.call(this, fields, String(redact(text)));
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The log fields of a request. */
export function requestLine(line: RequestLine): RequestLine {
  const route = line.route.replace(/[?#].*$/s, '');
  return { ...line, route, ms: Math.round(line.ms), address: shortenAddress(line.address) };
}

function redactFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, redact(value, key)]),
  );
}
