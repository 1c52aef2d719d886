import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { appointments, closures, resources } from '#app/db/schema.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { at, bookingServices } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { agendaDesk, bookAtDesk, findAtDesk, PHONE, TUESDAY, WISH } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { db } = database;
const GRID = `/equipe/agenda?dia=${TUESDAY}&ver=grade`;
const DOCTOR = 'helena-prado-vilela';
const NURSE = 'marina-couto-reis';
const EXAM = 'campo-visual';

const gridShape = z.object({
  grid: z.object({
    columns: z.array(
      z.object({
        slug: z.string(),
        count: z.number(),
        events: z.array(
          z.object({
            kind: z.string(),
            at: z.string(),
            until: z.string(),
            title: z.string(),
            what: z.string(),
            href: z.string().nullable(),
            sign: z.string().nullable(),
            row: z.number(),
            rows: z.number(),
            lanes: z.number(),
            move: z.object({ version: z.number() }).optional(),
          }),
        ),
      }),
    ),
    unused: z.array(z.string()),
  }),
});
type Desk = Awaited<ReturnType<typeof agendaDesk>>;

async function gridOf({ site, bia }: Desk, more = '', asker = bia) {
  const { page } = await site.get(`${GRID}${more}`, asker);
  return gridShape.parse(page).grid;
}

const columnOf = (grid: Awaited<ReturnType<typeof gridOf>>, slug: string) =>
  grid.columns.find((column) => column.slug === slug);

async function practitionerOf(protocolPath: string): Promise<string | undefined> {
  const protocol = protocolPath.split('/').at(-1) ?? '';
  const [found] = await db
    .select({ slug: resources.slug })
    .from(appointments)
    .innerJoin(resources, eq(resources.id, appointments.practitionerId))
    .where(eq(appointments.protocol, protocol));
  return found?.slug;
}

function closeFor(resourceId: number | null, from: string, until: string) {
  const during = `[${at(TUESDAY, from).toISOString()},${at(TUESDAY, until).toISOString()})`;
  return db.insert(closures).values({ resourceId, during, reason: 'Curso' });
}

test('a patient stands in the column of who sees them, and as an echo where the room is', async () => {
  const desk = await agendaDesk(database);
  const { path } = await bookAtDesk(desk);
  const grid = await gridOf(desk);
  const [visit] = columnOf(grid, DOCTOR)?.events ?? [];
  expect(visit).toMatchObject({ kind: 'appointment', at: '08:00', title: 'Rosa Lima', href: path });
  expect(visit).toMatchObject({ sign: 'confirmed', row: 0, lanes: 1 });
  expect(columnOf(grid, 'consultorio-1')?.events).toMatchObject([
    { kind: 'echo', at: '08:00', title: 'Rosa Lima', what: 'Dra. Helena Prado Vilela', href: path },
  ]);
  expect(grid.columns.map(({ slug, count }) => [slug, count])).toEqual([
    [DOCTOR, 1],
    [NURSE, 0],
    ['consultorio-1', 1],
  ]);
  expect(grid.unused).toContain('Campímetro');
});

test('empty times lead to the desk, none where somebody sits, is awaited or the house is closed', async () => {
  const desk = await agendaDesk(database);
  const services = bookingServices(database, desk.clock);
  await holdSlot(services, {
    serviceSlug: 'consultas-oftalmologicas',
    startsAt: at(TUESDAY, '10:00'),
  });
  await closeFor(null, '16:00', '17:00');
  const doctor = columnOf(await gridOf(desk), DOCTOR);
  const free = doctor?.events.filter(({ kind }) => kind === 'free') ?? [];
  expect(free[0]).toMatchObject({
    at: '08:00',
    href: `${PHONE}?dia=${TUESDAY}&hora=08%3A00&com=${DOCTOR}&ate=09%3A00`,
  });
  const starts = free.map((each) => each.at);
  expect(starts).not.toContain('10:00');
  expect(starts.filter((time) => time >= '16:00' && time < '17:00')).toEqual([]);
  expect(doctor?.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['hold', 'closure']),
  );
  // A moment later on the day itself what has passed is empty, and nobody can have it.
  desk.clock.set(at(TUESDAY, '09:10'));
  const bia = { cookie: await desk.site.signedIn(1) };
  const later = columnOf(await gridOf(desk, '', bia), DOCTOR);
  const next = later?.events.find(({ kind }) => kind === 'free');
  expect(next?.at).toBe('09:15');
});

