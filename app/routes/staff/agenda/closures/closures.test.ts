import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { closures, holidays } from '#app/db/schema.ts';
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
const form = z.object({
  preview: z.object({
    does: z.enum(['closes', 'opens']),
    line: z.string(),
    appointments: z.array(z.unknown()),
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
  const book = (time: string) =>
    bookAppointment(bookingServices(database), aRequest({ startsAt: at(TUESDAY, time) }), aKey());
  /** What a form would do, and the form that does it. */
  const ask = async (values: Record<string, string>) => {
    const { preview } = form.parse((await post(values)).form);
    return { ...preview, go: () => post(Object.fromEntries(preview.fields)) };
  };
  return {
    ...{ db: database.db, post, ask, page, book },
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
