import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { auditLog, closures, holidays } from '#app/db/schema.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const PATH = '/equipe/agenda/fechamentos';
const TUESDAY = addDays(MONDAY, 1);
const CLOSE = {
  acao: 'fechar',
  chave: 'a'.repeat(43),
  quem: 'clinica',
  inicio: TUESDAY,
  fim: TUESDAY,
  motivo: 'Congresso',
};
const MOVE = z.object({ href: z.string(), label: z.string() });
const form = z.object({
  preview: z.object({
    does: z.enum(['closes', 'opens']),
    line: z.string(),
    days: z.array(z.string()),
    appointments: z.array(z.object({ what: z.string(), phone: z.string() })),
    moves: z.array(MOVE),
    fields: z.array(z.tuple([z.string(), z.string()])),
  }),
});
const saved = z.object({ saved: z.object({ undo: z.array(z.tuple([z.string(), z.string()])) }) });

async function clinic() {
  const database = await testDatabase();
  const site = await staffSite(database, stillClock());
  const { id } = await aStaffMember(site.services);
  const by = { cookie: await site.signedIn(id) };
  const post = (values: Record<string, string>) => site.post(PATH, values, by);
  const page = async (path = PATH) => (await site.get(path, by)).page;
  let phones = 110;
  const book = async (time: string, on = TUESDAY) => {
    phones += 1;
    const contact = { name: 'Antônia Reis', phoneE164: `+5535995550${phones}`, email: null };
    const request = aRequest({ startsAt: at(on, time), contact });
    const made = await bookAppointment(bookingServices(database), request, aKey());
    expect(made).toMatchObject({ answer: { ok: true } });
  };
  /** What a form would do, and the form that does it. */
  const ask = async (values: Record<string, string>) => {
    const { preview } = form.parse((await post(values)).form);
    return { ...preview, go: () => post(Object.fromEntries(preview.fields)) };
  };
  return {
    ...{ db: database.db, post, ask, page, book, get: (path: string) => site.get(path, by) },
    /** Presses the button that takes the last press back. */
    async undo({ location = '' }: { location?: string | null | undefined }) {
      const { undo } = saved.parse(await page(location ?? '')).saved;
      return post(Object.fromEntries(undo));
    },
  };
}

let site: Awaited<ReturnType<typeof clinic>>;
beforeEach(async () => {
  site = await clinic();
});

test('closing shows who is booked before it closes, and again when somebody has booked since', async () => {
  const { db, post, book } = site;
  await book('09:00');
  const first = form.parse((await post(CLOSE)).form).preview;
  expect(first.appointments).toHaveLength(1);
  expect(await db.$count(closures)).toBe(0);
  await book('10:00');
  const sent = Object.fromEntries(first.fields);
  const second = form.parse((await post(sent)).form).preview;
  expect(second.appointments).toHaveLength(2);
  expect(await post(Object.fromEntries(second.fields))).toMatchObject({ status: 303 });
  expect(await db.$count(closures)).toBe(1);
});

test('closing says what it closes: an hour that was not taken shows, and several days have both ends', async () => {
  const { ask } = site;
  const whole = await ask(CLOSE);
  expect(whole.days).toEqual([expect.stringMatching(/, o dia inteiro$/)]);
  const afternoon = await ask({ ...CLOSE, 'hora-inicio': '13:00' });
  expect(afternoon.days).toEqual([expect.stringMatching(/, desde 13h$/)]);
  const [days, ...more] = (await ask({ ...CLOSE, fim: addDays(TUESDAY, 1), 'hora-fim': '12:00' }))
    .days;
  expect(days).toMatch(/^terça-feira, .* até quarta-feira, .*, às 12h$/);
  expect(more).toEqual([]);
});

test('closing says what times close also where nobody is booked, and is taken back at once', async () => {
  const { db, ask, undo } = site;
  const asked = await ask(CLOSE);
  expect(asked).toMatchObject({ does: 'closes', appointments: [] });
  expect(asked.line).toMatch(/^Deixa de oferecer \d+ vagas d/);
  expect(await db.$count(closures)).toBe(0);
  const closed = await asked.go();
  expect(closed).toMatchObject({ status: 303 });
  expect(await undo(closed)).toMatchObject({ location: expect.stringContaining('desfeito') });
  expect(await db.$count(closures)).toBe(0);
  expect(await undo(closed)).toMatchObject({ location: expect.stringContaining('tarde') });
});

