import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { solveChallenge } from '#app/platform/proof-of-work.ts';
import { availableSlotsOf, CONSULTATION, phoneOf } from '#tests/faults/appointments.ts';
import { cookiesOf, send, sendForm } from '#tests/faults/send.ts';

// Attackers on this machine only. Their addresses are those that documentation and benchmarks own (RFC 3849,
// RFC 2544); the app believes them because it trusts this machine as a proxy.

/** The worst case: as many customers, each with a /48 of their own. */
const IPV6_NETWORKS = Array.from({ length: 256 }, (_, n) => `2001:db8:${n.toString(16)}::1`);
export const IPV4_ADDRESSES = Array.from({ length: 50 }, (_, n) => `198.18.${n}.7`);

export type Attack = {
  url: string;
  isOver: () => boolean;
  /** What happened, by kind: 'hold 201'. */
  note: (what: string) => void;
};

const asked = z.object({
  challenge: z.object({
    parameters: z.object({ salt: z.string(), nonce: z.string(), keyPrefix: z.string() }).loose(),
    signature: z.string(),
  }),
});

/** Each attacker in turn uses all addresses. */
function addresses(): () => Record<string, string> {
  const all = [...IPV6_NETWORKS, ...IPV4_ADDRESSES];
  let n = Math.floor(Math.random() * all.length);
  return () => {
    n += 1;
    return { 'x-forwarded-for': all[n % all.length] ?? '' };
  };
}

/** Repeats work until the end; what breaks is noted, and the attacker goes on. */
async function keepOn({ isOver, note }: Attack, pauseMs: number, work: () => Promise<void>) {
  while (!isOver()) {
    await work().catch((error: unknown) => note(`broken: ${String(error).slice(0, 60)}`));
    await sleep(pauseMs);
  }
}

/** Holds every time that is free, by the API, with a proof of work where one is asked for. */
export async function holdEverything(attack: Attack): Promise<void> {
  const { url, note } = attack;
  const next = addresses();
  let starts: string[] = [];
  await keepOn(attack, 20, async () => {
    if (starts.length === 0) starts = await availableSlotsOf(url, CONSULTATION, 60, next());
    const startsAt = starts.splice(Math.floor(Math.random() * starts.length), 1)[0];
    if (!startsAt) return;
    const from = next();
    const ask = (proof: Record<string, string> = {}) =>
      send(`${url}/api/v1/holds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from, ...proof },
        body: JSON.stringify({ service: CONSULTATION, startsAt }),
      });
    const first = await ask();
    note(`hold ${first.status}`);
    if (first.status !== 428) return;
    const { challenge } = asked.parse(JSON.parse(first.text));
    const proven = await ask({ 'proof-of-work': await solveChallenge(challenge) });
    note(`hold with proof ${proven.status}`);
  });
}

/** Fills in bookings up to the time, leaves, and comes back for ever. */
export async function renewHolds(attack: Attack): Promise<void> {
  const { url, note } = attack;
  const next = addresses();
  await keepOn(attack, 50, async () => {
    const from = next();
    const starts = await availableSlotsOf(url, CONSULTATION, 60, from);
    const startsAt = starts[Math.floor(Math.random() * starts.length)];
    if (!startsAt) return;
    const time = `${url}/agendamento/horario?servico=${CONSULTATION}`;
    const begun = await sendForm(time, { service: CONSULTATION, startsAt }, '', from);
    note(`chosen ${begun.status}`);
    const cookie = cookiesOf(begun);
    for (let n = 0; n < 5; n += 1) {
      for (const intent of ['leave', 'return']) {
        const fields = { intent, isAlive: 'yes' };
        const answer = await sendForm(`${url}/agendamento/reserva`, fields, cookie, from);
        note(`${intent} ${answer.status}`);
      }
    }
  });
}

/** Guesses passwords, thirty at a time, and hangs up before the answer. */
export async function guessAndDrop(attack: Attack): Promise<void> {
  const { url, note } = attack;
  const next = addresses();
  const { hostname, port } = new URL(url);
  await keepOn(attack, 300, async () => {
    const guesses = Array.from({ length: 30 }, async (_, n) => {
      const body = `username=recepcao&password=tentativa-${n}-${randomBytes(4).toString('hex')}`;
      const headers = {
        host: 'localhost',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        'sec-fetch-site': 'same-origin',
        ...next(),
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(`POST /equipe/entrar HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
      await sleep(50 + Math.random() * 400);
      socket.destroy();
    });
    await Promise.all(guesses);
    note('guesses dropped');
  });
}

export type SlowConnections = { openMs: number[] };

/** Opens GETs whose bodies never come, and sees how long each stays open. */
export async function openSlowly(attack: Attack, { openMs }: SlowConnections): Promise<void> {
  const { url, isOver } = attack;
  const next = addresses();
  const { hostname, port } = new URL(url);
  const open = async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const startedMs = performance.now();
    const [[name, value] = ['', '']] = Object.entries(next());
    socket.write(
      `GET / HTTP/1.1\r\nHost: localhost\r\n${name}: ${value}\r\nContent-Length: 9\r\n\r\na`,
    );
    socket.resume();
    const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
    while (!isOver()) {
      if (await Promise.race([closed, sleep(1_000, false)])) {
        openMs.push(performance.now() - startedMs);
        break;
      }
    }
    socket.destroy();
  };
  const slots = Array.from({ length: 300 }, async () => {
    while (!isOver()) await open();
  });
  await Promise.all(slots);
}

/** Writes to the clinic and sends receipts of consent, as somebody else each time. */
export async function flood(attack: Attack): Promise<void> {
  const { url, note } = attack;
  const next = addresses();
  let n = 0;
  await keepOn(attack, 30, async () => {
    n += 1;
    const from = next();
    const message = {
      name: 'Pessoa Inventada',
      phone: phoneOf(9_000_000 + (n % 900_000)),
      email: `pessoa${n}@example.org`,
      message: 'Uma mensagem que ninguém escreveu.',
      consent: 'sim',
    };
    note(`message ${(await sendForm(`${url}/contato/mensagem`, message, '', from)).status}`);
    const receipt = {
      id: randomBytes(16).toString('hex'),
      version: '2026-11-3',
      analytics: 'sim',
      marketing: 'nao',
      personalization: 'nao',
    };
    note(`receipt ${(await sendForm(`${url}/privacy/recibo`, receipt, '', from)).status}`);
  });
}
