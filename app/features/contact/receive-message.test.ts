import { afterAll, describe, expect, test } from 'vitest';
import { RETENTION } from '#app/context/retention-rules.ts';
import { lastHits } from '#app/db/limits-schema.ts';
import { auditLog, consents, contactMessages, idempotencyKeys } from '#app/db/schema.ts';
import { newChallenge } from '#app/platform/proof-of-work.server.ts';
import { solveChallenge } from '#app/platform/proof-of-work.ts';
import { PLATFORM_RETENTION, purgeExpired } from '#app/platform/purge.server.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
import { databaseOn } from '#server/database.ts';
import { at, stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { FAULTS, failingPool } from '#tests/faults/failing-pool.ts';
import type { ContactJobs } from './receive-message.server.ts';
import {
  type ContactMessage,
  type ContactServices,
  onceOf,
  receiveMessage,
} from './receive-message.server.ts';

const database = await testDatabase();
const { db } = database;
const failing = failingPool(database.url);
afterAll(() => failing.end());

const MESSAGE: ContactMessage = {
  name: 'Zuleide Canária',
  phoneE164: '+5535998877661',
  email: 'zuleide.canaria@example.org',
  message: 'Gostaria de saber o preço da consulta.',
  locale: 'pt-BR',
  consent: { textId: 'test', textSha256: sha256Hex('test'), locale: 'pt-BR' },
};

function contactServices({ hasLimits = true, clock = stillClock() } = {}) {
  const mails: ContactJobs['contact-mail'][] = [];
  const services: ContactServices = {
    db,
    clock,
    secret: TEST_SECRET,
    hasLimits,
    jobs: {
      'contact-mail': async (tx, data) => {
        await tx.execute('select 1');
        mails.push(data);
      },
    },
  };
  return { services, mails, clock };
}

type Sending = { key?: string; address?: string; proof?: string };

function send(
  services: ContactServices,
  changes: Partial<ContactMessage> = {},
  { key = newToken(), address = '203.0.113.7', proof = '' }: Sending = {},
) {
  const message = { ...MESSAGE, ...changes };
  return receiveMessage(services, message, {
    address,
    proof,
    once: onceOf(services, key, message),
  });
}

async function outcome(sending: ReturnType<typeof send>): Promise<string> {
  const result = await sending;
  return result.ok ? 'received' : `${result.refusal.reason} ${result.refusal.waitSeconds}`;
}

async function provenBy(services: ContactServices, form = 'contact'): Promise<string> {
  const challenge = await newChallenge(services, form);
  return solveChallenge(JSON.parse(JSON.stringify(challenge)));
}

describe('a message', () => {
  test('is stored with its consent, an audit row that names nobody, and the mail job', async () => {
    const { services, mails } = contactServices();
    expect(await outcome(send(services))).toBe('received');
    const [stored] = await db.select().from(contactMessages);
    expect(stored).toMatchObject({ name: MESSAGE.name, message: MESSAGE.message });
    const [consent] = await db.select().from(consents);
    expect(consent).toMatchObject({ contactMessageId: stored?.id, purpose: 'contact' });
    expect(consent?.contactId).toBeNull();
    const [audit] = await db.select().from(auditLog);
    expect(audit).toMatchObject({
      action: 'contact.received',
      subjectId: String(stored?.id),
      detail: { locale: 'pt-BR' },
    });
    expect(mails).toEqual([{ contactMessageId: stored?.id }]);
  });

  test('sent twenty times at once under one key is stored and mailed once', async () => {
    const { services, mails } = contactServices();
    const key = newToken();
    const proof = await provenBy(services);
    const twenty = Array.from({ length: 20 }, () => outcome(send(services, {}, { key, proof })));
    expect(new Set(await Promise.all(twenty))).toEqual(new Set(['received']));
    expect(await db.$count(contactMessages)).toBe(1);
    expect(mails).toHaveLength(1);
  });

  test('of the same words without a key counts once a day', async () => {
    const { services, clock } = contactServices();
    await send(services, {}, { key: '' });
    expect(await outcome(send(services, {}, { key: '' }))).toBe('received');
    expect(await db.$count(contactMessages)).toBe(1);
    clock.set(at('2026-10-06', '07:00'));
    await send(services, {}, { key: '' });
    expect(await db.$count(contactMessages)).toBe(2);
  });

  test('under the key of another is refused and not stored', async () => {
    const { services } = contactServices();
    const key = newToken();
    await send(services, {}, { key });
    const other = send(services, { message: 'Na verdade, quero outra coisa.' }, { key });
    expect(await outcome(other)).toBe('other-body 0');
    expect(await db.$count(contactMessages)).toBe(1);
  });
});

describe('the limits', () => {
  test('ask for 30 seconds between two messages of one e-mail or phone, wherever they come from', async () => {
    const { services, clock } = contactServices();
    const start = clock.now().getTime();
    await send(services);
    clock.set(new Date(start + 12_000));
    const message = 'Uma outra mensagem minha.';
    const other = { email: 'outra@example.org', phoneE164: '+5535998877662', message };
    const elsewhere = { address: '198.51.100.1' };
    const shouting = { ...other, email: MESSAGE.email.toUpperCase() };
    expect(await outcome(send(services, shouting, elsewhere))).toBe('too-soon 18');
    const samePhone = { ...other, phoneE164: MESSAGE.phoneE164 };
    expect(await outcome(send(services, samePhone, elsewhere))).toBe('too-soon 18');
    // A neighbour behind the same address need not wait.
    expect(await outcome(send(services, other))).toBe('received');
    // An early second try did not extend the wait.
    clock.set(new Date(start + 30_000));
    expect(await outcome(send(services, { message }))).toBe('received');
  });

  test('allow an address three messages an hour, and sixty with proofs of work', async () => {
    const { services } = contactServices();
    let n = 0;
    const next = async (proof: string) => {
      n += 1;
      const changes = { email: `pessoa${n}@example.org`, phoneE164: `+553599887${7000 + n}` };
      return (await outcome(send(services, changes, { proof }))).replace(/ .*/, '');
    };
    const plain = [];
    for (let i = 0; i < 4; i += 1) plain.push(await next(''));
    expect(plain).toEqual(['received', 'received', 'received', 'check-missing']);
    const proven = new Map<string, number>();
    for (let i = 0; i < 58; i += 1) {
      const answer = await next(await provenBy(services));
      proven.set(answer, (proven.get(answer) ?? 0) + 1);
    }
    expect(Object.fromEntries(proven)).toEqual({ received: 57, 'too-many': 1 });
  });

  test('allow an e-mail five messages an hour, from wherever they come', async () => {
    const { services, clock } = contactServices();
    const outcomes = [];
    for (let n = 0; n < 6; n += 1) {
      clock.set(new Date(clock.now().getTime() + 31_000));
      outcomes.push(await outcome(send(services, {}, { address: `203.0.113.${n}` })));
    }
    expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'received'));
    expect(outcomes[5]).toMatch(/^too-many \d+$/);
  });

  test('count nothing that was refused', async () => {
    const { services } = contactServices();
    expect(await outcome(send(services, {}, { proof: 'nonsense' }))).toBe('check-failed 0');
    const foreign = await provenBy(services, 'booking');
    expect(await outcome(send(services, {}, { proof: foreign }))).toBe('check-failed 0');
    expect(await db.$count(lastHits)).toBe(0);
    expect(await db.$count(idempotencyKeys)).toBe(0);
    expect(await outcome(send(services))).toBe('received');
  });

  test('take a proof once, and give it back when the message was not taken', async () => {
    const { services, clock } = contactServices();
    const proof = await provenBy(services);
    await send(services, {}, { proof: await provenBy(services) });
    const again = { message: 'Esqueci de perguntar uma coisa.' };
    expect(await outcome(send(services, again, { proof }))).toBe('too-soon 30');
    clock.set(new Date(clock.now().getTime() + 31_000));
    expect(await outcome(send(services, again, { proof }))).toBe('received');
    const third = { message: 'E mais uma coisa, por favor.' };
    expect(await outcome(send(services, third, { proof }))).toBe('check-failed 0');
  });
});

