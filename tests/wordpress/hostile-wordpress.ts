import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { selfSignedCertificate } from '#tests/self-signed-certificate.ts';
import { fakePost, fakePosts } from './fake-posts.ts';

/** What a source may do to whoever reads it. `well` is a WordPress that does nothing wrong. */
export const WORDPRESS_MODES = [
  'well',
  /** Takes the call and hangs up. */
  'down',
  /** Answers after ten seconds. */
  'slow',
  /** A letter at a time. */
  'drip',
  /** Has no time for more than five posts at once. */
  'overworked',
  'failing',
  /** Too many calls. */
  'busy',
  'garbage',
  /** 200 MB. */
  'endless-body',
  /** A page for people, said to be JSON. */
  'html-as-json',
  /** To an address that machines in a cloud tell their secrets on. */
  'redirecting',
  /** Says that there are 5 posts. */
  'wrong-totals',
  /** 250 posts, of which a plugin takes every tenth off its pages. */
  'hiding',
  /** No page is the last. */
  'endless-pages',
  /** The same, and each has one post. */
  'one-by-one',
  'duplicate-ids',
  /** A list in a list in a list…: 300,000. */
  'deep',
  /** 200 kB that are 200 MB. */
  'gzip-bomb',
  'prototype-keys',
  /** Less than was said. */
  'cut-short',
  /** Every third post is not as posts are. */
  'broken-posts',
  /** Each has 300 kB, one 3 MB. */
  'long-posts',
  /** An empty list, and yet it counts 30 posts. */
  'emptied',
  /** A plugin has taken its posts off the interface. */
  'closed',
] as const;
export type WordPressMode = (typeof WORDPRESS_MODES)[number];

export type HostileWordPress = {
  /** Without a slash at the end. */
  url: string;
  /** PEM, when it is asked by https. */
  cert: string | null;
  /** 'GET /wp-json/wp/v2/posts?…', in the order of their arrival. */
  requests: string[];
  bytesSent: () => number;
  behave: (mode: WordPressMode) => void;
  stop: () => Promise<void>;
};

const POSTS = 30;
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

/**
 * A server on a free loopback port that answers as a WordPress of 30 posts would, or in one of the modes.
 * @param certificate makes it an https server, for the name localhost
 */