test('a part of the day closes fewer times than the day, and a day on which nobody attends none', async () => {
  const { ask } = site;
  const most = ({ line }: { line: string }) =>
    Math.max(...[...line.matchAll(/(\d+) vaga/g)].map(([, count]) => Number(count)));
  const hour = await ask({ ...CLOSE, 'hora-inicio': '09:00', 'hora-fim': '10:00' });
  const day = await ask(CLOSE);
  expect(most(hour)).toBeGreaterThan(0);
  expect(most(hour)).toBeLessThan(most(day));
  const sunday = addDays(MONDAY, 6);
  const none = await ask({ ...CLOSE, inicio: sunday, fim: sunday });
  expect(none.line).toBe('Nenhuma vaga livre fecha neste período.');
});

test('opening says before what times open: those that closing has closed', async () => {
  const { db, ask } = site;
  const closing = await ask(CLOSE);
  await closing.go();
  const [made] = await db.select().from(closures);
  const opening = await ask({ acao: 'reabrir', id: String(made?.id) });
  expect(opening.does).toBe('opens');
  expect(opening.line.replace('Volta a', 'Deixa de')).toBe(closing.line);
  expect(await db.$count(closures)).toBe(1);
  await opening.go();
  expect(await db.$count(closures)).toBe(0);
});

test('what was opened by mistake is closed again as it was, once', async () => {
  const { db, ask, undo } = site;
  await (await ask(CLOSE)).go();
  const [before] = await db.select().from(closures);
  const opened = await (await ask({ acao: 'reabrir', id: String(before?.id) })).go();
  expect(await undo(opened)).toMatchObject({ location: expect.stringContaining('desfeito') });
  const [after] = await db.select().from(closures);
  expect({ ...after, id: 0 }).toEqual({ ...before, id: 0 });
  // A second press finds it done, and closes nothing twice.
  expect(await undo(opened)).toMatchObject({ location: expect.stringContaining('desfeito') });
  expect(await db.$count(closures)).toBe(1);
});

test('a town’s holiday shows who is booked; a settled one stands again as it stood', async () => {
  const { db, ask, undo, book, page } = site;
  await book('09:00');
  const town = { acao: 'incluir', nome: 'Aniversário da cidade', data: TUESDAY };
  const adding = await ask(town);
  expect(adding.appointments).toHaveLength(1);
  expect(await db.$count(holidays)).toBe(0);
  await adding.go();
  expect(await page()).toMatchObject({ holidays: [{ booked: 1, status: 'confirmed' }] });
  const opening = await ask({ acao: 'dispensar', dia: TUESDAY, ambito: 'municipal' });
  expect(opening.line.replace('Volta a', 'Deixa de')).toBe(adding.line);
  expect(await db.select().from(holidays)).toMatchObject([{ status: 'confirmed' }]);
  const opened = await opening.go();
  await undo(opened);
  expect(await db.select().from(holidays)).toMatchObject([{ status: 'confirmed', closes: true }]);
  expect(await undo(opened)).toMatchObject({ location: expect.stringContaining('tarde') });
});

test('a holiday that is settled as it already stands is settled at once', async () => {
  const { db, post, ask } = site;
  const day = { dia: TUESDAY, ambito: 'national' };
  const row = { heldOn: TUESDAY, scope: 'national' as const, name: 'Feriado', closes: true };
  await db.insert(holidays).values(row);
  expect(await post({ ...day, acao: 'confirmar' })).toMatchObject({ status: 303 });
  expect(await db.select().from(holidays)).toMatchObject([{ status: 'confirmed' }]);
  await (await ask({ ...day, acao: 'dispensar' })).go();
  expect(await db.select().from(holidays)).toMatchObject([{ status: 'dismissed' }]);
  expect((await ask({ ...day, acao: 'confirmar' })).line).toContain('vagas');
});

const REPEAT = {
  ...{ ...CLOSE, 'hora-inicio': '14:00', 'hora-fim': '18:00', fim: '' },
  ...{ repete: 'semana', 'repete-ate': addDays(TUESDAY, 21) },
};
const listed = z.object({
  touched: z.object({ moves: z.array(MOVE) }),
  closures: z.array(
    z.object({
      title: z.string(),
      moves: z.array(MOVE),
      days: z.array(z.object({ id: z.number(), words: z.string() })),
    }),
  ),
});

