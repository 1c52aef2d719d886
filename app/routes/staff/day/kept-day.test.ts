import { expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { at } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { agendaDesk, bookAtDesk, TUESDAY } from '#tests/staff-agenda.ts';

const LIST = '/equipe/agenda/sem-internet/lista';
const database = await testDatabase();

async function tuesday() {
  const desk = await agendaDesk(database);
  await bookAtDesk(desk);
  desk.clock.set(at(TUESDAY, '07:12'));
  const { id } = await aStaffMember(desk.site.services, { role: 'reception', name: 'Rosa' });
  const rosa = { cookie: await desk.site.signedIn(id) };
  const read = async (path = LIST) => (await desk.site.file(path, rosa)).json();
  return { desk, id, read };
}

test('the list has today alone, with no more of a person than the desk needs', async () => {
  const { id, read } = await tuesday();
  const day = await read();
  expect(day).toMatchObject({
    staffId: id,
    madeAt: at(TUESDAY, '07:12').toISOString(),
    madeTime: '7h12',
    rows: [{ name: 'Rosa Lima', phone: '(35) 99555-0111', phoneHref: 'tel:+5535995550111' }],
  });
  expect(Object.keys(day.rows[0]).sort()).toEqual(['facts', 'name', 'phone', 'phoneHref', 'time']);
});

test('that a device begins to keep it is recorded once, what is renewed is not', async () => {
  const { id, read } = await tuesday();
  await read(`${LIST}?keep`);
  await read(`${LIST}?renew`);
  const kept = (await database.db.select().from(auditLog)).filter(
    ({ action }) => action === 'agenda.kept',
  );
  expect(kept).toMatchObject([{ actor: `staff:${id}`, subjectType: 'agenda' }]);
});

test('who may not see the agenda gets nothing', async () => {
  const { desk } = await tuesday();
  const { id } = await aStaffMember(desk.site.services, { role: 'editor', name: 'Eva' });
  const answer = await desk.site.get(LIST, { cookie: await desk.site.signedIn(id) });
  expect(answer.status).toBe(403);
});
