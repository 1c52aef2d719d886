import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';

/** How the vendor behaves. */
type Mood = 'answering' | 'blocked' | 'slow' | 'broken' | 'huge' | 'redirecting' | 'html';
type Heard = { method: string; url: string; headers: Record<string, unknown>; body: string };

const SCRIPT = { 'content-type': 'application/javascript; charset=UTF-8' };

const ANSWERS: Record<Mood, (response: ServerResponse, url: string, count: number) => void> = {
  answering: (response, url, count) => {
    if (url.includes('/collect')) response.writeHead(204).end();
    else response.writeHead(200, { ...SCRIPT, 'set-cookie': 'a=1' }).end(`/* ${count} */`);
  },
  blocked: (response) => response.writeHead(403, SCRIPT).end('no'),
  slow: () => undefined,
  broken: (response) => {
    response.writeHead(200, { ...SCRIPT, 'content-length': '100' }).write('half');
    setTimeout(() => response.destroy(), 20);
  },
  huge: (response) => response.writeHead(200, SCRIPT).end('x'.repeat(1024 * 1024 + 1)),
  redirecting: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hi</p>'),
};

/** A local server that stands in for every measurement vendor. */
export async function testVendor() {
  const heard: Heard[] = [];
  const state: { mood: Mood } = { mood: 'answering' };
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    heard.push({ method, url, headers, body: await text(request) });
    ANSWERS[state.mood](response, url, heard.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  beforeEach(() => {
    heard.length = 0;
    state.mood = 'answering';
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${address.port}`,
    heard,
    become(mood: Mood) {
      state.mood = mood;
    },
  };
}
