import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { closures, resources } from '#app/db/schema.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { agendaDesk, bookAtDesk, PHONE, TUESDAY, WISH } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { db } = database;
const DOCTOR = 'helena-prado-vilela';
const NURSE = 'marina-couto-reis';
const EXAM = 'campo-visual';
const SUNDAY = addDays(MONDAY, 6);

const weekShape = z.object({
  week: z.object({
    who: z.string().nullable(),
    rows: z.object({ breaks: z.array(z.object({ from: z.number() })) }),
    now: z.object({ time: z.string() }).nullable(),
    days: z.array(
      z.object({
        on: z.string(),
        isToday: z.boolean(),
        count: z.number(),
        workMinutes: z.number(),
        freeMinutes: z.number(),
        closedBy: z.array(z.string()),
        away: z.array(z.string()),
        events: z.array(
          z.object({
            kind: z.string(),
            at: z.string(),
            until: z.string(),
            title: z.string().optional(),
            what: z.string().optional(),
            href: z.string().nullish(),
            block: z.string().optional(),
            sign: z.string().nullish(),
            lanes: z.number(),
            count: z.number().optional(),
            move: z.object({ version: z.number() }).optional(),
          }),
        ),
      }),
    ),
  }),
});
type Desk = Awaited<ReturnType<typeof agendaDesk>>;

async function weekOf({ site, bia }: Desk, more = '', asker = bia) {
  const { page } = await site.get(`/equipe/agenda?dia=${TUESDAY}&ver=semana${more}`, asker);
  return weekShape.parse(page).week;
}

async function dayOf(desk: Desk, on = TUESDAY, more = '') {
  const week = await weekOf(desk, more);
  const day = week.days.find((each) => each.on === on);
  if (!day) throw new Error(`${on} has no column`);
  return { ...day, free: day.events.filter(({ kind }) => kind === 'free') };
}

/** Beside whoever is there. */
async function squeezeIn({ site, bia }: Desk, changes: Record<string, string>) {
  const { servico, convenio } = WISH;
  const asked = { servico, convenio, profissional: DOCTOR, dia: TUESDAY, hora: '08:10' };
  const form = { ...asked, motivo: 'Dor forte' };
  const answer = await site.post(
    '/equipe/agenda/encaixe',
    { ...form, acao: 'encaixar', ...changes },
    bia,
  );
  expect(answer, JSON.stringify(answer.form)).toMatchObject({ status: 303 });
}

async function closeFor(slug: string | null, from: string, until: string) {
  const [found] = slug ? await db.select().from(resources).where(eq(resources.slug, slug)) : [];
  const during = `[${at(TUESDAY, from).toISOString()},${at(TUESDAY, until).toISOString()})`;
  await db.insert(closures).values({ resourceId: found?.id ?? null, during, reason: 'Curso' });
}

test('a visit stands in the column of its day, whose heading counts it and what is left', async () => {
  const desk = await agendaDesk(database);
  const before = await dayOf(desk);
  const { path } = await bookAtDesk(desk);
  const week = await weekOf(desk);
  expect(week.days.map(({ on }) => on)).not.toContain(SUNDAY);
  expect(week.days.map(({ count }) => count).filter((count) => count > 0)).toEqual([1]);
  const tuesday = await dayOf(desk);
  expect(tuesday.count).toBe(1);
  expect(tuesday.freeMinutes).toBeLessThan(before.freeMinutes);
  expect(tuesday.events[0]).toMatchObject({
    ...{ kind: 'appointment', at: '08:00', title: 'Rosa Lima', href: path, sign: 'confirmed' },
    what: 'Consulta oftalmológica, com Dra. Helena Prado Vilela',
    move: { version: 0 },
  });
  // Of one practitioner it need not be said with whom.
  const [visit] = (await dayOf(desk, TUESDAY, `&profissional=${DOCTOR}`)).events;
  expect(visit?.what).toBe('Consulta oftalmológica');
});

test('an empty time of all is booked with whoever is free, of one with that one', async () => {
  const desk = await agendaDesk(database);
  await bookAtDesk(desk);
  const [all] = (await dayOf(desk)).free;
  // The doctor is taken; the nurse is there.
  expect(all).toMatchObject({
    at: '08:00',
    href: `${PHONE}?dia=${TUESDAY}&hora=08%3A00&ate=09%3A00`,
  });
  expect(all?.block).toBeUndefined();
  const { free } = await dayOf(desk, TUESDAY, `&profissional=${DOCTOR}`);
  expect(free.map((each) => each.at)).not.toContain('08:00');
  expect(free[0]?.href).toContain(`com=${DOCTOR}`);
  expect(free[0]?.block).toContain(`quem=${DOCTOR}`);
});

