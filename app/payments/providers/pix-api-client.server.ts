import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { createSecureContext } from 'node:tls';
import { z } from 'zod';
import { PaymentDelayedError } from '#app/payments/payment-provider.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { PixApiSettings } from '#app/platform/payment-env.server.ts';

/** What proves to the bank who asks, as Node's TLS takes it. */
export type PixCertificate = {
  cert?: Buffer;
  key?: Buffer;
  pfx?: Buffer;
  passphrase?: string | undefined;
  ca?: Buffer | undefined;
};

export type PixAnswer = { status: number; body: unknown };
export type PixApiClient = (
  method: 'GET' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
) => Promise<PixAnswer>;

const SCOPES = 'cob.read cob.write pix.read pix.write webhook.read webhook.write';
const TIMEOUT_MS = 20_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** A token this near to its end is not used any more. */
const SPARE_MS = 30_000;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/**
 * Reads certificate and key.
 * @throws Error with one line that names the setting, never what the file holds
 */
export function readPixCertificate(settings: PixApiSettings): PixCertificate {
  const { certificateFile: file, certificateKeyFile, certificatePassword: passphrase } = settings;
  const read = (name: string, path: string) => {
    try {
      return readFileSync(path);
    } catch {
      throw new Error(`${name}: the file cannot be read`);
    }
  };
  const { authorityFile } = settings;
  const ca = authorityFile ? read('PIX_API_AUTHORITY', authorityFile) : undefined;
  const certificate: PixCertificate = /\.(?:p12|pfx)$/i.test(file)
    ? { pfx: read('PIX_API_CERTIFICATE', file), passphrase, ca }
    : {
        cert: read('PIX_API_CERTIFICATE', file),
        key: certificateKeyFile
          ? read('PIX_API_CERTIFICATE_KEY', certificateKeyFile)
          : read('PIX_API_CERTIFICATE', file),
        passphrase,
        ca,
      };
  try {
    createSecureContext(given(certificate));
  } catch {
    throw new Error(
      'PIX_API_CERTIFICATE: certificate, key and PIX_API_CERTIFICATE_PASSWORD do not fit together',
    );
  }
  return certificate;
}

/**
 * Speaks to the bank: proves who asks by certificate and by an access token, which is kept until it ends.
 * @returns answers below 500; whatever leaves open what the bank did is thrown as PaymentDelayedError
 */
export function pixApiClient(
  settings: PixApiSettings,
  {
    certificate,
    clock,
    timeoutMs,
  }: { certificate: PixCertificate; clock: Clock; timeoutMs?: number },
): PixApiClient {
  const agent = new Agent({ ...given(certificate), keepAlive: true, maxSockets: 4 });
  const line = { agent, timeoutMs: timeoutMs ?? TIMEOUT_MS };
  let token: Promise<{ value: string; endsAtMs: number }> | null = null;

  async function freshToken() {
    const { clientId, clientSecret, tokenUrl } = settings;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const answer = await send(line, tokenUrl, {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPES }).toString(),
    });
    const parsed = tokenAnswer.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success) {
      throw new PaymentDelayedError(`pix-api: no access token (${answer.status})`);
    }
    const { access_token: value, expires_in: seconds } = parsed.data;
    const lifeMs = Math.max(seconds * 1_000 - SPARE_MS, seconds * 500);
    return { value, endsAtMs: clock.now().getTime() + lifeMs };
  }

  /** One request for a token serves all that wait for it. */
  async function currentToken(): Promise<string> {
    token ??= freshToken();
    const asked = token;
    const forget = () => {
      if (token === asked) token = null;
    };
    const { value, endsAtMs } = await asked.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (endsAtMs > clock.now().getTime()) return value;
    forget();
    return currentToken();
  }

  async function ask(...[method, path, body]: Parameters<PixApiClient>): Promise<PixAnswer> {
    const url = new URL(`${settings.apiUrl.href.replace(/\/$/, '')}${path}`);
    return send(line, url, {
      method,
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(path.startsWith('/webhook/') ? NO_CERTIFICATE_OF_OURS : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
  }

  return async (method, path, body) => {
    const first = await ask(method, path, body);
    if (first.status !== 401) return first;
    // Nothing was done: the token ended early, or the bank restarted.
    token = null;
    const second = await ask(method, path, body);
    if (second.status === 401) throw new PaymentDelayedError('pix-api: the token is refused');
    return second;
  };
}

/** Efí's word for a webhook whose server asks for no certificate; other banks ignore it. */
const NO_CERTIFICATE_OF_OURS = { 'x-skip-mtls-checking': 'true' };

type Line = { agent: Agent; timeoutMs: number };
type Sent = {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** @throws PaymentDelayedError; its words hold nothing that was sent or answered */
async function send(
  { agent, timeoutMs }: Line,
  url: URL,
  { method, headers, body }: Sent,
): Promise<PixAnswer> {
  const isPlain = url.protocol === 'http:';
  const options = { method, headers: { accept: 'application/json', ...headers } };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const asked = isPlain
      ? httpRequest(url, { ...options, signal })
      : httpsRequest(url, { ...options, signal, agent });
    const answered = new Promise<PixAnswer>((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', (response) => {
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > MAX_ANSWER_BYTES) response.destroy(new Error('too long'));
        });
        buffer(response).then((bytes) => {
          resolve({ status: response.statusCode ?? 0, body: jsonOf(bytes) });
        }, reject);
      });
    });
    asked.end(body);
    const answer = await answered;
    const { status } = answer;
    if (
      status >= 500 ||
      status === 429 ||
      status < 200 ||
      (status < 300 && !isObject(answer.body))
    ) {
      throw new PaymentDelayedError(`pix-api: answered ${status}`);
    }
    return answer;
  } catch (error) {
    if (error instanceof PaymentDelayedError) throw error;
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    throw new PaymentDelayedError(`pix-api: ${typeof code === 'string' ? code : 'no answer'}`);
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function jsonOf(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Node takes no setting that is there and undefined. */
function given({ cert, key, pfx, passphrase, ca }: PixCertificate) {
  return {
    ...(cert ? { cert } : {}),
    ...(key ? { key } : {}),
    ...(pfx ? { pfx } : {}),
    ...(passphrase ? { passphrase } : {}),
    ...(ca ? { ca } : {}),
  };
}