test('an encaixe stands beside whom it is squeezed in with', async () => {
  const desk = await agendaDesk(database);
  await bookAtDesk(desk);
  const { site, bia } = desk;
  const { servico, convenio } = WISH;
  const form = { nome: 'Ana Souza', telefone: '35 99555-0122', servico, convenio };
  const answer = await site.post(
    '/equipe/agenda/encaixe',
    {
      ...form,
      profissional: DOCTOR,
      dia: TUESDAY,
      hora: '08:10',
      motivo: 'Dor forte',
      chave: 'e'.repeat(43),
      acao: 'encaixar',
    },
    bia,
  );
  expect(answer.status).toBe(303);
  const visits = columnOf(await gridOf(desk), DOCTOR)?.events.filter(
    ({ kind }) => kind === 'appointment',
  );
  expect(visits?.map(({ title, lanes }) => [title, lanes])).toEqual([
    ['Rosa Lima', 2],
    ['Ana Souza', 2],
  ]);
});

test('a time pressed in a column is booked with its practitioner, and with nobody else', async () => {
  const desk = await agendaDesk(database);
  const { site, bia } = desk;
  const pressed = { servico: EXAM, hora: '10:00', com: NURSE };
  const found = await findAtDesk(desk, pressed);
  expect(found.options[0]?.value).toBe(`${TUESDAY}T10:00:00-03:00`);
  const startsAt = found.options[0]?.value ?? '';
  const form = { ...WISH, ...pressed, startsAt, acao: 'book' };
  const first = await site.post(PHONE, { ...form, chave: found.key }, bia);
  expect(await practitionerOf(first.location?.split('?')[0] ?? '')).toBe(NURSE);
  // In the afternoon she is at a course. The doctor is free and does this exam too, and is not booked in her place.
  const [nurse] = await db.select().from(resources).where(eq(resources.slug, NURSE));
  await closeFor(nurse?.id ?? null, '14:00', '16:00');
  const other = {
    ...form,
    ...{ nome: 'Ana Souza', telefone: '35 99555-0122', startsAt: `${TUESDAY}T14:00:00-03:00` },
  };
  const second = await site.post(PHONE, { ...other, chave: 'b'.repeat(43) }, bia);
  expect(second.status).toBe(409);
  const { com: _anybody, ...free } = other;
  const third = await site.post(PHONE, { ...free, chave: 'c'.repeat(43) }, bia);
  expect(await practitionerOf(third.location?.split('?')[0] ?? '')).toBe(DOCTOR);
});

test('the form says for when and with whom, and ignores what is no time', async () => {
  const { site, bia } = await agendaDesk(database);
  const formAt = async (query: string) =>
    z
      .object({ wish: z.string().nullable(), blank: z.record(z.string(), z.string()) })
      .parse((await site.get(`${PHONE}?${query}`, bia)).page);
  expect(await formAt(`dia=${TUESDAY}&hora=09:30&com=${NURSE}`)).toMatchObject({
    wish: 'Para terça-feira, 6 de outubro, às 9h30, com Marina Couto Reis.',
    blank: { desde: TUESDAY, hora: '09:30', com: NURSE },
  });
  for (const query of [`dia=${TUESDAY}`, `dia=x&hora=09:30`, `dia=${TUESDAY}&hora=25:00`])
    expect(await formAt(query)).toMatchObject({ wish: null, blank: { desde: '' } });
  expect(await formAt(`dia=${TUESDAY}&hora=09:30&com=ninguem`)).toMatchObject({
    wish: 'Para terça-feira, 6 de outubro, às 9h30.',
  });
});

const placesShape = z.object({
  key: z.string(),
  times: z.array(
    z.object({ value: z.string(), at: z.string(), until: z.string(), who: z.string() }),
  ),
});

