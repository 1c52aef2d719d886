import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { auditLog, resources, services as serviceRows } from '#app/db/schema.ts';
import { waitlistEntries, waitlistServices } from '#app/db/waitlist-schema.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const SERVICES = '/equipe/agenda/servicos';
const PLACES = '/equipe/agenda/recursos';
const DOCTOR = 'helena-prado-vilela';
const CONSULTATION = 'consultas-oftalmologicas';

const database = await testDatabase();
const { db } = database;

async function clinic() {
  const clock = stillClock();
  const site = await staffSite(database, clock);
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const by = { cookie: await site.signedIn(id) };
  return {
    ...{ site, clock },
    page: async (path: string) => (await site.get(path, by)).page,
    post: (path: string, values: Record<string, string>) => site.post(path, values, by),
  };
}
let { clock, page, post } = await clinic();
beforeEach(async () => {
  ({ clock, page, post } = await clinic());
});

const asked = z.object({
  asked: z.object({
    effects: z.object({
      lines: z.array(z.string()),
      booked: z.array(z.object({ href: z.string(), words: z.string() })),
      stamp: z.string(),
    }),
  }),
});
const queryOf = (answer: { location: string | null }) =>
  Object.fromEntries(new URL(answer.location ?? '', 'https://x').searchParams);
const focusOf = (answer: { location: string | null }) => answer.location?.split('#')[1];
const orderOf = async (table: typeof serviceRows | typeof resources) =>
  (await db.select({ id: table.id }).from(table).orderBy(asc(table.position), asc(table.id))).map(
    ({ id }) => id,
  );
const isActive = async (slug: string) =>
  (await db.select().from(resources).where(eq(resources.slug, slug)))[0]?.isActive;

/** The form of a row as the list shows it. */
async function rowOf(slug: string) {
  const list = z.object({
    resources: z.array(z.object({ slug: z.string(), id: z.number(), version: z.number() })),
  });
  const { id, version } = list
    .parse(await page(PLACES))
    .resources.find((each) => each.slug === slug) ?? { id: 0, version: 0 };
  return { id: String(id), versao: String(version) };
}

/** Looks at what a switch does, and then does it. */
async function press(acao: 'ligar' | 'desligar', slug: string) {
  const values = { ...(await rowOf(slug)), acao };
  const { effects } = asked.parse((await post(PLACES, values)).form).asked;
  return { effects, done: await post(PLACES, { ...values, visto: effects.stamp }) };
}

test.each([
  [SERVICES, serviceRows],
  [PLACES, resources],
] as const)(
  'on %s a row moves, keeps the focus, and is put back by one press, once',
  async (path, table) => {
    const before = await orderOf(table);
    const [first, second = 0] = before;
    const moved = await post(path, { acao: 'ordem', id: String(second), lugar: '0' });
    expect(await orderOf(table)).toEqual([second, first, ...before.slice(2)]);
    const { linha = '', fez, volta = '' } = queryOf(moved);
    expect(fez).toBe('subiu');
    // It is the first now: its arrow is gone, and the row itself has the focus.
    expect(focusOf(moved)).toMatch(new RegExp(`^[rs]-${linha}$`));
    expect(await page(`${path}?linha=${linha}&fez=subiu&volta=${volta}`)).toMatchObject({
      row: { slug: linha, did: 'up', undo: Number(volta) },
    });
    const undo = () => post(path, { acao: 'voltar-ordem', volta, linha });
    expect(queryOf(await undo())).toMatchObject({ linha, fez: 'desfeito' });
    expect(await orderOf(table)).toEqual(before);
    const audited = await db.$count(auditLog);
    expect(queryOf(await undo())).toMatchObject({ fez: 'desfeito' });
    expect(await db.$count(auditLog)).toBe(audited);

    const down = await post(path, { acao: 'ordem', id: String(first), lugar: '1' });
    expect(queryOf(down)).toMatchObject({ fez: 'desceu' });
    expect(await post(path, { acao: 'ordem', id: String(before[2]), lugar: '0' })).toMatchObject({
      status: 303,
    });
    const order = await orderOf(table);
    const late = await post(path, {
      acao: 'voltar-ordem',
      volta: queryOf(down).volta ?? '',
      linha,
    });
    expect(queryOf(late)).toMatchObject({ fez: 'tarde' });
    expect(await orderOf(table)).toEqual(order);
  },
);

