import { afterAll, expect, test } from 'vitest';
import { QUEUES, RESCUE } from '#server/jobs/queues.ts';
import { type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { appointmentOf, availableSlotsOf, book } from './appointments.ts';
import { send } from './send.ts';
import { environmentOf, ownDatabase } from './two-apps.ts';

const { dataDir, remove } = await temporaryDataDir();
const database = await ownDatabase();
const peer = await startSmtpPeer({ mode: 'slow' });
const started: RunningApp[] = [];
afterAll(async () => {
  await Promise.all(started.map((app) => app.kill()));
  await peer.close();
  await database.drop();
  await remove();
});

async function start(): Promise<RunningApp> {
  const env = {
    ...environmentOf(database, 'http://127.0.0.1:3000'),
    SMTP_URL: peer.url,
    LOG_LEVEL: 'info',
  };
  const app = await startApp({ dataDir, env });
  started.push(app);
  return app;
}

const inHand = async (): Promise<number> => {
  const { rowCount } = await database.pool.query(
    "select from pgboss.job where name = 'appointment-mail' and state = 'active'",
  );
  return rowCount ?? 0;
};

test('a mail in the hand of a killed process is taken up by the next, with the same Message-ID', async () => {
  const first = await start();
  const [startsAt = ''] = await availableSlotsOf(first.url);
  const { status } = await book(first.url, appointmentOf(0, { startsAt }));
  expect(status).toBe(201);
  await expect.poll(() => peer.recipients.length, { timeout: 60_000 }).toBe(1);
  expect(await inHand()).toBeGreaterThan(0);
  await first.kill();

  // It has failed so often that its next try would be minutes away. Instead of waiting, nothing has been heard of
  // the process for as long as it takes.
  await database.pool.query(
    `update pgboss.job set retry_count = 40, heartbeat_on = now() - interval '1 second' * $1
     where state = 'active'`,
    [RESCUE.silentSeconds + 1],
  );
  peer.behave('dropping-after-data');
  const second = await start();
  await expect.poll(() => peer.received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
  peer.behave('accepting');
  // The server had taken it before it hung up: whoever gets it twice sees that it is one.
  const hurried = async () => {
    await database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    return peer.received.length;
  };
  await expect.poll(hurried, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  await second.stop();
  const ids = peer.received.map(({ email }) => email.messageId);
  expect(new Set(ids).size).toBe(1);
});

test('a mail login that fails is in the log from the start on, and in readiness, which goes on', async () => {
  const picky = await startSmtpPeer({ mode: 'wanting-login' });
  const env = {
    ...environmentOf(database, 'http://127.0.0.1:3000'),
    SMTP_URL: picky.url.replace('//', '//clinica:errada@'),
  };
  const app = await startApp({ dataDir, env });
  started.push(app);
  await expect.poll(app.output, { timeout: 60_000 }).toMatch(/"level":"warn".*mail cannot be sent/);
  expect(app.output()).not.toContain('errada');
  // Details are remembered for a minute.
  const since = async () => /"failingSince":"\d/.test((await send(`${app.url}/readyz`)).text);
  await expect.poll(since, { timeout: 90_000, interval: 500 }).toBe(true);
  expect((await send(`${app.url}/readyz`)).status).toBe(200);
  await app.stop();
  await picky.close();
});

test('from the start of a process it takes less than a minute', () => {
  const { beatSeconds, silentSeconds, lookSeconds, pollSeconds } = RESCUE;
  expect(silentSeconds + lookSeconds + pollSeconds).toBeLessThan(60);
  // A live process beats several times before it counts as gone, and is gone before pg-boss counts a failure.
  expect(silentSeconds).toBeGreaterThanOrEqual(3 * beatSeconds);
  for (const queue of Object.values(QUEUES)) {
    if (!('heartbeatSeconds' in queue)) continue;
    expect(queue.heartbeatSeconds).toBeGreaterThan(silentSeconds + lookSeconds);
  }
});
