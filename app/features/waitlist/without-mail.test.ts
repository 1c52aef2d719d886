import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, at, MONDAY } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { oneDoctor, waitlistSetup } from '#tests/waitlist.ts';
import { sendAndForget } from './launch.server.ts';
import { matchWaitlist } from './match-waitlist.server.ts';
import { readStaffList } from './read-staff-list.server.ts';
import { readWishes } from './read-waiting.server.ts';

const database = await testDatabase();
const NINE = at(addDays(MONDAY, 2), '09:00');

test('who left an address is told by the desk while no mail goes out', async () => {
  await oneDoctor(database);
  const list = waitlistSetup(database);
  list.clock.set(at(MONDAY, '10:00'));
  const booked = await list.book(NINE);
  await database.pool.query(
    `insert into closures (resource_id, during, reason)
     select id, tstzrange($1, $2), 'x' from resources where kind = 'practitioner'
     union all select id, tstzrange($3, $4), 'x' from resources where kind = 'practitioner'`,
    [at(MONDAY, '00:00'), NINE, at(addDays(MONDAY, 2), '10:00'), at(addDays(MONDAY, 90), '00:00')],
  );
  await list.wait({ name: 'Ana Lima', email: 'ana@example.com' });
  await cancelAppointment(list.booking, { appointmentId: booked, actor: 'patient' }, aKey());
  const without = { ...list.services, sendsMail: false };
  expect(await readWishes(without)).toMatchObject([{ toldBy: 'desk' }]);
  expect(await readWishes(list.services)).toMatchObject([{ toldBy: 'mail' }]);

  expect(await matchWaitlist(without)).toBe(1);
  const [mail] = list.mails;
  if (!mail) throw new Error('no mail was asked for');
  const sent: unknown[] = [];
  const mailing = {
    ...{ db: database.db, clock: list.clock, secret: list.services.secret, sendsMail: false },
    ...{ baseUrl: new URL('https://clareia.example.com') },
    labelsIn: appointmentLabelsIn(testContents),
    mailer: {
      describe: 'kept',
      send: async (each: unknown) => void sent.push(each),
      close: async () => {},
    },
  };
  expect(await sendAndForget(mailing, mail)).toBe('no-mail');
  expect(sent).toEqual([]);
  expect(await list.live()).toMatchObject([{ toldAt: null }]);

  const labels = {
    ...agendaLabelsOf({ clinic: testClinic, contents: testContents, clock: list.clock }),
    ...{ appointmentHref: String, linkOf: () => 'https://clinica.example/c/1' },
  };
  const toldIn = async (services: typeof without) =>
    (await readStaffList(services, labels)).offers.map(({ told }) => told);
  expect(await toldIn(without)).toEqual(['Avise esta pessoa: o site ainda não manda e-mails']);
  expect(await sendAndForget({ ...mailing, sendsMail: true }, mail)).toBe('sent');
  expect(await toldIn({ ...without, sendsMail: true })).toEqual(['Avisado por e-mail']);
});
