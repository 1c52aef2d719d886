import type { JsonValue, SmsSettings } from './sms-env.server.ts';
import { type Sms, type SmsAnswer, SmsDelayedError, type SmsSender } from './sms-port.ts';

const TIMEOUT_MS = 15_000;
/** The gateway has not taken the message, and asks to be asked again. */
const LATER = [408, 425, 429, 502, 503];
/** What is wrong with this one message; every other refusal is wrong with all of them. */
const PERSON = [400, 422];

/**
 * Sends by a gateway that takes one POST of JSON. Errors hold numbers, nothing that was sent or answered.
 * @throws SmsDelayedError where it may be tried again, or nobody knows whether it went
 */
export function httpSms(
  { url, header, body }: SmsSettings,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): SmsSender {
  return {
    async send(sms): Promise<SmsAnswer> {
      const status = await post(url, {
        method: 'POST',
        headers: {
          [header.name]: header.value,
          'content-type': 'application/json',
          'idempotency-key': sms.key,
        },
        body: JSON.stringify(filled(body, sms)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (status >= 200 && status < 300) return { ok: true };
      if (LATER.includes(status))
        throw new SmsDelayedError(`sms: answered ${status}`, { mayHaveGone: false });
      if (status >= 500)
        throw new SmsDelayedError(`sms: answered ${status}`, { mayHaveGone: true });
      return { ok: false, refusal: PERSON.includes(status) ? 'person' : 'setup', status };
    },
  };
}

async function post(url: URL, request: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, request);
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const name = error instanceof Error ? error.name : 'fault';
    throw new SmsDelayedError(`sms: no answer (${name})`, { mayHaveGone: true });
  }
}

/** The body with what belongs in its places, whatever these texts contain. */
function filled(value: JsonValue, { to, text, key }: Sms): JsonValue {
  const words: Record<string, string> = { to, digits: to.slice(1), text, key };
  if (typeof value === 'string')
    return value.replace(/\{(to|digits|text|key)\}/g, (_whole, name: string) => words[name] ?? '');
  if (Array.isArray(value)) return value.map((each) => filled(each, { to, text, key }));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]): [string, JsonValue] => [
    name,
    filled(each, { to, text, key }),
  ]);
  return Object.fromEntries(entries);
}