test('an order is taken back on its own page alone, and within a day', async () => {
  const before = await orderOf(serviceRows);
  const [, second] = before;
  const moved = await post(SERVICES, { acao: 'ordem', id: String(second), lugar: '3' });
  expect(focusOf(moved)).toMatch(/^desce-/);
  const { volta = '', linha = '' } = queryOf(moved);
  const undo = { acao: 'voltar-ordem', volta, linha };
  expect(queryOf(await post(PLACES, undo))).toMatchObject({ fez: 'tarde' });
  clock.set(at(addDays(MONDAY, 1), '07:00'));
  ({ clock, page, post } = await clinicAt(clock.now()));
  expect(queryOf(await post(SERVICES, undo))).toMatchObject({ fez: 'tarde' });
  expect(await orderOf(serviceRows)).not.toEqual(before);
});

async function clinicAt(now: Date) {
  const next = stillClock(now);
  const site = await staffSite(database, next);
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const member = { role: 'administrator', username: 'later', ...factor } as const;
  const { id } = await aStaffMember(site.services, member);
  const by = { cookie: await site.signedIn(id) };
  return {
    ...{ site, clock: next },
    page: async (path: string) => (await site.get(path, by)).page,
    post: (path: string, values: Record<string, string>) => site.post(path, values, by),
  };
}

test('an archived row between two others is passed over by the arrows', async () => {
  const shown = z.object({
    services: z.array(z.object({ id: z.number(), slug: z.string(), up: z.number().nullable() })),
  });
  const list = async () => shown.parse(await page(SERVICES)).services;
  const [, second] = await list();
  const path = `${SERVICES}/${second?.slug}/pagina`;
  const { stamp } = z.object({ stamp: z.string() }).parse(await page(path));
  await post(path, { acao: 'arquivar', visto: stamp });
  const [first, next] = await list();
  await post(SERVICES, { acao: 'ordem', id: String(next?.id), lugar: String(next?.up) });
  expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([next?.id, first?.id]);
});

test('taking the doctor out of use tells in numbers what closes, who is booked and who waits', async () => {
  const [doctor] = await db.select().from(resources).where(eq(resources.slug, DOCTOR));
  const [service] = await db.select().from(serviceRows).where(eq(serviceRows.slug, CONSULTATION));
  const wish = { kind: 'open', source: 'staff', wishedAt: clock.now() } as const;
  const person = { name: 'Célio', phoneE164: '+5535995550177', locale: 'pt-BR' } as const;
  const [entry] = await db
    .insert(waitlistEntries)
    .values({ ...wish, ...person, practitionerId: doctor?.id ?? null })
    .returning();
  await db
    .insert(waitlistServices)
    .values({ entryId: entry?.id ?? 0, serviceId: service?.id ?? 0 });
  await bookAppointment(bookingServices(database), aRequest(), aKey());

  const { effects, done } = await press('desligar', DOCTOR);
  expect(effects.lines).toEqual([
    expect.stringMatching(
      /^Fecha por semana: \d+ vagas de Consulta oftalmológica, ou \d+ vagas de /,
    ),
    expect.stringMatching(/^Ninguém mais consegue marcar: Consulta oftalmológica/),
    '1 pessoa da lista de espera fica sem o que espera.',
    '1 agendamento continua valendo. Avise a pessoa, se for o caso:',
  ]);
  expect(effects.booked).toEqual([
    {
      href: expect.stringContaining('/equipe/agenda/agendamento/'),
      words: expect.stringContaining('Antônia Reis'),
    },
  ]);
  expect(queryOf(done)).toMatchObject({ linha: DOCTOR, fez: 'fora-de-uso' });
  expect(await isActive(DOCTOR)).toBe(false);

  const closed = /\d+/.exec(effects.lines[0] ?? '')?.[0];
  const back = await press('ligar', DOCTOR);
  expect(back.effects.lines).toEqual([
    expect.stringMatching(new RegExp(`^Abre por semana: ${closed} vagas de `)),
  ]);
  expect(queryOf(back.done)).toMatchObject({ fez: 'em-uso' });
  expect(await isActive(DOCTOR)).toBe(true);
});

