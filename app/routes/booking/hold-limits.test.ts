import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { appointments, closures, holds } from '#app/db/schema.ts';
import { draftKeyOf, readDraft, startDraft } from '#app/features/booking/booking-draft.server.ts';
import { BOOKING_LIMITS } from '#app/features/booking/booking-guard.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { staffAppServices } from '#tests/staff.ts';
import { action as check, loader as showCheck } from './check.tsx';
import { action as keep } from './hold.ts';
import { action as chooseTime, loader as showTime } from './time.tsx';

const database = await testDatabase();
const { db } = database;

const TUESDAY = addDays(MONDAY, 1);
const SERVICE = 'consultas-oftalmologicas';
const DETAILS = {
  patientName: 'Antônia Reis',
  birth: '4/3/1950',
  contactName: '',
  relation: '',
  phone: '35999990001',
  email: '',
};

/** A visitor without JavaScript in the middle of a booking. */
async function visitor({ address = '203.0.113.7', clock = stillClock() } = {}) {
  const services = await staffAppServices(database, clock);
  const token = await startDraft(services, {
    service: SERVICE,
    forWhom: 'self',
    payer: 'particular',
  });
  const argsOf = (path: string, form?: Record<string, string>) => {
    const url = new URL(`${path}?rascunho=${draftKeyOf(token)}`, services.env.baseUrl);
    const headers = { cookie: `__Host-agendamento=${token}` };
    const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const context = new RouterContextProvider();
    context.set(appServices, services);
    context.set(visitorAddress, address);
    return { request: new Request(url, { headers, ...body }), url, context, params: {} };
  };
  return {
    clock,
    services,
    draft: () => readDraft(services, token),
    choose: (startsAt: Date) =>
      chooseTime({
        ...argsOf('/agendamento/horario', { service: SERVICE, startsAt: rfc3339(startsAt) }),
        pattern: '/agendamento/horario',
      }),
    look: () => showTime({ ...argsOf('/agendamento/horario'), pattern: '/agendamento/horario' }),
    leave: () =>
      keep({
        ...argsOf('/agendamento/reserva', { intent: 'leave' }),
        pattern: '/agendamento/reserva',
      }),
    comeBack: () =>
      keep({
        ...argsOf('/agendamento/reserva', { intent: 'return' }),
        pattern: '/agendamento/reserva',
      }),
    confirm: async () => {
      const pattern = '/agendamento/conferir';
      const { data } = await showCheck({ ...argsOf(pattern), pattern });
      return check({ ...argsOf(pattern, { consent: 'on', seen: data.frame.shown }), pattern });
    },
  };
}

async function freeStarts(on = TUESDAY): Promise<Date[]> {
  const found = await readAvailability(bookingServices(database), {
    serviceSlug: SERVICE,
    from: on,
    days: 1,
  });
  return found?.days[0]?.slots.map(({ startsAt }) => startsAt) ?? [];
}

/** Everything that an attacker can hold on a day, all at once. */
async function holdAll(trust: 'plain' | 'proven', on = TUESDAY) {
  const services = bookingServices(database);
  const taken = await Promise.all(
    (await freeStarts(on)).map((startsAt) =>
      holdSlot(services, { serviceSlug: SERVICE, startsAt, trust }),
    ),
  );
  return taken.filter(({ ok }) => ok).length;
}

function locationOf(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get('location') : null;
}

describe('who holds without a proof of work', () => {
  test('keeps at most a quarter of the free time of a day, however many ask at once', async () => {
    const before = await freeStarts();
    expect(await holdAll('plain')).toBeGreaterThan(0);
    expect((await freeStarts()).length).toBeGreaterThanOrEqual(0.4 * before.length);
    await holdAll('plain');
    expect((await freeStarts()).length).toBeGreaterThanOrEqual(0.4 * before.length);
  });

  test('keeps at most half of it with proofs', async () => {
    const before = await freeStarts();
    await holdAll('proven');
    await holdAll('plain');
    expect((await freeStarts()).length).toBeGreaterThanOrEqual(0.3 * before.length);
  });

  test('gives the last free time of a day to who has one', async () => {
    const services = bookingServices(database);
    const last = (await freeStarts()).at(-1);
    if (!last) throw new Error('Tuesday is full');
    const during = `[${at(TUESDAY, '00:00').toISOString()},${last.toISOString()})`;
    await db.insert(closures).values({ resourceId: null, during, reason: 'test' });
    const hold = (trust: 'plain' | 'proven') =>
      holdSlot(services, { serviceSlug: SERVICE, startsAt: last, trust });
    expect(await hold('plain')).toEqual({ ok: false, refusal: 'hold-needs-proof' });
    expect((await hold('proven')).ok).toBe(true);
  });
});

