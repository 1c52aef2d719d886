import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { watchMail } from '#app/platform/mail/mail-watch.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { openDatabase } from '#server/database.ts';
import { readMigrations } from '#server/migrate.ts';
import { aKey, aRequest, bookingServices, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import type { CheckId } from './check.ts';
import type { CheckPorts, CheckServices } from './check-services.server.ts';
import { forgetOutcomes, runServerCheck } from './run-server-check.server.ts';
import { checkServices, startPeer } from './test-checks.ts';

const database = await testDatabase();
const { pool } = database;
const now = { now: () => new Date() };
const folder = await mkdtemp(join(tmpdir(), 'clareia-checks-'));
afterAll(() => rm(folder, { recursive: true }));

beforeEach(() => forgetOutcomes(database.db));

/** Looks anew. */
function look(
  id: CheckId,
  changes: Partial<Omit<CheckServices, 'checks' | 'env' | 'db'>> & {
    checks?: CheckPorts;
    env?: Partial<CheckServices['env']>;
  } = {},
) {
  forgetOutcomes(database.db);
  const baseUrl = 'http://localhost:3000';
  return runServerCheck(checkServices(database, { baseUrl, clock: now, ...changes }), id);
}

const FINE = { verdict: 'success', finding: 'fine' };
const warning = (finding: string, raw = {}) => ({ verdict: 'warning', finding, raw });
const error = (finding: string, raw = {}) => ({ verdict: 'error', finding, raw });

test('a database with all changes of this release is fine; without one of them it is an error', async () => {
  const migrations = () => readMigrations();
  expect(await look('database', { checks: { migrations } })).toMatchObject(FINE);
  const ahead = async () => [...(await migrations()), { name: '9999-new.sql', sha256: 'x' }];
  expect(await look('database', { checks: { migrations: ahead } })).toMatchObject(
    error('failing', { missing: ['9999-new.sql'] }),
  );
  const edited = async () =>
    (await migrations()).map((each, index) => (index === 0 ? { ...each, sha256: 'x' } : each));
  expect(await look('database', { checks: { migrations: edited } })).toMatchObject(
    error('failing'),
  );
  const behind = async () => (await migrations()).slice(0, -1);
  expect(await look('database', { checks: { migrations: behind } })).toMatchObject(
    warning('worrying'),
  );
});

test.each(['database', 'occupancy', 'jobs', 'mail', 'clock', 'time-zone', 'payments'] as const)(
  '%s is an error while the database is away, and says by its code why',
  async (id) => {
    const away = openDatabase('postgres://127.0.0.1:1/none', { onError: () => undefined });
    const services = checkServices(away, { baseUrl: 'http://localhost:3000', clock: now });
    expect(await runServerCheck(services, id)).toMatchObject(
      error('failing', { fault: 'ECONNREFUSED' }),
    );
    await away.close();
  },
);

test('an appointment that occupies nothing is an error, told by number and kind', async () => {
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  const clock = stillClock();
  expect(await look('occupancy', { clock })).toMatchObject(FINE);
  await pool.query(`begin; set local session_replication_role = 'replica';
    delete from occupancy; commit`);
  const found = await look('occupancy', { clock });
  expect(found).toMatchObject(error('failing', { findings: 1, kinds: { missing: 1 } }));
});

/** @param minutes since when it could have been done */
const aJob = (queue: string, { minutes = 0, state = 'created' } = {}) =>
  pool.query(
    `insert into pgboss.job (name, state, start_after)
     values ($1, $2::pgboss.job_state, now() - $3 * interval '1 minute')`,
    [queue, state, minutes],
  );

test('jobs: nothing waits; one waits for ten minutes; for an hour; one waits for a person; nobody asks', async () => {
  expect(await look('jobs')).toMatchObject({ ...FINE, raw: { waiting: 0, oldestMinutes: null } });
  await aJob('contact-mail', { minutes: 11 });
  expect(await look('jobs')).toMatchObject(warning('worrying', { waiting: 1, oldestMinutes: 11 }));
  await aJob('contact-mail', { minutes: 61 });
  expect(await look('jobs')).toMatchObject(error('failing', { waiting: 2, oldestMinutes: 61 }));
  await pool.query('delete from pgboss.job');
  await aJob('dead-letters', { minutes: 900 });
  expect(await look('jobs')).toMatchObject(warning('worrying', { deadLetters: 1, waiting: 0 }));
  await pool.query('delete from pgboss.job');
  expect(await look('jobs', { checks: { areJobsPolled: () => false } })).toMatchObject(
    error('failing', { arePolled: false }),
  );
});

test('a job that is retried later is not late', async () => {
  await aJob('contact-mail', { minutes: -4, state: 'retry' });
  expect(await look('jobs')).toMatchObject({ ...FINE, raw: { failing: 1, waiting: 0 } });
});

test('mail: no server; it works; it refuses the login; how many wait', async () => {
  await aJob('contact-mail');
  expect(await look('mail')).toMatchObject(warning('not-configured', { waiting: 1 }));
  const handed = { verdict: 'success', finding: 'handed-over', raw: { waiting: 1 } };
  expect(await look('mail', { env: { hasMailPickup: true } })).toMatchObject(handed);
  const peer = await startSmtpPeer({ mode: 'wanting-login' });
  const watched = (url: string) => {
    const address = 'clinica@example.com';
    const sender = { from: { name: 'Clínica', address }, replyTo: { name: 'Clínica', address } };
    const log = { info() {}, warn() {}, error() {}, debug() {} };
    return watchMail(smtpMailer({ ...sender, url }), { clock: now, log });
  };
  const right = watched(`smtp://clinica:certa@127.0.0.1:${peer.port}`);
  const wrong = watched(`smtp://clinica:errada@127.0.0.1:${peer.port}`);
  await Promise.all([right.look(), wrong.look()]);
  const env = { smtpUrl: peer.url };
  expect(await look('mail', { env, mailTrouble: right.trouble })).toMatchObject(FINE);
  const refused = await look('mail', { env, mailTrouble: wrong.trouble });
  expect(refused).toMatchObject(error('failing', { waiting: 1, reason: expect.any(String) }));
  expect(JSON.stringify(refused)).not.toMatch(/errada|clinica/);
  await peer.close();
  const gone = watched(peer.url);
  await gone.look();
  expect(await look('mail', { env, mailTrouble: gone.trouble })).toMatchObject(error('failing'));
  await Promise.all([right.close(), wrong.close(), gone.close()]);
});

test.each([
  [0, 'success', 'fine'],
  [5_000, 'warning', 'worrying'],
  [-5_000, 'warning', 'worrying'],
  [61_500, 'error', 'failing'],
] as const)('a clock that is wrong by %i ms: %s', async (ms, verdict, finding) => {
  const clock = { now: () => new Date(Date.now() + ms) };
  expect(await look('clock', { clock })).toMatchObject({ verdict, finding });
});

test.each([
  ['a minute ago', -70_000, 'error'],
  ['five seconds ahead', 5_000, 'warning'],
  ['right', 0, 'success'],
] as const)('a content system whose clock is %s', async (_, ms, verdict) => {
  const peer = await startPeer((_request, response) => {
    response.setHeader('date', new Date(Date.now() + ms).toUTCString());
    response.end();
  });
  const never = () => Promise.reject(new Error('not asked'));
  const cms = () => ({ origin: peer.origin, routes: never, entries: never, categories: never });
  expect(await look('clock', { checks: { cms } })).toMatchObject({ verdict });
  await peer.close();
});

test('a database that still has Brazilian summer time is an error', async () => {
  expect(await look('time-zone')).toMatchObject(FINE);
  await pool.query(`create schema stale;
    create function stale.to_char(timestamp, text) returns text language sql as $$ select '10:00' $$;`);
  const stale = openDatabase(database.url, { maxConnections: 1, onError: () => undefined });
  await stale.pool.query('set search_path = stale, pg_catalog, public');
  const services = checkServices(stale, { baseUrl: 'http://localhost:3000', clock: now });
  expect(await runServerCheck(services, 'time-zone')).toMatchObject(
    error('failing', { isNodeFresh: true, database: '10:00' }),
  );
  await stale.close();
});

test('disk: room; none; nobody has said where', async () => {
  expect((await look('disk', { checks: { dataDir: folder } })).raw).toMatchObject({
    freeMegabytes: expect.any(Number),
  });
  // A file system without any room.
  expect(await look('disk', { checks: { dataDir: '/proc' } })).toMatchObject(
    error('failing', { freeMegabytes: 0 }),
  );
  expect(await look('disk')).toMatchObject(warning('not-configured'));
});

test('backups: nobody has said where; none; an empty one; an old one; a fresh one', async () => {
  expect(await look('backups')).toMatchObject(warning('not-configured'));
  const checks = { backupDir: join(folder, 'missing') };
  expect(await look('backups', { checks })).toMatchObject(error('failing', { files: 0 }));
  checks.backupDir = folder;
  const file = join(folder, 'clareia.dump');
  await writeFile(file, '');
  expect(await look('backups', { checks })).toMatchObject(error('failing', { bytes: 0 }));
  await writeFile(file, 'data');
  const old = new Date(Date.now() - 50 * 3_600_000);
  await utimes(file, old, old);
  expect(await look('backups', { checks })).toMatchObject(warning('worrying', { ageHours: 50 }));
  await writeFile(join(folder, 'clareia-2.dump'), 'data');
  expect(await look('backups', { checks })).toMatchObject({ ...FINE, raw: { files: 2 } });
  // One that was interrupted hides none of the good ones.
  const interrupted = join(folder, 'clareia-3.dump');
  await writeFile(interrupted, '');
  const later = new Date(Date.now() + 3_600_000);
  await utimes(interrupted, later, later);
  expect(await look('backups', { checks })).toMatchObject({ ...FINE, raw: { files: 3, bytes: 4 } });
});

test.each(['cms', 'google'] as const)('%s: none; a fresh copy; an old one; failing', async (id) => {
  const stateOf = (state: { lastGoodAt: Date | null; failingSince: Date | null }) => {
    const tell = async () => state;
    return { checks: id === 'cms' ? { cmsState: tell } : { googleState: tell } };
  };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  expect(await look(id)).toMatchObject(warning('not-configured'));
  const fresh = { lastGoodAt: hoursAgo(1), failingSince: null };
  expect(await look(id, stateOf(fresh))).toMatchObject(FINE);
  expect(await look(id, stateOf({ ...fresh, lastGoodAt: hoursAgo(30) }))).toMatchObject(
    warning('worrying', { ageHours: 30 }),
  );
  expect(await look(id, stateOf({ ...fresh, failingSince: hoursAgo(1) }))).toMatchObject(
    warning('worrying'),
  );
  expect(await look(id, stateOf({ lastGoodAt: null, failingSince: hoursAgo(1) }))).toMatchObject(
    error('failing'),
  );
});

test('payments: only the own key; a provider; a charge that could not be opened', async () => {
  expect(await look('payments')).toMatchObject(warning('not-configured'));
  const paymentProviders = { stripe: {} };
  expect(await look('payments', { paymentProviders })).toMatchObject({
    ...FINE,
    raw: { configured: ['stripe'] },
  });
  await pool.query(`insert into charges (reference, purpose, provider, amount_cents, locale, created_at)
    values ('AAAAAAAAAAAAAAAAAAAAAAAAA', 'order', 'stripe', 100, 'pt-BR', now() - interval '31 minutes')`);
  expect(await look('payments', { paymentProviders })).toMatchObject(
    error('failing', { stuck: 1 }),
  );
});

const whatsapp = {
  token: 'EAAG-secret-token-of-meta',
  phoneId: '123456',
  appSecret: 'a'.repeat(32),
  verifyToken: 'secret-of-verification',
  apiUrl: new URL('http://127.0.0.1:1/v23.0'),
  templates: { ask: 'a', prepare: 'b' },
};

test('WhatsApp: off; nothing sent; sent; the last one failed; all failed', async () => {
  expect(await look('whatsapp')).toMatchObject(warning('not-configured'));
  expect(await look('whatsapp', { env: { whatsapp } })).toMatchObject(FINE);
  const once = await bookAppointment(bookingServices(database), aRequest(), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  const { appointmentId } = once.answer.value;
  const reminder = (state: string, minutes: number) =>
    pool.query(
      `insert into reminders (appointment_id, sequence, kind, days_before, by_desk, channel, state,
         due_at, until_at, created_at, settled_at, why)
       values ($1, $4, 'days', 1, false, 'whatsapp', $2, now(), now(), now() - $3 * interval '1 minute',
         now(), 'x')`,
      [appointmentId, state, minutes, minutes],
    );
  await reminder('sent', 20);
  expect(await look('whatsapp', { env: { whatsapp } })).toMatchObject({
    ...FINE,
    raw: { sent: 1 },
  });
  await reminder('failed', 10);
  expect(await look('whatsapp', { env: { whatsapp } })).toMatchObject(
    warning('worrying', { failed: 1, isLastFailed: true }),
  );
  await pool.query(`delete from reminders where state = 'sent'`);
  const failed = await look('whatsapp', { env: { whatsapp } });
  expect(failed).toMatchObject(error('failing', { sent: 0, failed: 1 }));
  expect(JSON.stringify(failed)).not.toMatch(/secret/);
});

type CmsAnswer = { ok: false; refusal: { refusal: string; status?: number } };
const aCms = (
  answer: CmsAnswer | null,
  namespaces = ['oembed/1.0', 'wp/v2'],
  routes?: string[],
) => ({
  checks: {
    cms: () => ({
      origin: 'https://cms.example.com',
      routes: async () =>
        answer ?? { ok: true as const, value: { namespaces, ...(routes ? { routes } : {}) } },
      entries: async () => answer ?? { ok: true as const, value: { items: [], total: 200 } },
      categories: async () => answer ?? { ok: true as const, value: [{}, {}] },
    }),
  },
});
const CMS = ['cms-pages', 'cms-posts', 'cms-categories', 'cms-routes'] as const;

test.each(CMS)('%s: none configured; it answers; every way in which it does not', async (id) => {
  expect(await look(id)).toMatchObject(warning('not-configured'));
  expect(await look(id, aCms(null))).toMatchObject(FINE);
  const ways = {
    timeout: 'timeout',
    unreachable: 'fetch-failure',
    'unknown-host': 'fetch-failure',
    'private-address': 'fetch-failure',
    resting: 'fetch-failure',
    certificate: 'insecure-protocol',
    redirected: 'unexpected-status',
    status: 'unexpected-status',
    'not-json': 'failing',
    'unexpected-shape': 'failing',
    'too-large': 'failing',
  };
  for (const [refusal, finding] of Object.entries(ways)) {
    const answer = {
      ok: false as const,
      refusal: { refusal, ...(refusal === 'status' ? { status: 500 } : {}) },
    };
    expect(await look(id, aCms(answer)), refusal).toMatchObject(error(finding, { refusal }));
  }
});

test('a content system without the interface that is read, or without one of its routes, lacks routes', async () => {
  expect(await look('cms-routes', aCms(null, ['oembed/1.0']))).toMatchObject(
    error('missing-routes'),
  );
  const some = ['/wp/v2/posts', '/wp/v2/pages'];
  expect(await look('cms-routes', aCms(null, ['wp/v2'], some))).toMatchObject(
    error('missing-routes', { missing: ['/wp/v2/categories'] }),
  );
  expect(
    await look('cms-routes', aCms(null, ['wp/v2'], [...some, '/wp/v2/categories'])),
  ).toMatchObject(FINE);
});
