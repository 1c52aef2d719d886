import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import { redact, shortenAddress } from './redact.ts';

/** Where the process writes its JSON lines; made by the server with redaction. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'> &
  Partial<Pick<Logger, 'isLevelEnabled'>>;

/** One answered request, as the log tells it. */
export type RequestLine = {
  method: string;
  /** Route pattern where there is one, else the path; never a query. */
  route: string;
  status: number;
  ms: number;
  requestId: string;
  /** Full address; the line keeps the network only. */
  address: string;
};

/**
 * A log of JSON lines, in which control characters are escaped and personal data is left out:
 * by field name at any depth, and by shape (mail addresses, phones, CPF, tokens) inside texts.
 * @param destination standard output when left out
 */
export function createLog(
  { logLevel }: { logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent' },
  destination?: DestinationStream,
): Log {
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // `redact` turns errors into plain fields; pino's own serializer would print their whole text.
    serializers: { err: (error: unknown) => error, error: (error: unknown) => error },
    formatters: { level: (label) => ({ level: label }), log: redactFields },
    hooks: {
      logMethod(args, method) {
        const [first, second] = args;
        if (typeof first === 'string') return method.call(this, String(redact(first)));
        const fields = first instanceof Error ? { err: first } : first;
        // Without a text of its own pino would take the error's, unread by `redact`.
        const text = typeof second === 'string' ? second : 'fault';
        return method.call(this, fields, String(redact(text)));
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The fields of a request's line. */
export function requestLine(line: RequestLine): RequestLine {
  const route = line.route.replace(/[?#].*$/s, '');
  return { ...line, route, ms: Math.round(line.ms), address: shortenAddress(line.address) };
}

function redactFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, redact(value, key)]),
  );
}