test.each(FAULTS)(
  'whichever query is %s, all is stored or nothing, and the key may try again',
  async (fault) => {
    const { services } = contactServices({ hasLimits: false });
    const broken = { ...services, db: databaseOn(failing.pool) };
    let stored = 0;
    let n = 0;
    for (let isOver = false; !isOver; ) {
      n += 1;
      const message = { message: `Mensagem número ${n} desta manhã.` };
      const key = newToken();
      failing.failAt(n, fault);
      const first = await send(broken, message, { key }).catch(() => null);
      isOver = !failing.hasFailed();
      failing.failAt(0, fault);
      const written = (await db.$count(contactMessages)) - stored;
      if (first) expect(written, `after query ${n}`).toBe(1);
      expect(await db.$count(consents)).toBe(stored + written);
      expect(await db.$count(auditLog)).toBe(stored + written);

      const again = await send(services, message, { key });
      expect(again.ok, `after query ${n}`).toBe(true);
      stored += 1;
      expect(await db.$count(contactMessages)).toBe(stored);
      expect(await db.$count(consents)).toBe(stored);
    }
    // Begin, key, three rows, job, answer, commit.
    expect(n).toBeGreaterThanOrEqual(8);
  },
);

test('messages and their consents are kept for twelve months', async () => {
  const { services, clock } = contactServices();
  const rules = [RETENTION.contact, PLATFORM_RETENTION];
  await send(services);
  clock.set(at('2027-10-04', '07:00'));
  await purgeExpired(services, rules);
  expect(await db.$count(contactMessages)).toBe(1);
  clock.set(at('2027-10-06', '07:00'));
  await purgeExpired(services, rules);
  expect(await db.$count(contactMessages)).toBe(0);
  expect(await db.$count(consents)).toBe(0);
  expect(await db.$count(lastHits)).toBe(0);
});
