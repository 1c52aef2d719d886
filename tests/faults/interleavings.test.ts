import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addDays, instantOf, wallClockOf } from '#app/clinic/clinic-time.ts';
import { readCorrectable } from '#app/features/privacy-admin/correct-person.server.ts';
import { snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { ERASED_PHONE } from '#app/features/privacy-admin/erase-plan.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { hashToken } from '#app/platform/token.server.ts';
import { databaseOn } from '#server/database.ts';
import { type Agenda, textOf } from './interleaving-agenda.ts';
import { after } from './interleaving-reference.ts';
import {
  CLOSES_TIME,
  type Done,
  personOf,
  RESOURCES,
  SERVICES,
  type Step,
} from './interleaving-steps.ts';
import { ownDatabase } from './two-apps.ts';

// Two processes do random steps on one agenda, eight at once. After each round some order of its steps, one after
// the other, must explain every answer and what is stored. INTERLEAVINGS_STEPS does more of them,
// INTERLEAVINGS_SEED the same ones again (which of them meet is up to the machine).

const SEED = Number(process.env.INTERLEAVINGS_SEED ?? randomInt(2 ** 31));
const STEPS = Number(process.env.INTERLEAVINGS_STEPS ?? 10_000);
const AT_ONCE = 8;
const PEOPLE = 40;
const MINUTE_MS = 60_000;
/** How far back the agenda is compared. */
const WINDOW_MS = 48 * 60 * MINUTE_MS;
const FIRST_DAY = '2027-03-01';

const database = await ownDatabase();
const { pool } = database;
const db = databaseOn(pool);
const processes = await Promise.all([startProcess(), startProcess()]);
afterAll(async () => {
  for (const each of processes) each.disconnect();
  await database.drop();
});

async function startProcess(): Promise<ChildProcess> {
  const file = join(import.meta.dirname, 'interleaving-process.ts');
  const child = fork(file, [database.url], { execArgv: [], stdio: 'inherit' });
  await once(child, 'message');
  return child;
}

/** A small clinic, so that everybody is in everybody's way. */
async function makeClinic(): Promise<void> {
  await pool.query(`delete from service_resources; delete from weekly_hours; delete from services;
    delete from resources; delete from agenda_seeds; delete from holidays;
    insert into staff (id, username, name, role, password_hash, created_at)
      overriding system value values (1, 'bia', 'Bia Souza', 'reception', 'x', now())`);
  for (const { id, kind } of RESOURCES) {
    const row =
      "insert into resources (id, slug, name, kind) overriding system value values ($1, 'r' || $1::int, 'R', $2)";
    await pool.query(row, [id, kind]);
    await pool.query(
      `insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time)
       select $1, day, 'open', '08:00', $2 from generate_series(0, 6) day`,
      [id, CLOSES_TIME],
    );
  }
  for (const { id, slug, minutes, resourceIds } of SERVICES) {
    await pool.query(
      `insert into services (id, slug, duration_minutes, buffer_before_minutes, buffer_after_minutes)
       overriding system value values ($1, $2, $3, $4, $5)`,
      [id, slug, ...minutes],
    );
    await pool.query('insert into service_resources select $1, unnest($2::int[])', [
      id,
      resourceIds,
    ]);
  }
}

const ms = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`;
const occupied = (owner: string, id: string) => `
  'startMs', ${ms(`${owner}.starts_at`)}, 'endMs', ${ms(`${owner}.ends_at`)},
  'before', ${owner}.buffer_before_minutes, 'after', ${owner}.buffer_after_minutes,
  'places', (select coalesce(json_agg(o.resource_id), '[]') from occupancy o where o.${id} = ${owner}.id)`;
/** All that is stored, of appointments those after an instant. */
const AGENDA_NOW = `select json_build_object(
  'services', (select json_agg(json_build_object('id', s.id, 'slug', s.slug,
    'duration', s.duration_minutes, 'before', s.buffer_before_minutes, 'after', s.buffer_after_minutes,
    'needs', (select json_agg(resource_id order by resource_id) from service_resources where service_id = s.id),
    'version', coalesce((select version from agenda_settings where subject = 'service' and subject_id = s.id), 0)
    ) order by s.id) from services s),
  'hours', (select json_agg(json_build_object('id', r.id,
    'version', coalesce((select version from agenda_settings where subject = 'hours' and subject_id = r.id), 0),
    'rows', (select json_agg(json_build_object('weekday', weekday, 'kind', kind,
      'startsTime', left(starts_time::text, 5), 'endsTime', left(ends_time::text, 5),
      'validFrom', valid_from, 'validUntil', valid_until)) from weekly_hours where resource_id = r.id)
    ) order by r.id) from resources r),
  'closures', (select coalesce(json_agg(json_build_object('id', id, 'resourceId', resource_id,
    'fromMs', ${ms('lower(during)')}, 'untilMs', ${ms('upper(during)')})), '[]') from closures),
  'holds', (select coalesce(json_agg(json_build_object('serviceId', h.service_id,
    'expiresMs', ${ms('h.expires_at')}, 'hash', encode(h.token_hash, 'hex'), ${occupied('h', 'hold_id')})), '[]')
    from holds h),
  'visits', (select coalesce(json_agg(json_build_object('id', a.id, 'serviceId', a.service_id,
    'doctorId', a.practitioner_id, 'isConfirmed', a.status = 'confirmed', 'version', a.version,
    'contactId', a.contact_id, ${occupied('a', 'appointment_id')}) order by a.id), '[]')
    from appointments a where a.starts_at > $1::timestamptz),
  'contacts', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'phone', phone_e164)), '[]')
    from contacts)) as agenda`;

async function readAgenda(nowMs: number): Promise<Agenda> {
  const { rows } = await pool.query<{ agenda: Agenda }>(AGENDA_NOW, [new Date(nowMs - WINDOW_MS)]);
  const [row] = rows;
  if (!row) throw new Error('no agenda');
  return { ...row.agenda, nowMs, touched: new Set() };
}

/** Random numbers below a limit, the same for the same seed. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const next = numbersFrom(SEED);
const pick = <Value>(values: readonly Value[]) => values[next(values.length)];
const at = (on: string, time: string) => instantOf(on, time)?.getTime() ?? 0;

type Focus = { start: () => number; person: () => number };

/** Half of a round's steps want one start on the grid of today or tomorrow, and concern one person. */
function focusOf(agenda: Agenda): Focus {
  const today = wallClockOf(new Date(agenda.nowMs)).on;
  const any = () =>
    at(next(3) > 0 ? today : addDays(today, 1), '08:00') + next(16) * 15 * MINUTE_MS;
  const [hot, person] = [any(), next(PEOPLE)];
  return {
    start: () => (next(2) === 0 ? hot : any()),
    person: () => (next(2) === 0 ? person : next(PEOPLE)),
  };
}

/** Tokens of holds by their hash. */
const tokens = new Map<string, string>();

async function aStep(agenda: Agenda, { start, person }: Focus): Promise<Step> {
  const service = pick(SERVICES)?.slug ?? '';
  const booking = { service, startMs: start(), person: person() };
  const dice = next(100);
  const step =
    (dice < 14 && aHoldStep(agenda, booking, dice)) ||
    (dice < 46 && aVisitStep(agenda, booking, dice)) ||
    (dice < 61 && aSettingStep(agenda, booking, dice)) ||
    (dice < 70 && (await aPersonStep(agenda, booking, dice)));
  return step || { kind: 'book', ...booking, holdToken: undefined };
}

type Wanted = { service: string; startMs: number; person: number };

function aHoldStep(agenda: Agenda, { person, ...wanted }: Wanted, dice: number): Step | undefined {
  const hold = pick(agenda.holds);
  if (dice < 8) return { kind: 'hold', ...wanted };
  if (!hold) return undefined;
  const holdToken = tokens.get(hold.hash);
  if (dice < 10) return { kind: 'release', token: holdToken ?? '' };
  const service = SERVICES.find(({ id }) => id === hold.serviceId)?.slug ?? '';
  return { kind: 'book', service, startMs: hold.startMs, person, holdToken };
}

function aVisitStep(agenda: Agenda, { startMs }: Wanted, dice: number): Step | undefined {
  const earliestMs = agenda.nowMs - 20 * 60 * MINUTE_MS;
  const visit = pick(agenda.visits.filter((each) => each.isConfirmed && each.startMs > earliestMs));
  if (!visit) return undefined;
  const { id, version } = visit;
  const seenVersion = next(2) === 0 ? version : null;
  if (dice < 32) return { kind: 'move', id, startMs, seenVersion };
  return { kind: 'cancel', id, seenVersion };
}

function aSettingStep(agenda: Agenda, { startMs }: Wanted, dice: number): Step | undefined {
  const closure = pick(agenda.closures);
  if (dice < 50 && agenda.closures.length < 3) {
    const untilMs = startMs + (1 + next(6)) * 10 * MINUTE_MS;
    const resourceId = pick([null, 1, 2, 3, 4]) ?? null;
    return { kind: 'close', resourceId, fromMs: startMs, untilMs };
  }
  if (dice < 52 && closure?.id) return { kind: 'open', id: closure.id };
  if (dice < 57) return aServiceStep(agenda);
  const hours = pick(agenda.hours.slice(0, 2));
  if (!hours) return undefined;
  const from = wallClockOf(new Date(agenda.nowMs)).on;
  const opensTime = pick(['08:00', '08:30', '09:15']) ?? '';
  return { kind: 'hours', id: hours.id, from, opensTime, seenVersion: hours.version };
}

async function aPersonStep(
  { contacts }: Agenda,
  { person: who }: Wanted,
  dice: number,
): Promise<Step | undefined> {
  const known = contacts.filter(({ phone }) => phone !== ERASED_PHONE);
  const contact = known.find(({ phone }) => phone === personOf(who).phoneE164) ?? pick(known);
  if (!contact) return undefined;
  const { id: contactId, name } = contact;
  if (dice < 66) {
    const person = await samePerson(db, { source: 'contact', id: contactId });
    const snapshot = snapshotStamp(await readRecords(db, person?.own ?? []));
    return { kind: 'erase', contactId, snapshot };
  }
  const { stamp: snapshot = '', patients = [] } = (await readCorrectable(db, contactId)) ?? {};
  const { phoneE164 } = personOf(1_000_000 + next(8_000_000));
  return { kind: 'correct', contactId, snapshot, name, phoneE164, patients };
}

function aServiceStep({ services }: Agenda): Step {
  const service = pick(services);
  const needs = [[1, 2, 3], [1, 4], [2, 3], [1, 2], [1]];
  return {
    kind: 'service',
    id: service?.id ?? 1,
    durationMinutes: pick([15, 30, 45, 60]) ?? 15,
    bufferBeforeMinutes: pick([0, 0, 5, 15]) ?? 0,
    bufferAfterMinutes: pick([0, 0, 5, 10]) ?? 0,
    resourceIds: pick(needs) ?? [1],
    seenVersion: service?.version ?? 0,
  };
}

/** Begins all steps at once, every other in the second process. */
async function doAll(
  nowMs: number,
  steps: readonly { step: Step; key: string }[],
): Promise<Done[]> {
  const halves = await Promise.all(
    processes.map(async (child, which): Promise<Done[]> => {
      const own = steps.filter((_step, index) => index % 2 === which);
      const answered = once(child, 'message');
      child.send({ nowMs, steps: own });
      return (await answered)[0];
    }),
  );
  return steps.map((_step, index) => {
    const done = halves[index % 2]?.[Math.floor(index / 2)];
    if (!done) throw new Error('a process did not answer');
    return done;
  });
}

type Pair = { step: Step; done: Done };

/** Whether some order of the steps leads from one agenda to the other, with these answers. */
function isExplained(agenda: Agenda, pairs: readonly Pair[], goal: string): boolean {
  const nexts = pairs.map(({ step, done }) => after(agenda, step, done));
  // What changes nothing and is right here need not be tried at every later place.
  const open = pairs.filter((_pair, index) => nexts[index] !== agenda);
  if (open.length === 0) return textOf(agenda) === goal;
  return pairs.some((pair, index) => {
    const changed = nexts[index];
    if (!changed || changed === agenda) return false;
    return isExplained(
      changed,
      open.filter((other) => other !== pair),
      goal,
    );
  });
}

/**
 * A late booking is refused on a reading without locks, so that it need not queue; while settings change this
 * reading may see the service of before and the hours of after. Such a refusal changes nothing.
 */
function isCarefulRefusal({ step, done }: Pair): boolean {
  const isUnlocked = step.kind === 'book' || step.kind === 'move';
  return isUnlocked && ['slot-taken', 'outside-opening-hours'].includes(done.refusal ?? '');
}

/** Names tokens by their hash, as the database does. */
function hashed({ step, done }: Pair): Pair {
  const hashOf = (token: string | undefined) =>
    token === undefined ? undefined : hashToken(token).toString('hex');
  if (step.kind === 'release') return { step: { ...step, token: hashOf(step.token) ?? '' }, done };
  if (step.kind === 'book') return { step: { ...step, holdToken: hashOf(step.holdToken) }, done };
  const value = done.value;
  if (step.kind !== 'hold' || typeof value !== 'object' || !value || !('token' in value)) {
    return { step, done };
  }
  const hash = hashOf(String(value.token)) ?? '';
  tokens.set(hash, String(value.token));
  return { step, done: { ...done, value: { hash } } };
}

test(`random steps of two processes are explained by an order of them (INTERLEAVINGS_SEED=${SEED})`, async () => {
  await makeClinic();
  const counts = { booked: 0, cancelled: 0, carefully: 0 };
  let agenda = await readAgenda(at(FIRST_DAY, '07:30'));
  for (let round = 0; round < STEPS / AT_ONCE; round += 1) {
    const focus = focusOf(agenda);
    const steps: { step: Step; key: string }[] = [];
    while (steps.length < AT_ONCE)
      steps.push({ step: await aStep(agenda, focus), key: `${round} ${steps.length}` });
    const done = await doAll(agenda.nowMs, steps);
    const pairs = steps
      .flatMap(({ step }, index): Pair[] =>
        done[index] ? [hashed({ step, done: done[index] })] : [],
      )
      .sort((one, other) => one.done.endedMs - other.done.endedMs);
    const stored = await readAgenda(agenda.nowMs);
    const goal = textOf(stored);
    if (!isExplained(agenda, pairs, goal)) {
      const locked = pairs.filter((pair) => !isCarefulRefusal(pair));
      const seen = told(round, pairs, [textOf(agenda), goal]);
      expect(isExplained(agenda, locked, goal), seen).toBe(true);
      counts.carefully += 1;
    }
    counts.booked += countOf(pairs, 'book');
    counts.cancelled += countOf(pairs, 'cancel');
    agenda = { ...(await laterAgenda(stored)) };
  }
  const { rows } = await pool.query(`select count(*)::int as booked,
    count(*) filter (where status = 'cancelled')::int as cancelled,
    (select count(*)::int from occupancy_faults) as faults,
    (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks
    from appointments`);
  const { booked, cancelled, carefully } = counts;
  expect(rows).toEqual([{ booked, cancelled, faults: 0, deadlocks: 0 }]);
  expect(carefully * 50, 'refusals that no order explains').toBeLessThanOrEqual(STEPS / AT_ONCE);
});

/** What no order explains: what has changed, and the steps in the order in which they ended. */
function told(round: number, pairs: readonly Pair[], [before = '', goal = '']: string[]): string {
  const [old, fresh] = [before.split('\n'), goal.split('\n')];
  return [
    `round ${round} of INTERLEAVINGS_SEED=${SEED}`,
    ...old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
    ...pairs.map(({ step, done }) => JSON.stringify([step, done.refusal ?? done.value])),
    'unchanged:',
    ...fresh.filter((line) => old.includes(line) && !line.includes(',false,')),
  ].join('\n');
}

function countOf(pairs: readonly Pair[], kind: Step['kind']): number {
  return pairs.filter(({ step, done }) => step.kind === kind && done.refusal === null).length;
}

/** Some minutes later, or the next morning; what is long over is left to the purge. */
async function laterAgenda(agenda: Agenda): Promise<Agenda> {
  const nowMs = agenda.nowMs + (1 + next(7)) * MINUTE_MS;
  const { on, time } = wallClockOf(new Date(nowMs));
  const visits = agenda.visits.filter(({ startMs }) => startMs > nowMs - WINDOW_MS);
  if (time < CLOSES_TIME) return { ...agenda, nowMs, visits };
  const morning = at(addDays(on, 1), '07:30');
  await pool.query('delete from closures where upper(during) < $1', [new Date(morning)]);
  await pool.query('delete from holds where expires_at < $1', [new Date(morning)]);
  return readAgenda(morning);
}