test('in the grid an appointment may go to whoever does it and is free, also at its own time', async () => {
  const desk = await agendaDesk(database);
  const { site, bia } = desk;
  const { path } = await bookAtDesk(desk, { servico: EXAM, hora: '10:00', com: DOCTOR });
  expect(await practitionerOf(path)).toBe(DOCTOR);
  const [visit] =
    columnOf(await gridOf(desk), DOCTOR)?.events.filter(({ at: from }) => from === '10:00') ?? [];
  expect(visit).toMatchObject({ kind: 'appointment', move: { version: 0 } });
  const read = async (more: string) =>
    placesShape.parse(
      (await site.get(`${path}/horarios?desde=${TUESDAY}&dias=1${more}`, bia)).page,
    );
  const { key, times } = await read('&ver=grade');
  const at10 = times.filter(({ at: from }) => from === `${TUESDAY}T10:00`);
  expect(at10.map(({ who }) => who)).toEqual([NURSE]);
  const at11 = times.filter(({ at: from }) => from === `${TUESDAY}T11:00`);
  expect(at11.map(({ who }) => who).sort()).toEqual([DOCTOR, NURSE].sort());
  expect((at11[0]?.until ?? '') > '11:00').toBe(true);
  // The lists of days have each time once.
  const list = (await read('')).times.map(({ at: from }) => from);
  expect(new Set(list).size).toBe(list.length);

  const drop = (com: string, chave: string, versao = '0') =>
    site.post(`${path}/horarios`, { versao, chave, startsAt: at10[0]?.value ?? '', com }, bia);
  expect((await drop(NURSE, key)).status).toBe(200);
  expect(await practitionerOf(path)).toBe(NURSE);
  expect((await drop(DOCTOR, key)).status).toBe(409);
  // Who is not there is not replaced by who is.
  const [doctor] = await db.select().from(resources).where(eq(resources.slug, DOCTOR));
  await closeFor(doctor?.id ?? null, '09:00', '12:00');
  for (const [index, com] of [DOCTOR, 'ninguem'].entries())
    expect((await drop(com, `${index}`.repeat(43), '1')).status).toBe(409);
  expect(await practitionerOf(path)).toBe(NURSE);
  const told = await site.get(`${GRID}&mudada=${path.split('/').at(-1)}`, bia);
  expect(JSON.stringify(told.page)).toContain('Passado para outro profissional, no mesmo horário');
});

test('an empty time leads to its closure, filled in, for who may close it', async () => {
  const desk = await agendaDesk(database);
  const { site, bia } = desk;
  const closures = '/equipe/agenda/fechamentos';
  const blocks = z.object({
    grid: z.object({
      columns: z.array(
        z.object({ slug: z.string(), events: z.array(z.object({ block: z.string().optional() })) }),
      ),
    }),
  });
  const grid = blocks.parse((await site.get(GRID, bia)).page).grid;
  const block = grid.columns[0]?.events.find((each) => each.block)?.block ?? '';
  const wished = z.object({ wished: z.record(z.string(), z.string()).nullable() });
  const wish = async (address: string) => wished.parse((await site.get(address, bia)).page).wished;
  expect(await wish(block.split('#')[0] ?? '')).toEqual({
    quem: DOCTOR,
    ...{ inicio: TUESDAY, 'hora-inicio': '08:00', fim: TUESDAY, 'hora-fim': '09:00', motivo: '' },
  });
  const day = `inicio=${TUESDAY}&fim=${TUESDAY}`;
  for (const query of [
    '',
    `quem=ninguem&${day}`,
    `quem=clinica&${day}`,
    `quem=${DOCTOR}&${day}&hora-inicio=25:00`,
    `quem=${DOCTOR}&inicio=x&fim=${TUESDAY}`,
  ])
    expect(await wish(`${closures}?${query}`)).toBeNull();
  // From the desk's form, too, where a finger has come by the empty time.
  const form = z.object({ block: z.string().nullable() });
  const desktop = `${PHONE}?dia=${TUESDAY}&hora=08:00&com=${DOCTOR}`;
  expect(form.parse((await site.get(`${desktop}&ate=09:00`, bia)).page).block).toBe(block);
  expect(form.parse((await site.get(`${desktop}&ate=07:00`, bia)).page).block).toBeNull();
});
