import { expect, test } from 'vitest';
import { FIGURE_TABLES } from '#app/features/figures/figures-paths.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();

async function siteForEditor() {
  const site = await staffSite(database);
  const cookie = await site.signedIn((await aStaffMember(site.services, { role: 'editor' })).id);
  return { ...site, cookie };
}

async function view(on: string, hits: number) {
  await database.pool.query(
    `insert into event_counts (counted_on, event, path, detail, hits)
     values ($1, 'page_view', '/sobre', 'search', $2)`,
    [on, hits],
  );
}

test('the address says the days and what they are compared with', async () => {
  await view('2026-09-01', 9);
  await view('2026-08-31', 8);
  const { get, cookie } = await siteForEditor();
  const path = '/equipe/numeros?de=2026-09-01&ate=2026-09-02&comparar=anterior';
  const { page } = await get(path, { cookie });
  expect(page).toMatchObject({
    compared: { from: '2026-08-30', to: '2026-08-31' },
    summary: expect.arrayContaining([
      expect.objectContaining({ now: '9', before: '8', change: '+13%' }),
    ]),
    comparisons: [
      { href: '/equipe/numeros?de=2026-09-01&ate=2026-09-02', isCurrent: false },
      { isCurrent: true },
      { href: '/equipe/numeros?de=2026-09-01&ate=2026-09-02&comparar=ano', isCurrent: false },
    ],
  });
  const alone = await get('/equipe/numeros?comparar=tudo', { cookie });
  expect(alone.page).toMatchObject({ comparison: null, compared: null });
});

test('every table can be taken away, also when nothing has happened yet', async () => {
  const { get, cookie } = await siteForEditor();
  for (const table of FIGURE_TABLES) {
    const path = `/equipe/numeros/planilha?tabela=${table}&de=${MONDAY}&ate=${MONDAY}`;
    expect([table, (await get(path, { cookie })).status]).toEqual([table, 200]);
  }
  expect((await get('/equipe/numeros/planilha?tabela=nada', { cookie })).status).toBe(404);
});

test('a table is what the page shows, as a spreadsheet reads it', async () => {
  await view('2026-09-01', 9);
  const { get, cookie } = await siteForEditor();
  const days = 'de=2026-09-01&ate=2026-09-02';
  const path = `/equipe/numeros/planilha?tabela=paginas-por-dia&${days}`;
  expect((await get(path, { cookie })).page).toBe(
    '"Dia";"Páginas vistas";"Total"\r\n"2026-09-01";"9";"9"\r\n"2026-09-02";"0";"0"\r\n',
  );
});

/** A cancelled appointment of that day. */
async function cancelled(on: string) {
  await database.pool.query(
    `with contact as (insert into contacts (name, phone_e164) values ('Ana', $3) returning id),
     patient as (insert into patients (contact_id, name) select id, 'Ana' from contact returning id)
     insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
       starts_at, ends_at, starts_on, starts_time, status, channel, created_at)
     select gen_random_uuid(), 1, 1, patient.id, contact.id, 'particular', $1::timestamptz,
       $1::timestamptz + interval '30 min', $2, '09:00', 'cancelled', 'web', $1::timestamptz
     from contact, patient`,
    [`${on}T12:00:00Z`, on, `+55359999${on.slice(-5).replace('-', '')}0`],
  );
}

test('the first page compares seven whole days with the seven before, for who sees figures', async () => {
  const clock = stillClock();
  clock.set(at('2026-10-15', '10:00'));
  const site = await staffSite(database, clock);
  // Today and the day before both weeks do not count.
  for (const on of ['2026-10-15', '2026-10-14', '2026-10-08', '2026-10-07', '2026-09-30'])
    await cancelled(on);
  const weekOf = async (role: 'editor' | 'reception') => {
    const { id } = await aStaffMember(site.services, { role, username: role });
    return (await site.get('/equipe', { cookie: await site.signedIn(id) })).page;
  };
  expect(await weekOf('editor')).toMatchObject({
    week: [
      { name: 'Agendamentos', now: '0', before: '0' },
      { name: 'Cancelados', now: '2', before: '1' },
      { name: 'Faltas', now: '–', before: '–' },
    ],
  });
  expect(await weekOf('reception')).toMatchObject({ week: null });
});