test('what repeats lists its days and whom it touches, each day with the way to move them', async () => {
  const { db, ask, book, page, get } = site;
  await db.insert(holidays).values({
    ...{ heldOn: addDays(TUESDAY, 7), scope: 'national', name: 'Dia de festa', closes: true },
  });
  await book('14:00');
  await book('09:00', addDays(TUESDAY, 14));
  await book('15:00', addDays(TUESDAY, 14));
  await book('15:00', addDays(TUESDAY, 1));
  const asked = await ask(REPEAT);
  expect(asked.days).toEqual([
    'terça-feira, 6 de outubro de 2026, das 14h às 18h',
    'terça-feira, 13 de outubro de 2026, das 14h às 18h (feriado: Dia de festa)',
    'terça-feira, 20 de outubro de 2026, das 14h às 18h',
    'terça-feira, 27 de outubro de 2026, das 14h às 18h',
  ]);
  expect(asked.appointments).toMatchObject([
    { what: expect.stringContaining('Antônia Reis'), phone: '(35) 99555-0111' },
    { phone: '(35) 99555-0113' },
  ]);
  const query =
    /^\/equipe\/agenda\/remarcar-dia\?quem=.+&dia=2026-10-(06|20)&de=14%3A00&ate=18%3A00$/;
  expect(asked.moves.map(({ href }) => query.exec(href)?.[1])).toEqual(['06', '20']);
  expect(await db.$count(closures)).toBe(0);
  const closed = await asked.go();
  const { closures: shown, touched } = listed.parse(await page(closed.location ?? ''));
  expect(shown).toMatchObject([{ moves: asked.moves, days: { length: 4 } }]);
  expect(touched.moves).toEqual(asked.moves);
  // The page it leads to lists who is booked in that part of the day, and that it is closed.
  const moving = await get(asked.moves[0]?.href ?? '');
  expect(moving.page).toMatchObject({ rows: { length: 1 }, isClosed: true });
});

test('of what repeats one day is taken out, it ends at a day, and goes whole; each is taken back', async () => {
  const { db, ask, page, undo } = site;
  await (await ask(REPEAT)).go();
  const all = await db.select().from(closures).orderBy(closures.during);
  expect(new Set(all.map(({ series }) => series)).size).toBe(1);
  const [first, second, third] = listed.parse(await page()).closures[0]?.days ?? [];
  const left = async () => (await db.select().from(closures)).map(({ during }) => during).sort();
  const whole = await left();
  const opened = async (acao: string, day: typeof first) =>
    (await ask({ acao, id: String(day?.id) })).go();
  const out = await opened('reabrir', second);
  expect(await left()).toEqual(whole.filter((_, index) => index !== 1));
  await undo(out);
  expect(await left()).toEqual(whole);
  expect(listed.parse(await page()).closures).toHaveLength(1);
  const ended = await opened('reabrir-seguintes', third);
  expect(await left()).toEqual(whole.slice(0, 2));
  await undo(ended);
  expect(await left()).toEqual(whole);
  const gone = await opened('reabrir-serie', first);
  expect(await left()).toEqual([]);
  await undo(gone);
  expect(await undo(gone)).toMatchObject({ location: expect.stringContaining('desfeito') });
  expect(await left()).toEqual(whole);
  expect(new Set((await db.select().from(closures)).map(({ series }) => series)).size).toBe(1);
});

test('a year of every week is one press, once, and one entry of the log; it is taken back whole', async () => {
  const { db, ask, post, undo } = site;
  const year = { ...REPEAT, 'repete-ate': '2027-10-06' };
  const asked = await ask(year);
  expect(asked.days).toHaveLength(53);
  const closed = await Promise.all([asked.go(), asked.go()]);
  expect(closed[0]).toEqual(closed[1]);
  expect(await db.$count(closures)).toBe(53);
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: 'closure.added', detail: { days: 53 } },
  ]);
  await undo(closed[0] ?? { location: '' });
  expect(await db.$count(closures)).toBe(0);
  for (const wrong of ['2027-10-08', '2026-10-05', '', '2027-02-30'])
    expect(await post({ ...year, 'repete-ate': wrong })).toMatchObject({
      status: 400,
      form: { errors: [{ fieldId: 'repete-ate' }], values: { repeat: { repete: 'semana' } } },
    });
  expect(await post({ ...year, fim: addDays(TUESDAY, 1) })).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: 'fim' }] },
  });
});

test('one closure leads to moving each of its days', async () => {
  const { ask, book, page } = site;
  await book('09:00');
  await book('10:00', addDays(TUESDAY, 1));
  const asked = await ask({ ...CLOSE, fim: addDays(TUESDAY, 1), 'hora-fim': '12:00' });
  const days = asked.moves.map(({ href }) => href.replace(/.*&dia=/, ''));
  expect(days).toEqual(['2026-10-06&de=&ate=', '2026-10-07&de=&ate=12%3A00']);
  const { location } = await asked.go();
  expect(listed.parse(await page(location ?? '')).touched.moves).toEqual(asked.moves);
  expect(listed.parse(await page()).touched.moves).toEqual([]);
});