export async function startHostileWordPress({
  mode: first = 'well',
  certificate,
}: {
  mode?: WordPressMode;
  certificate?: 'valid' | 'expired';
} = {}): Promise<HostileWordPress> {
  let mode = first;
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let sentByClosed = 0;
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const url = new URL(request.url ?? '/', 'http://wordpress');
    // A call that is given up closes the connection in the middle of an answer.
    response.on('error', () => undefined);
    ANSWERS[mode](response, url);
  };
  const yesterday = new Date(Date.now() - 86_400_000);
  const tls = certificate
    ? selfSignedCertificate('localhost', certificate === 'expired' ? yesterday : undefined)
    : null;
  const server = tls ? createHttpsServer(tls, listener) : createServer(listener);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sentByClosed += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    cert: tls?.cert ?? null,
    requests,
    bytesSent: () =>
      [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, sentByClosed),
    behave(next) {
      mode = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

type Answer = (response: ServerResponse, url: URL) => void;

const well: Answer = (response, url) => answerList(response, url, fakePosts(POSTS));

const ANSWERS: Readonly<Record<WordPressMode, Answer>> = {
  well,
  down: (response) => response.destroy(),
  slow(response, url) {
    const timer = setTimeout(() => well(response, url), 10_000);
    response.on('close', () => clearTimeout(timer));
  },
  drip(response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write('['), 20);
    response.on('close', () => clearInterval(timer));
  },
  overworked(response, url) {
    if (Number(url.searchParams.get('per_page') ?? 10) <= 5) well(response, url);
  },
  failing: (response) => send(response, '{"code":"internal_server_error"}', { status: 500 }),
  busy: (response) => send(response, '{}', { status: 429 }),
  garbage: (response) => send(response, '\u0000\u0001 [{"id": 1,,, \ud83d'),
  'endless-body'(response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    let left = 200;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(MEGABYTE)) return;
      }
      if (left === 0) response.end('[]');
    };
    response.on('drain', more);
    more();
  },
  'html-as-json': (response) =>
    send(response, '<!doctype html><title>Manutenção</title><p>Voltamos já.</p>'),
  redirecting: (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'wrong-totals': (response, url) => answerList(response, url, fakePosts(POSTS), 5),
  hiding(response, url) {
    const size = Number(url.searchParams.get('per_page') ?? 10);
    const page = Number(url.searchParams.get('page') ?? 1);
    const some = fakePosts(250).slice((page - 1) * size, page * size);
    const shown = some.filter(({ id }) => id % 10 > 0);
    send(response, JSON.stringify(shown), { total: 250 });
  },
  'one-by-one'(response, url) {
    const page = Number(url.searchParams.get('page') ?? 1);
    send(response, JSON.stringify([fakePost(page)]), { total: 900_000_000 });
  },
  'endless-pages'(response, url) {
    const size = Number(url.searchParams.get('per_page') ?? 10);
    const page = Number(url.searchParams.get('page') ?? 1);
    const posts = Array.from({ length: size }, (_, at) => fakePost((page - 1) * size + at + 1));
    send(response, JSON.stringify(posts), { total: 900_000_000 });
  },
  'duplicate-ids': (response, url) =>
    answerList(response, url, [...fakePosts(POSTS / 2), ...fakePosts(POSTS / 2)]),
  deep: (response) => send(response, `${'['.repeat(300_000)}${']'.repeat(300_000)}`),
  'gzip-bomb': (response) => response.writeHead(200, BOMB_HEADERS).end(bomb()),
  'prototype-keys'(response) {
    const text = JSON.stringify(fakePosts(POSTS))
      .replaceAll('"id":', '"__proto__":{"isAdmin":true,"status":"private"},"constructor":1,"id":')
      .replaceAll('"_embedded":{', '"_embedded":{"__proto__":{"author":1},');
    send(response, text, { total: POSTS });
  },
  'cut-short'(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('[{"id":1,', () => response.destroy());
  },
  'broken-posts'(response, url) {
    const broken = fakePosts(POSTS).map((post, at) =>
      at % 3 === 1 ? { ...post, content: null, date: 'ontem' } : post,
    );
    answerList(response, url, broken);
  },
  'long-posts'(response, url) {
    const long = fakePosts(POSTS).map((post, at) => {
      const letters = at === 4 ? 3_000_000 : 300_000;
      return { ...post, content: { rendered: `<p>${'longo '.repeat(letters / 6)}</p>` } };
    });
    answerList(response, url, long);
  },
  emptied: (response, url) => answerList(response, url, [], POSTS),
  closed(response, url) {
    if (routeOf(url).endsWith('/posts'))
      send(response, '{"code":"rest_no_route"}', { status: 404 });
    else if (!isRoot(url)) well(response, url);
    else send(response, `{"name":"Um blog","namespaces":["wp/v2"],"routes":${OPEN_ROUTES}}`);
  },
};

/** As WordPress answers: its own description, or the asked page of a list. */
function answerList(
  response: ServerResponse,
  url: URL,
  items: readonly unknown[],
  total = items.length,
): void {
  if (!/\/wp\/v2\/(?:posts|pages)$/.test(routeOf(url))) answerOther(response, url);
  else {
    const size = Number(url.searchParams.get('per_page') ?? 10);
    const page = Number(url.searchParams.get('page') ?? 1);
    const some = items.slice((page - 1) * size, page * size);
    if (some.length > 0 || page === 1) send(response, JSON.stringify(some), { total });
    else send(response, '{"code":"rest_post_invalid_page_number"}', { status: 400 });
  }
}

const CATEGORIES =
  '[{"id":3,"name":"Olho seco","slug":"olho-seco","taxonomy":"category","count":30}]';

function answerOther(response: ServerResponse, url: URL): void {
  const route = routeOf(url);
  if (isRoot(url)) send(response, '{"name":"Um blog","namespaces":["wp/v2"]}');
  else if (route.endsWith('/wp/v2/categories')) send(response, CATEGORIES, { total: 1 });
  else send(response, '{"code":"rest_no_route"}', { status: 404 });
}

const OPEN_ROUTES = '{"/wp/v2":{},"/wp/v2/pages":{},"/wp/v2/categories":{}}';

function isRoot(url: URL): boolean {
  return /^\/(?:wp-json\/?)?$/.test(routeOf(url));
}

function routeOf(url: URL): string {
  return url.searchParams.get('rest_route') ?? url.pathname;
}

function send(
  response: ServerResponse,
  text: string,
  { status = 200, total }: { status?: number; total?: number } = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=UTF-8',
      ...(total === undefined ? {} : { 'x-wp-total': String(total), 'x-wp-totalpages': '1' }),
    })
    .end(text);
}

const BOMB_HEADERS = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
/** In pieces: whoever makes it shall not need the 200 MB either. */
let packed: Buffer | undefined;
function bomb(): Buffer {
  packed ??= Buffer.concat(Array.from({ length: 200 }, () => gzipSync(MEGABYTE)));
  return packed;
}