test('looking keeps nothing, and who is booked while somebody reads is shown before it counts', async () => {
  const values = { ...(await rowOf(DOCTOR)), acao: 'desligar' };
  const first = asked.parse((await post(PLACES, values)).form).asked.effects;
  expect(first.booked).toEqual([]);
  expect(await isActive(DOCTOR)).toBe(true);
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  const again = await post(PLACES, { ...values, visto: first.stamp });
  const second = asked.parse(again.form).asked.effects;
  expect(second.booked).toHaveLength(1);
  expect(await isActive(DOCTOR)).toBe(true);
  expect(await post(PLACES, { ...values, visto: second.stamp })).toMatchObject({ status: 303 });
  expect(await isActive(DOCTOR)).toBe(false);
});

test('what is out of use comes back by one press, once, unless it was switched again or archived', async () => {
  const off = await press('desligar', 'consultorio-1');
  const { volta = '' } = queryOf(off.done);
  const undo = () => post(PLACES, { acao: 'voltar-uso', volta, linha: 'consultorio-1' });
  expect(queryOf(await undo())).toMatchObject({ linha: 'consultorio-1', fez: 'desfeito' });
  expect(await isActive('consultorio-1')).toBe(true);
  expect(queryOf(await undo())).toMatchObject({ fez: 'desfeito' });

  const again = await press('desligar', 'consultorio-1');
  // The first change has been followed by another.
  expect(queryOf(await undo())).toMatchObject({ fez: 'tarde' });
  const path = `${PLACES}/consultorio-1`;
  const { stamp } = z.object({ stamp: z.string() }).parse(await page(path));
  expect(await post(path, { acao: 'arquivar', visto: stamp })).toMatchObject({ status: 303 });
  const late = { acao: 'voltar-uso', volta: queryOf(again.done).volta ?? '', linha: '' };
  expect(queryOf(await post(PLACES, late))).toMatchObject({ fez: 'tarde' });
  expect(await isActive('consultorio-1')).toBe(false);
});

test('archiving a service or a room and bringing it back is told in numbers, and read before it counts', async () => {
  const service = `${SERVICES}/gonioscopia/pagina`;
  const shown = z.object({
    stamp: z.string(),
    archiving: z.object({ lines: z.array(z.string()), stamp: z.string() }),
  });
  for (const path of [service, `${PLACES}/consultorio-1`]) {
    const before = shown.parse(await page(`${path}?arquivar`));
    expect(before.archiving.lines[0]).toMatch(/^(Fecha por semana: \d+ vagas? de |Nenhuma vaga)/);
    const stale = { acao: 'arquivar', visto: before.stamp, lido: 'another' };
    expect(await post(path, stale)).toMatchObject({ status: 409 });
    const archive = { ...stale, lido: before.archiving.stamp };
    expect(await post(path, archive)).toMatchObject({ status: 303 });
    const after = shown.parse(await page(`${path}?voltar`));
    expect(after.archiving.lines[0]).toMatch(/^(Abre por semana: \d+ vagas? de |Nenhuma vaga)/);
    const back = { acao: 'voltar', visto: after.stamp, lido: after.archiving.stamp };
    expect(await post(path, back)).toMatchObject({ status: 303 });
  }
  expect(shown.parse(await page(`${service}?arquivar`)).archiving.lines[0]).toMatch(
    /^Fecha por semana: \d+/,
  );
});
