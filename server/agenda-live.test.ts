import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointments, resources } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { openAgendaLive } from '#app/features/agenda/live/agenda-live.server.ts';
import { endSession } from '#app/features/staff/sessions.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { listenForChangedPages } from './pages/page-invalidation.ts';
import { buildTestApp } from './test-app.ts';

// The real route through the real server, on real connections, one of which listens to PostgreSQL.

const TUESDAY = addDays(MONDAY, 1);
const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const { app } = await buildTestApp({
  baseUrl: site.services.env.baseUrl.href,
  pageHandler: (request) => {
    const { pathname, search } = new URL(request.url);
    return site.file(pathname + search, { cookie: request.headers.get('cookie') ?? '' });
  },
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => app.close());
beforeEach(() => clock.set(at(MONDAY, '07:00')));

/** A process that hears of changes, until the test ends. */
async function listening(options: Partial<Parameters<typeof openAgendaLive>[0]> = {}) {
  const stopping = new AbortController();
  const live = openAgendaLive({ clock, stopping: stopping.signal, ...options });
  const heard: string[] = [];
  const silent = () => undefined;
  const listener = listenForChangedPages({
    databaseUrl: database.url,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    onChange: silent,
    onAgenda: (payload) => {
      heard.push(payload);
      live.tell(payload);
    },
  });
  ends.push(listener.stop);
  ends.push(() => stopping.abort());
  site.services.agendaLive = live;
  // A new connection counts as a change.
  await expect.poll(() => heard).toEqual(['']);
  heard.length = 0;
  return { live, heard, stopping };
}

async function receptionist(username = 'bia'): Promise<string> {
  const { id } = await aStaffMember(site.services, { username });
  return site.signedIn(id);
}

/** An open window. */
async function openWindow(cookie: string, { on = TUESDAY, seen = 0 } = {}) {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/equipe/agenda/ao-vivo?dia=${on}&desde=${seen}`, {
    headers: { cookie },
    redirect: 'manual',
    signal: leaving.signal,
  });
  let text = '';
  const isEnded = { value: false };
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) text += decoder.decode(piece, { stream: true });
    isEnded.value = true;
  })().catch(() => {
    isEnded.value = true;
  });
  ends.push(() => {
    leaving.abort();
    return reading;
  });
  const events = (name: string) =>
    [...text.matchAll(/^event: (.*)\nid: (\d+)\ndata: (.*)\n\n/gm)].filter(
      ([, each]) => each === name,
    );
  return {
    answer,
    leave: () => leaving.abort(),
    text: () => text,
    changes: () => events('agenda').length,
    pulses: () => events('pulse').length,
    ids: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)),
    isEnded: () => isEnded.value,
  };
}

async function bookOnSite(startsAt = at(TUESDAY, '09:00')): Promise<number> {
  const once = await bookAppointment(
    bookingServices(database, clock),
    aRequest({ startsAt }),
    aKey(),
  );
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return once.answer.value.appointmentId;
}

test('a booking on the site, a move and an arrival each reach two open windows, as a hint alone', async () => {
  const { live, heard } = await listening();
  const [bia, caio] = [await receptionist(), await receptionist('caio')];
  const windows = [
    await openWindow(bia, { seen: live.mark() }),
    await openWindow(caio, { seen: live.mark() }),
  ];
  const changes = () => windows.map((each) => each.changes());
  await expect.poll(() => windows.map((each) => each.pulses())).toEqual([1, 1]);
  const headers = windows[0]?.answer.headers;
  expect(Object.fromEntries(headers ?? [])).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(headers?.has('content-encoding')).toBe(false);

  const seen = [changes()];
  const untilAllHear = async () => {
    const before = seen.at(-1) ?? [];
    await expect
      .poll(() => changes().every((count, index) => count > (before[index] ?? 0)))
      .toBe(true);
    seen.push(changes());
  };
  const appointmentId = await bookOnSite();
  await untilAllHear();
  const startsAt = at(TUESDAY, '14:00');
  await moveAppointment(
    bookingServices(database, clock),
    { appointmentId, startsAt, actor: 'staff:1' },
    aKey(),
  );
  await untilAllHear();
  clock.set(at(TUESDAY, '13:50'));
  const [row] = await db.select().from(appointments).where(eq(appointments.id, appointmentId));
  const arrived = await changeAttendance(site.services, {
    protocol: row?.protocol ?? '',
    seenVersion: row?.version ?? -1,
    step: 'arrived',
    actor: 'staff:1',
  });
  expect(arrived.ok).toBe(true);
  await untilAllHear();

  // Days and numbers, and nothing else, on the way from the database and to the window.
  for (const payload of heard) expect(payload).toMatch(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/);
  for (const each of windows) {
    const rest = each.text().replace(/^event: (agenda|pulse)\nid: \d+\ndata: \1\n\n/gm, '');
    expect(rest).toBe('retry: 2000\n\n');
    expect(each.ids()).toEqual(each.ids().toSorted((a, b) => a - b));
  }
});

test('a window hears of its own days alone, and first of what came while it was away', async () => {
  const { live, heard } = await listening();
  const cookie = await receptionist();
  const mark = live.mark();
  const monday = await openWindow(cookie, { on: addDays(MONDAY, 7), seen: mark });
  await bookOnSite();
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  expect(new Set(heard)).toEqual(new Set([`${TUESDAY}/${TUESDAY}`]));
  const late = await openWindow(cookie, { seen: mark });
  await expect.poll(() => late.changes()).toBe(1);
  // A connection that comes anew counts for every day: what was told meanwhile is lost.
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'clareia:pages:%' and datname = current_database()`,
  );
  await expect.poll(() => monday.changes()).toBe(1);
});