describe('under an attacker who holds all that he may', () => {
  test.each(['plain', 'proven'] as const)(
    'with %s holds, a visitor without JavaScript books without a hold',
    async (trust) => {
      await holdAll(trust);
      if (trust === 'proven') await holdAll('plain');
      const person = await visitor();
      const [startsAt] = await freeStarts();
      if (!startsAt) throw new Error('Tuesday is full');
      expect(locationOf(await person.choose(startsAt))).toMatch(/^\/agendamento\/dados\?/);
      const draft = await person.draft();
      expect([draft?.startsAt, draft?.holdToken]).toEqual([rfc3339(startsAt), undefined]);
      const { data } = await person.look();
      expect(data.frame.hold?.goneNote).toContain(person.services.clinic.phone.display);
      await db.execute(
        `update booking_drafts set data = data || '${JSON.stringify({ details: DETAILS })}'::jsonb`,
      );
      expect(locationOf(await person.confirm())).toMatch(
        /^\/agendamento\/obrigado\?rascunho=[\w-]{8}$/,
      );
      expect(await db.$count(appointments)).toBe(1);
    },
  );

  test('a time that is taken is still refused at once, and the nearest are shown', async () => {
    const person = await visitor();
    const before = await freeStarts();
    await holdAll('plain');
    const free = (await freeStarts()).map(Number);
    const taken = before.find((startsAt) => !free.includes(startsAt.getTime()));
    if (!taken) throw new Error('nothing was held');
    expectTaken(await person.choose(taken), taken);
  });
});

/** The time is asked for again, beside the one that was refused. */
function expectTaken(answer: unknown, startsAt: Date): void {
  const address = new URL(locationOf(answer) ?? '', 'http://none');
  expect(address.pathname).toBe('/agendamento/horario');
  expect(address.searchParams.get('ocupado')).toBe(rfc3339(startsAt));
}

describe('the limits of one network', () => {
  test('count a hold that is renewed on return, as they count the first', async () => {
    const clock = stillClock();
    const person = await visitor({ clock });
    const [startsAt] = await freeStarts();
    if (!startsAt) throw new Error('Tuesday is full');
    await person.choose(startsAt);
    let held = 0;
    for (let n = 0; n < 30; n += 1) {
      await db.delete(holds);
      await person.comeBack();
      held += await db.$count(holds);
    }
    expect(held).toBe(BOOKING_LIMITS.holdPerAddress.plain.hits - 1);
  });

  test('do not count a time that somebody else has taken', async () => {
    const [startsAt, other] = await freeStarts();
    if (!startsAt || !other) throw new Error('Tuesday is full');
    await holdSlot(bookingServices(database), { serviceSlug: SERVICE, startsAt });
    const person = await visitor();
    for (let n = 0; n < 20; n += 1) {
      expectTaken(await person.choose(startsAt), startsAt);
    }
    const free = await freeStarts();
    const left = free.at(-1);
    if (!left) throw new Error('Tuesday is full');
    await person.choose(left);
    expect((await person.draft())?.holdToken).toHaveLength(newToken().length);
  });
});

test('a reloaded page that takes its hold again while its button is pressed books', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const [startsAt] = await freeStarts(addDays(TUESDAY, turn % 3));
    if (!startsAt) throw new Error('the day is full');
    const person = await visitor({ address: `203.0.113.${turn}` });
    await person.choose(startsAt);
    const details = { ...DETAILS, phone: `3599999100${turn}` };
    await db.execute(
      `update booking_drafts set data = data || '${JSON.stringify({ details })}'::jsonb
        where data ? 'startsAt'`,
    );
    await person.leave();
    const [confirmed] = await Promise.all([person.confirm(), person.comeBack()]);
    expect(locationOf(confirmed)).toMatch(/^\/agendamento\/obrigado/);
  }
  expect(await db.$count(appointments)).toBe(8);
});
