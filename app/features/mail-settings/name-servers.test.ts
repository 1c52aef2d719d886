import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { namesAskedOf } from './mail-records.server.ts';

/** Far more than a test takes: only the clock of the test ends a look-up. */
const TIMEOUT_MS = 60_000;
const SPF = 'clinica.com.br';
const DMARC = '_dmarc.clinica.com.br';

afterEach(() => void vi.useRealTimers());

/** A name server that answers when it is told to. */
async function aNameServer() {
  const socket = createSocket('udp4');
  const asked = new Map<string, { query: Buffer; from: RemoteInfo }>();
  socket.on('message', (query, from) => {
    asked.set(nameIn(query), { query, from });
    socket.emit('asked');
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async untilAsked(name: string) {
      while (!asked.has(name)) await once(socket, 'asked');
    },
    answer(name: string, text: string) {
      const found = asked.get(name);
      if (found) socket.send(answerOf(found.query, text), found.from.port, found.from.address);
    },
    close: () => socket.close(),
  };
}

const HEADER_BYTES = 12;

/** RFC 1035 §4.1.2: labels, each after its length, up to one of none. */
function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = HEADER_BYTES; query[at]; at += 1 + (query[at] ?? 0))
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.').toLowerCase();
}

/** RFC 1035 §4.1: the question again and one TXT record of its name. */
function answerOf(query: Buffer, text: string): Buffer {
  const question = query.subarray(HEADER_BYTES, query.indexOf(0, HEADER_BYTES) + 5);
  const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
  const record = [0xc0, HEADER_BYTES, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length];
  return Buffer.concat([header, question, Buffer.from(record), Buffer.from(text, 'latin1')]);
}

test('a name that nobody answers ends no look-up that was begun later', async () => {
  const server = await aNameServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const resolve = namesAskedOf({ timeoutMs: TIMEOUT_MS, servers: [server.address] });

  const spf = expect(resolve(SPF)).rejects.toMatchObject({ code: 'ECANCELLED' });
  await server.untilAsked(SPF);
  vi.advanceTimersByTime(TIMEOUT_MS - 1);
  const dmarc = resolve(DMARC);
  await server.untilAsked(DMARC);
  vi.advanceTimersByTime(1);
  await spf;
  server.answer(DMARC, 'v=DMARC1; p=reject');
  expect(await dmarc).toEqual([['v=DMARC1; p=reject']]);
  server.close();
});
