import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { newToken } from '#app/platform/token.server.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import {
  appointmentOf,
  availableSlotsOf,
  type Booked,
  bookedOf,
  bookPatiently,
  countByStatus,
  heldOf,
  hold,
  patiently,
} from './appointments.ts';
import { countOf, expectKept, expectWholeAgenda } from './invariants.ts';
import { type Answer, cookiesOf, send, sendForm } from './send.ts';
import { environmentOf, startTwoApps } from './two-apps.ts';

const VISITORS = 200;
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
/** One working day, so that everybody competes. */
const DAY_STARTS = 30;
const SERVICES = serraClaraRecord.services
  .filter(({ isBookableOnline }) => isBookableOnline)
  .map(({ slug }) => slug);

const installation = await startTwoApps();
const { apps, urlOf, database, baseUrl } = installation;
afterAll(installation.stop);

/** Slots of one day, at every offset of the quarter-hour grid. */
const day = (await availableSlotsOf(apps[0].url, 'topografia-corneana')).slice(
  200,
  200 + DAY_STARTS,
);

/** Person n requests one of twelve services, of 10 to 90 minutes, somewhere in that day. */
function wishOf(n: number) {
  const service = SERVICES[n % SERVICES.length] ?? '';
  const startsAt = day[(n * 7) % day.length] ?? '';
  return { service, startsAt };
}

/** Books at once or, as the pages do, holds the slot first. */
async function bookOrHold(n: number): Promise<Answer> {
  const wish = wishOf(n);
  if (n % 3 !== 0) return bookPatiently(urlOf(n), appointmentOf(n, wish));
  const kept = await patiently(() => hold(urlOf(n + 1), wish));
  if (kept.status !== 201) return kept;
  return bookPatiently(urlOf(n), appointmentOf(n, { ...wish, holdToken: heldOf(kept).token }));
}

/** Moves an appointment through its own page, as its patient does. */
async function move(n: number, { manageUrl, protocol }: Booked): Promise<Answer> {
  const opened = await patiently(() => send(manageUrl.replace(baseUrl, urlOf(n))));
  const startsAt = day[(n * 11) % day.length] ?? '';
  // Nobody has changed it since it was booked.
  const fields = { protocol, startsAt, intent: 'confirm', key: newToken(), version: '0' };
  return patiently(() =>
    sendForm(`${urlOf(n + 1)}/meu-agendamento/remarcar`, fields, cookiesOf(opened)),
  );
}

async function deadlocks(): Promise<number> {
  const { rows } = await database.pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}

function expectOnly(answers: readonly Answer[], statuses: readonly number[]): void {
  const others = answers.filter(({ status }) => !statuses.includes(status));
  expect(countByStatus(others)).toEqual({});
}

test('visitors with appointments of all lengths, who book, hold and move at once, never meet', async () => {
  const first = await Promise.all(numbers(0, VISITORS / 2).map(bookOrHold));
  // An appointment may not fit into the rest of the opening hours: 422.
  expectOnly(first, [201, 409, 422]);
  const appointments = first.filter(({ status }) => status === 201).map(bookedOf);
  expect(appointments.length).toBeGreaterThan(10);
  await expectKept(database.pool, appointments);
  await expectWholeAgenda(database.pool);

  const [second, moved] = await Promise.all([
    Promise.all(numbers(VISITORS / 2, VISITORS).map(bookOrHold)),
    Promise.all(appointments.map((appointment, n) => move(n, appointment))),
  ]);
  expectOnly(second, [201, 409, 422]);
  expectOnly(moved, [303, 409, 422]);
  // How many find a slot while others book is chance; that some do shows that moving was tried.
  expect(countByStatus(moved)[303]).toBeGreaterThan(0);
  expect(moved.map(({ headers }) => headers.location)).not.toContainEqual(
    expect.stringContaining('conferir'),
  );
  const booked = [...appointments, ...second.filter(({ status }) => status === 201).map(bookedOf)];
  expect(await countOf(database.pool, 'appointments')).toBe(booked.length);
  await expectWholeAgenda(database.pool);
  expect(await deadlocks()).toBe(0);
});

test('the audit, asked for by hand and by the readiness, finds nothing', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/audit-agenda.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environmentOf(database, baseUrl) },
  });
  expect(stdout).toBe('Cada agendamento ocupa exatamente o seu tempo.\n');
  const { text } = await patiently(() => send(`${apps[0].url}/readyz`));
  expect(JSON.parse(text)).toMatchObject({
    status: 'ready',
    detail: { occupancy: { findings: 0 } },
  });
});