test('one who is away is named above the day, and closes it only where nobody else works', async () => {
  const desk = await agendaDesk(database);
  await closeFor(DOCTOR, '14:00', '16:00');
  const all = await dayOf(desk);
  expect(all.away).toEqual(['Fora das 14h às 16h: Dra. Helena Prado Vilela (Curso)']);
  expect(all.events.map(({ kind }) => kind)).not.toContain('closure');
  const own = await dayOf(desk, TUESDAY, `&profissional=${DOCTOR}`);
  expect(own.away).toEqual([]);
  expect(own.events).toContainEqual(
    expect.objectContaining({ kind: 'closure', at: '14:00', what: 'Curso' }),
  );
  await closeFor(null, '16:00', '17:00');
  const closed = (await dayOf(desk)).events.filter(({ kind }) => kind === 'closure');
  expect(closed).toMatchObject([{ at: '16:00', what: 'Curso', lanes: 1 }]);
});

test('of more than three at one time the others are a number', async () => {
  const desk = await agendaDesk(database);
  const phoneOf = (last: number) => ({ telefone: `35 99555-02${last}0` });
  await bookAtDesk(desk, { hora: '08:00', com: DOCTOR });
  const exam = { servico: EXAM, hora: '08:00', com: NURSE };
  await bookAtDesk(desk, { ...exam, ...phoneOf(1), nome: 'Ana Souza' });
  await squeezeIn(desk, { ...phoneOf(2), nome: 'Bruna Souza', chave: 'd'.repeat(43) });
  const nurse = { servico: EXAM, profissional: NURSE };
  await squeezeIn(desk, { ...phoneOf(3), ...nurse, nome: 'Caio Souza', chave: 'e'.repeat(43) });
  const { events, count } = await dayOf(desk);
  expect(count).toBe(4);
  const visits = events.filter(({ kind }) => kind === 'appointment');
  expect(visits.map(({ title }) => title)).toEqual(['Rosa Lima', 'Ana Souza', 'Bruna Souza']);
  expect(events.filter(({ kind }) => kind === 'more')).toMatchObject([{ at: '08:10', count: 1 }]);
});

test('the moment is on the axis and in the column of today alone, and what is over cannot be booked', async () => {
  const desk = await agendaDesk(database);
  desk.clock.set(at(TUESDAY, '09:10'));
  const bia = { cookie: await desk.site.signedIn(1) };
  const { now, days } = await weekOf(desk, '', bia);
  expect(now?.time).toBe('9h10');
  expect(days.filter(({ isToday }) => isToday).map(({ on }) => on)).toEqual([TUESDAY]);
  const freeOn = (on: string) =>
    days.find((day) => day.on === on)?.events.filter(({ kind }) => kind === 'free') ?? [];
  expect(freeOn(MONDAY)).toEqual([]);
  expect(freeOn(TUESDAY)[0]?.at).toBe('09:15');
  const next = await desk.site.get(`/equipe/agenda?dia=${addDays(TUESDAY, 7)}&ver=semana`, bia);
  expect(weekShape.parse(next.page).week.now).toBeNull();
});

test('the agenda opens in the view of a day that was chosen last on this device', async () => {
  const { site, bia } = await agendaDesk(database);
  const viewOf = ({ page }: { page: unknown }) =>
    z.object({ query: z.object({ view: z.string() }) }).parse(page).query.view;
  const open = (query: string, kept = '', headers = {}) =>
    site.get(`/equipe/agenda${query}`, { ...headers, cookie: `${bia.cookie}; ${kept}` });
  const first = await open('');
  expect(viewOf(first)).toBe('dia');
  expect(first.cookies).toEqual([]);

  const [line = '', ...others] = (await open('?ver=grade')).cookies;
  expect(others).toEqual([]);
  expect(line).toMatch(/^__Host-agenda=grade; /);
  const kept = line.split(';')[0] ?? '';
  const again = await open('', kept);
  expect([viewOf(again), again.cookies]).toEqual(['grade', []]);
  expect(viewOf(await open(`?dia=${TUESDAY}`, kept))).toBe('grade');
  // Who looks at a week or a list does not choose how a day is shown.
  for (const ver of ['semana', 'mes', 'lista'])
    expect((await open(`?ver=${ver}`, kept)).cookies).toEqual([]);
  expect((await open('?ver=dia', kept)).cookies[0]).toMatch(/^__Host-agenda=dia; /);
  expect(viewOf(await open('', '__Host-agenda=mes'))).toBe('dia');
});
