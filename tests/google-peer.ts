import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// A server that speaks as much of Google's Places API (New) as reviews need, from its reference: GET
// /v1/places/{id} with a key and a field mask in headers, an error as {error: {code, status, message, details}}.

export const PLACE_ID = 'ChIJclareia00000000000example';
/** Looks like a key, so that a leak is found by its letters. */
export const GOOGLE_KEY = 'AIzaSyCANARIO-chave-do-servidor-000000';

/** How Google may answer, beside well. */
export type GoogleMode =
  | 'fine'
  | 'no-reviews'
  | 'forbidden'
  | 'gone'
  | 'quota'
  | 'failing'
  | 'slow'
  | 'garbage'
  | 'html'
  | 'too-large'
  | 'changed-fields'
  | 'hostile'
  | 'cut'
  | 'redirect';

export type GooglePeer = {
  origin: string;
  /** What was asked, in order, without the key. */
  asked: { path: string; query: string; fields: string }[];
  behave(mode: GoogleMode): void;
  /** Answers that are held back until then. */
  hold(): () => void;
  /** Replaces the reviews of a fine answer. */
  review(reviews: readonly object[]): void;
  close(): Promise<void>;
};

/** A review as Google sends it, with what is told of it. */
export function aGoogleReview(changes: object = {}): object {
  return {
    name: `places/${PLACE_ID}/reviews/ChZDSUhN`,
    relativePublishTimeDescription: 'há 2 meses',
    rating: 5,
    text: { text: 'Explicaram cada passo com calma.', languageCode: 'pt' },
    originalText: { text: 'Explicaram cada passo com calma.', languageCode: 'pt' },
    authorAttribution: {
      displayName: 'Teresa Exemplo',
      uri: 'https://www.google.com/maps/contrib/100000000000000000001/reviews',
      photoUri: 'https://lh3.googleusercontent.com/a/example=s128-c0x00000000-cc-rp-mo',
    },
    publishTime: '2026-09-20T14:03:11.123456789Z',
    flagContentUri: 'https://www.google.com/local/review/rap/report?postId=ChZDSUhN&d=17924085',
    googleMapsUri: 'https://www.google.com/maps/reviews/data=!4m6!14m5!1m4!2m3!1sChZDSUhN',
    ...changes,
  };
}

export const GOOGLE_REVIEWS = [
  aGoogleReview(),
  aGoogleReview({
    rating: 2,
    relativePublishTimeDescription: 'há 5 meses',
    text: { text: 'Esperei quarenta minutos na recepção.', languageCode: 'pt' },
    originalText: { text: 'Esperei quarenta minutos na recepção.', languageCode: 'pt' },
    authorAttribution: {
      displayName: 'Otávio Amostra',
      uri: 'https://www.google.com/maps/contrib/100000000000000000002/reviews',
    },
  }),
  aGoogleReview({
    rating: 4,
    relativePublishTimeDescription: 'há um ano',
    text: { text: 'Atendimento claro, também em inglês.', languageCode: 'pt-BR' },
    originalText: { text: 'Clear answers, in English too.', languageCode: 'en' },
    authorAttribution: {
      displayName: 'Grace Sample',
      uri: 'https://www.google.com/maps/contrib/100000000000000000003/reviews',
    },
    publishTime: '2025-11-02T09:00:00Z',
  }),
  aGoogleReview({
    rating: 5,
    text: undefined,
    originalText: undefined,
    authorAttribution: { displayName: 'Só Estrelas' },
  }),
];

/** What somebody might write, or put in place of Google. */
const HOSTILE_REVIEW = aGoogleReview({
  rating: 1,
  relativePublishTimeDescription: 'há <b>1</b> dia',
  originalText: {
    text: '<script>alert(1)</script>\u0000\u202e<img src=x onerror=alert(2)>\n</blockquote><style>*{display:none}</style>',
    languageCode: 'pt"><script>alert(3)</script>',
  },
  authorAttribution: {
    displayName: '<svg onload=alert(4)>\u202e Nome\u0007',
    uri: 'javascript:alert(5)',
  },
  googleMapsUri: 'https://www.google.com.evil.example/maps',
});

export async function startGoogle(): Promise<GooglePeer> {
  let mode: GoogleMode = 'fine';
  let reviews: readonly object[] = GOOGLE_REVIEWS;
  let held: Promise<void> | null = null;
  const asked: GooglePeer['asked'] = [];
  const sockets = new Set<Socket>();

  const place = (more: object) => ({
    displayName: { text: 'Clínica de olhos', languageCode: 'pt-BR' },
    googleMapsUri: 'https://maps.google.com/?cid=1000000000000000001',
    googleMapsLinks: {
      placeUri: 'https://maps.google.com/?cid=1000000000000000001',
      reviewsUri: 'https://www.google.com/maps/place//data=!4m4!3m3!9m1!1b1',
      writeAReviewUri: 'https://www.google.com/maps/place//data=!4m3!3m2!12e1',
    },
    ...more,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://peer');
    const fields = String(request.headers['x-goog-fieldmask'] ?? '');
    asked.push({ path: pathname, query: search, fields });
    if (held) await held;
    const send = (status: number, body: string, type = 'application/json; charset=UTF-8') =>
      response.writeHead(status, { 'content-type': type }).end(body);
    const json = (body: object) => send(200, JSON.stringify(body));
    const error = (code: number, status: string, reason?: string) =>
      send(
        code,
        JSON.stringify({
          error: {
            code,
            // Google repeats in it what was sent; nobody must print it.
            message: `consumer with key ${request.headers['x-goog-api-key']} at ${pathname}`,
            status,
            ...(reason && {
              details: [
                {
                  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
                  reason,
                  domain: 'googleapis.com',
                },
              ],
            }),
          },
        }),
      );
    if (request.method !== 'GET' || !pathname.startsWith('/v1/places/'))
      return void error(404, 'NOT_FOUND');
    if (request.headers['x-goog-api-key'] !== GOOGLE_KEY)
      return void error(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID');
    if (fields === '') return void error(400, 'INVALID_ARGUMENT');
    if (pathname !== `/v1/places/${PLACE_ID}`) return void error(400, 'INVALID_ARGUMENT');
    const answers = {
      fine: () => json(place({ rating: 4.6, userRatingCount: 1_278, reviews })),
      'no-reviews': () => json(place({})),
      forbidden: () => error(403, 'PERMISSION_DENIED', 'API_KEY_SERVICE_BLOCKED'),
      gone: () => error(404, 'NOT_FOUND'),
      quota: () => error(429, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'),
      failing: () => error(500, 'INTERNAL'),
      slow: () => undefined,
      garbage: () => send(200, '{"displayName": {"text"'),
      html: () => send(200, '<!doctype html><title>Sorry</title>', 'text/html'),
      'too-large': () => send(200, `{"displayName":"${'x'.repeat(3 * 1024 * 1024)}"}`),
      'changed-fields': () =>
        json(place({ rating: 4, userRatingCount: 2, reviews: [{ stars: 'FIVE', author: 'A' }] })),
      hostile: () => json(place({ rating: 4, userRatingCount: 1, reviews: [HOSTILE_REVIEW] })),
      cut: () => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' });
        response.write('{"displayName"', () => response.destroy());
      },
      redirect: () => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    } satisfies Record<GoogleMode, () => unknown>;
    answers[mode]();
  }

  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    behave(next) {
      mode = next;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    review(next) {
      reviews = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