test('an import tells each day once, and what is rolled back nothing', async () => {
  const { heard } = await listening();
  const client = await pool.connect();
  await client.query('begin');
  await client.query("select tell_agenda('2026-10-07 12:00Z', '2026-10-07 12:00Z')");
  await client.query('rollback');
  client.release();
  const [person] = await db.select().from(resources).where(eq(resources.kind, 'practitioner'));
  await pool.query(
    `insert into closures (resource_id, during, reason)
     select $1, tstzrange(day + make_interval(mins => n), day + make_interval(mins => n + 1)), 'x'
     from generate_series('2027-03-01 12:00Z'::timestamptz, '2027-03-03 12:00Z', '1 day') day,
       generate_series(0, 199) n`,
    [person?.id],
  );
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  expect(heard.toSorted()).toEqual(
    ['2027-03-01', '2027-03-02', '2027-03-03'].map((day) => `${day}/${day}`),
  );
});

test('whoever sees one agenda alone hears the hint, and their own changes reach the others', async () => {
  const { live } = await listening();
  const appointmentId = await bookOnSite(at(MONDAY, '09:00'));
  const [row] = await db.select().from(appointments).where(eq(appointments.id, appointmentId));
  const { id } = await aStaffMember(site.services, { role: 'practitioner', username: 'dra' });
  await db
    .update(staff)
    .set({ practitionerId: row?.practitionerId ?? 0, ownAgendaOnly: true })
    .where(and(eq(staff.id, id)));
  const own = await openWindow(await site.signedIn(id), { on: MONDAY, seen: live.mark() });
  const desk = await openWindow(await receptionist(), { on: MONDAY, seen: live.mark() });
  const before = [own.changes(), desk.changes()];
  clock.set(at(MONDAY, '08:50'));
  const ownDb = database.ownAgendaOf?.(row?.practitionerId ?? 0) ?? db;
  const arrived = await changeAttendance(
    { ...site.services, db: ownDb },
    {
      protocol: row?.protocol ?? '',
      seenVersion: row?.version ?? -1,
      step: 'arrived',
      actor: `staff:${id}`,
    },
  );
  expect(arrived.ok).toBe(true);
  await expect
    .poll(() => [own.changes(), desk.changes()].every((n, index) => n > (before[index] ?? 0)))
    .toBe(true);
});

test('nobody without a session or without the agenda listens', async () => {
  await listening();
  const stranger = await openWindow('');
  expect([stranger.answer.status, stranger.answer.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/equipe/entrar'),
  ]);
  const { id } = await aStaffMember(site.services, { role: 'editor' });
  const editor = await openWindow(await site.signedIn(id));
  expect(editor.answer.status).toBe(403);
});

test('an open window keeps nobody signed in, and hears no more once its session is over', async () => {
  const { live } = await listening({ pulseMs: 20 });
  const cookie = await receptionist();
  const { rows: before } = await pool.query('select last_seen_at from staff_sessions');
  clock.set(new Date(clock.now().getTime() + 5 * 60_000));
  const window = await openWindow(cookie, { seen: live.mark() });
  await expect.poll(() => window.pulses()).toBeGreaterThan(2);
  expect((await pool.query('select last_seen_at from staff_sessions')).rows).toEqual(before);
  expect(window.isEnded()).toBe(false);
  await endSession(db, cookie.split('=')[1]);
  await expect.poll(() => window.isEnded()).toBe(true);
});

test('a session has so many windows and no more, until one is left', async () => {
  await listening({ limits: { ofSession: 2, inAll: 3 } });
  const [bia, caio] = [await receptionist(), await receptionist('caio')];
  const first = await openWindow(bia);
  await openWindow(bia);
  const third = await openWindow(bia);
  expect([third.answer.status, third.answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await openWindow(caio)).answer.status).toBe(200);
  expect((await openWindow(caio)).answer.status).toBe(503);
  first.leave();
  const statusOfNext = async () => (await openWindow(bia)).answer.status;
  await expect.poll(statusOfNext).toBe(200);
});

test('a process that stops ends all streams and begins none', async () => {
  const { stopping } = await listening();
  const cookie = await receptionist();
  const windows = [await openWindow(cookie), await openWindow(cookie)];
  stopping.abort();
  await expect.poll(() => windows.map((each) => each.isEnded())).toEqual([true, true]);
  expect((await openWindow(cookie)).answer.status).toBe(503);
});

test('asked for its headers alone, the stream ends', async () => {
  await listening({ limits: { ofSession: 1, inAll: 1 } });
  const cookie = await receptionist();
  const address = `${origin}/equipe/agenda/ao-vivo`;
  const head = await fetch(address, { method: 'HEAD', headers: { cookie } });
  expect(head.status).toBe(200);
  await expect.poll(async () => (await openWindow(cookie)).answer.status).toBe(200);
});
