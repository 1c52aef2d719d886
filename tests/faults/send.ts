import { Agent, request } from 'node:http';

export type Answer = {
  status: number;
  text: string;
  headers: NodeJS.Dict<string | string[]>;
  /** From sending the request to the last byte. */
  ms: number;
};

type Message = { method?: string; headers?: Record<string, string>; body?: string };

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256 });

/**
 * One HTTP exchange; redirects are not followed. Lighter than `fetch`, whose own work would affect a race of a
 * thousand.
 * @throws when the connection breaks before the response is complete
 */
export function send(
  url: string,
  { method = 'GET', headers = {}, body }: Message = {},
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const exchange = request(
      url,
      { method, agent, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (!response.complete) return reject(new Error('the answer was cut off'));
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
            ms: performance.now() - startedAt,
          });
        });
      },
    );
    exchange.on('error', (error) => {
      // The server had just closed a connection that was kept for the next question.
      const isStale = exchange.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (isStale && method === 'GET') resolve(send(url, { method, headers }));
      else reject(error);
    });
    exchange.end(body);
  });
}

/** A posted form, as a browser without JavaScript sends it from the site's own page. */
export function sendForm(
  url: string,
  fields: Record<string, string>,
  cookie?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The 'name=value' pairs that a response sets, as a browser would send them back. */
export function cookiesOf({ headers }: Answer): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
}
