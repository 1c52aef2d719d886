import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Plays VLibras' widget as far as the site knows it: it waits for the page to load and for a press, keeps things in
 * the storage, runs code by `eval` and a worker from a blob, sends each text to its host, and tells how it goes.
 */
const PLUGIN = `window.VLibras = { Widget: function (root) {
  const send = (path, body) => fetch(root + path, { method: 'POST', body: JSON.stringify(body) });
  const attempt = (read) => { try { return String(read()) } catch (error) { return error.name } };
  window.onload = () => document.querySelector('[vw-access-button]').addEventListener('click', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: '[vw]{opacity:1}' }));
    localStorage.setItem('vw', 'kept');
    const listeners = {};
    const emit = (name) => (listeners[name] || []).forEach((each) => each());
    const player = { on: (name, listener) => (listeners[name] ||= []).push(listener) };
    const translate = (text) => send('/translate', { text, domain: location.host }).then(
      (answer) => answer.ok ? (emit('gloss:start'), setTimeout(() => emit('gloss:end'), 20)) : emit('error'),
      () => emit('error'));
    window.plugin = { player, translate };
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = () => send('/probe', {
      origin: window.origin,
      parent: attempt(() => parent.document.title),
      place: attempt(() => parent.location.href),
      cookie: attempt(() => document.cookie),
      database: attempt(() => indexedDB.open('x')),
      storage: localStorage.getItem('vw'),
      code: eval('6 * 7'),
      program: WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
    }).then(() => { player.loaded = true; emit('load'); });
  });
} };`;

export type LibrasHost = {
  /** For VLIBRAS_URL. */
  url: string;
  /** Everything that it was asked to translate. */
  texts: () => string[];
  /** What the widget could reach of the page around it. */
  probes: () => Record<string, unknown>[];
  /** Everything that was requested from it, with the referrer: 'GET /app/vlibras-plugin.js -'. */
  requests: () => string[];
  /** While silent it takes requests and answers none; while down nobody takes them. */
  become: (state: 'up' | 'silent' | 'unwilling') => void;
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
};

/** A local server in the place of the government's. */
export async function librasHost(): Promise<LibrasHost> {
  const asked: string[] = [];
  const received: Record<string, Record<string, unknown>[]> = {};
  let state: Parameters<LibrasHost['become']>[0] = 'up';
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    asked.push(`${method} ${url} ${headers.referer ?? '-'}`);
    if (state === 'silent') return;
    response.setHeader('access-control-allow-origin', '*');
    if (method === 'POST') {
      if (state === 'unwilling') return void response.writeHead(503).end();
      const kind = url.replace('/app/', '');
      received[kind] = [...(received[kind] ?? []), JSON.parse(await text(request))];
      return void response.end('{}');
    }
    response.setHeader('content-type', 'text/javascript').end(PLUGIN);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return {
    url: `http://127.0.0.1:${port}/app`,
    texts: () => (received.translate ?? []).map((each) => String(each.text)),
    probes: () => received.probe ?? [],
    requests: () => asked,
    become: (next) => {
      state = next;
    },
    goDown: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    comeBack: () => listen(port),
  };
}
