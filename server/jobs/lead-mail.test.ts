import { afterEach, expect, test } from 'vitest';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { leads } from '#app/db/leads-schema.ts';
import type { LeadReason } from '#app/features/leads/lead.ts';
import { leadOnce, receiveLead } from '#app/features/leads/receive-lead.server.ts';
import { createLog } from '#app/platform/log.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { columnsWith } from '#tests/canary-person.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/smtp-peer.ts';
import { jobHandlers } from './handlers.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const database = await testDatabase();
const { db } = database;
/** After some refusals the next attempt comes half a minute later. */
const running: { peer?: SmtpPeer; jobs?: RunningJobs } = {};

afterEach(async () => {
  await running.jobs?.stop();
  await running.peer?.close();
});

const NAME = 'Zuleide Canária Quaresma';
const PHONE = '+5535998877661';
/** Everything that says who asked, or why. */
const PERSONAL = /Zuleide|Canária|99887-?7661|dry-eye|olho seco|urgent|urgência|particular/i;

/** The job runner with a real SMTP server in the given mode, and every line of its log. */
async function start(mode: Parameters<typeof startSmtpPeer>[0]['mode']) {
  const peer = await startSmtpPeer({ mode });
  const clock = stillClock();
  const lines: string[] = [];
  const log = createLog({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) });
  const handlers = jobHandlers({
    ...{ db, clock, log, secret: TEST_SECRET, clinic: testClinic, jobs: idleJobs },
    mailer: smtpMailer({
      url: peer.url,
      from: { name: testClinic.displayName, address: testClinic.email },
    }),
    baseUrl: new URL('https://clareia.example.com'),
    labelsIn: appointmentLabelsIn(testContents),
    contentStore: { problemsAt: async () => [] },
  });
  const jobs = await startJobs({ url: database.url, log, handlers: () => handlers });
  running.peer = peer;
  running.jobs = jobs;
  const services = { db, clock, jobs: jobs.jobs, secret: TEST_SECRET, hasLimits: false };
  const key = newToken();
  const send = (reason: LeadReason = 'dry-eye') => {
    const fields = { name: NAME, phoneE164: PHONE, reason, payer: 'particular' };
    const consent = { textId: 'test', textSha256: sha256Hex('test'), locale: 'pt-BR' };
    const once = leadOnce(services, key, fields);
    const lead = { ...fields, variant: 'B' as const, locale: 'pt-BR' as const, consent };
    return receiveLead(services, lead, { address: '203.0.113.7', proof: '', once });
  };
  const jobStates = async () => {
    const { rows } = await database.pool.query(
      "select state from pgboss.job where name = 'lead-mail'",
    );
    return rows.map(({ state }) => state);
  };
  return { peer, send, lines, jobStates };
}

test('a request sent twice is mailed once, to the clinic alone, and its subject says neither who nor why', async () => {
  const { peer, send, lines } = await start('accepting');
  expect((await send()).ok && (await send()).ok).toBe(true);
  await expect.poll(() => peer.received.length).toBe(1);
  await expect.poll(() => lines.join('')).toContain('"outcome":"sent"');
  expect(peer.recipients).toEqual([testClinic.email]);
  const email = peer.received[0]?.email;
  expect(email?.replyTo ?? []).toEqual([]);
  expect(email?.subject).not.toMatch(PERSONAL);
  expect(email?.text).toContain(`Nome: ${NAME}`);
  expect(email?.text).toContain('Motivo: Olho seco');
  expect(lines.join('')).not.toMatch(PERSONAL);
});

test('an urgent request says in the mail, before all else, that it is called first', async () => {
  const { peer, send } = await start('accepting');
  await send('urgent');
  await expect.poll(() => peer.received.length).toBe(1);
  const text = peer.received[0]?.email.text ?? '';
  expect(text.indexOf('Ligue primeiro para ela')).toBeGreaterThan(-1);
  expect(text.indexOf('Ligue primeiro para ela')).toBeLessThan(text.indexOf(NAME));
});

test('a mail server that is away delays the mail and not the request; the log names nobody', async () => {
  const { peer, send, lines } = await start('refusing-connection');
  expect((await send()).ok).toBe(true);
  expect(await db.$count(leads)).toBe(1);
  await expect.poll(() => peer.connections()).toBeGreaterThan(1);
  peer.behave('accepting');
  await expect.poll(() => peer.received.length).toBe(1);
  await expect.poll(() => lines.join('')).toContain('"outcome":"sent"');
  expect(lines.join('')).not.toMatch(PERSONAL);
});

test('a mail refused for good waits for a person, who is told of it by number alone', async () => {
  const { send, lines, jobStates } = await start('refusing-recipient');
  await send();
  await expect.poll(() => lines.join('')).toContain('"outcome":"refused"');
  await expect.poll(jobStates).toEqual(['failed']);
  expect(lines.join('')).not.toMatch(PERSONAL);
  // Jobs, dead letters and the audit log know the request by its number.
  expect(await columnsWith(db, ['Zuleide', '99887', 'dry-eye'])).toEqual([
    'public.leads.name',
    'public.leads.phone_e164',
    'public.leads.reason',
  ]);
});

test('a request that was erased before its mail is mailed to nobody', async () => {
  const { peer, send, lines } = await start('refusing-connection');
  await send();
  await expect.poll(() => peer.connections()).toBeGreaterThan(0);
  await db.execute('truncate leads cascade');
  peer.behave('accepting');
  await expect.poll(() => lines.join('')).toContain('"outcome":"gone"');
  expect(peer.received).toEqual([]);
});
