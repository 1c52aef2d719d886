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
  return {
    ...{ db: database.db, post, page, book },
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

test('where nobody is booked it closes at once, and is taken back', async () => {
  const { db, post, undo } = site;
  const closed = await post(CLOSE);
  expect(closed).toMatchObject({ status: 303 });
  expect(await undo(closed)).toMatchObject({ location: expect.stringContaining('desfeito') });
  expect(await db.$count(closures)).toBe(0);
  expect(await undo(closed)).toMatchObject({ location: expect.stringContaining('tarde') });
});

test('what was opened by mistake is closed again as it was, once', async () => {
  const { db, post, undo } = site;
  await post(CLOSE);
  const [before] = await db.select().from(closures);
  const opened = await post({ acao: 'reabrir', id: String(before?.id) });
  expect(await undo(opened)).toMatchObject({ location: expect.stringContaining('desfeito') });
  const [after] = await db.select().from(closures);
  expect({ ...after, id: 0 }).toEqual({ ...before, id: 0 });
  // A second press finds it done, and closes nothing twice.
  expect(await undo(opened)).toMatchObject({ location: expect.stringContaining('desfeito') });
  expect(await db.$count(closures)).toBe(1);
});

test('a town’s holiday shows who is booked; a settled one stands again as it stood', async () => {
  const { db, post, undo, book, page } = site;
  await book('09:00');
  const town = { acao: 'incluir', nome: 'Aniversário da cidade', data: TUESDAY };
  const { fields } = form.parse((await post(town)).form).preview;
  expect(await db.$count(holidays)).toBe(0);
  await post(Object.fromEntries(fields));
  expect(await page()).toMatchObject({ holidays: [{ booked: 1, status: 'confirmed' }] });
  const opened = await post({ acao: 'dispensar', dia: TUESDAY, ambito: 'municipal' });
  await undo(opened);
  expect(await db.select().from(holidays)).toMatchObject([{ status: 'confirmed', closes: true }]);
  expect(await undo(opened)).toMatchObject({ location: expect.stringContaining('tarde') });
});
