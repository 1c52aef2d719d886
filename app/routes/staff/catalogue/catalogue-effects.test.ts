import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { resources, weeklyHours } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// What a new service, room or device does to free times is told before it is saved.

const PLACES = '/equipe/agenda/recursos';
const database = await testDatabase();
const { db } = database;
const site = await staffSite(database, stillClock());
const { clinicFile } = site.services.contentStore;
const device = clinicFile.resources.equipment.find(({ slug }) =>
  clinicFile.services.some(({ resources }) => resources.join() === slug),
);
const served = clinicFile.services.find(({ resources }) => resources.join() === device?.slug);
const DEVICE = `${PLACES}/${device?.slug}`;
const WITHOUT = 'consultas-oftalmologicas';
let by: { cookie: string };

const effects = z.looseObject({
  effects: z.object({ lines: z.array(z.string()), stamp: z.string() }),
});
const placePage = z.looseObject({ stamp: z.string(), house: z.string() });
const ofDevice = async () => placePage.parse((await site.get(DEVICE, by)).page);
const places = async () => (await readCurrentRecord(db, clinicFile)).record.resources;

beforeEach(async () => {
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  by = { cookie: await site.signedIn(id) };
  const { mainBranchName } = twoHousesRecord;
  const address = { ...clinicFile.address, street: 'Rua da Ponte' };
  const branches = twoHousesRecord.branches?.map((each) => ({ ...each, address }));
  // A consultation that needs no room.
  const services = clinicFile.services.map((each) =>
    each.slug === WITHOUT ? { ...each, resources: [] } : each,
  );
  const changes = { mainBranchName, branches, services };
  const saved = await changeRecord(
    { db, clock: stillClock(), clinicFile },
    { changes, seenVersion: 0, by: id },
  );
  expect(saved).toMatchObject({ ok: true });
  await site.services.contentStore.refresh();
});

test('a device goes to another house once it is read what that closes and who is booked with it', async () => {
  const startsAt = at(addDays(MONDAY, 1), '09:00');
  const request = aRequest({ serviceSlug: served?.slug ?? '', startsAt });
  const booked = await bookAppointment(bookingServices(database), request, aKey());
  expect(booked).toMatchObject({ answer: { ok: true } });
  const { stamp } = await ofDevice();
  const sent = { nome: device?.name ?? '', visto: stamp, unidade: FURTHER_HOUSE };
  const asked = await site.post(DEVICE, sent, by);
  const told = effects.parse(asked.form).effects;
  expect(told.lines[0]).toMatch(/^Em Unidade Beira do Rio, fecha por semana: \d+ vagas d/);
  // Nobody attends there.
  expect(told.lines[1]).toBe('Em Unidade Ponta Clara, as vagas por semana continuam as mesmas.');
  expect(told.lines[2]).toContain('1 agendamento já feito em Unidade Beira do Rio precisa disto');
  expect(asked.form).toMatchObject({ house: FURTHER_HOUSE, seenStamp: stamp });
  expect((await ofDevice()).house).toBe('sede');
  expect(await site.post(DEVICE, { ...sent, lido: told.stamp }, by)).toMatchObject({ status: 303 });
  expect((await ofDevice()).house).toBe(FURTHER_HOUSE);
  // A name alone is saved at once.
  const renamed = { ...sent, nome: 'Aparelho novo', visto: (await ofDevice()).stamp };
  expect(await site.post(DEVICE, renamed, by)).toMatchObject({ status: 303 });
});

test('a new room is added once it is read what depends on it then, and at once where no times change', async () => {
  const room = { acao: 'incluir', nome: 'Consultório 8', tipo: 'rooms', servico: WITHOUT };
  const there = { ...room, unidade: FURTHER_HOUSE };
  const before = (await places()).rooms.length;
  const asked = await site.post(PLACES, there, by);
  const told = effects.parse(asked.form).effects;
  expect(told.lines).toEqual([
    expect.stringMatching(/: nenhuma vaga por semana, em vez de \d+\.$/),
  ]);
  expect(asked.form).toMatchObject({ added: { name: 'Consultório 8', house: FURTHER_HOUSE } });
  expect((await places()).rooms).toHaveLength(before);
  // In the main house one doctor needs one room: nothing changes.
  expect(await site.post(PLACES, { ...room, nome: 'Consultório 7' }, by)).toMatchObject({
    status: 303,
  });
  expect(await site.post(PLACES, { ...there, lido: told.stamp }, by)).toMatchObject({
    status: 303,
  });
  expect((await places()).rooms).toHaveLength(before + 2);
});

test('a new service without a free time says so once before it is created', async () => {
  const rows = await db.select().from(resources);
  const doctor = rows.find(({ slug }) => slug === 'helena-prado-vilela')?.id ?? 0;
  const service = {
    ...{ nome: 'Teste de lágrima', grupo: 'exam', preco: 'none', duracao: '25', online: 'sim' },
    ...{
      antes: '0',
      depois: '0',
      precisa: String(doctor),
      resumo: 'Mede quanta lágrima o olho faz.',
    },
    descricao: 'Uma tira de papel fica cinco minutos na borda da pálpebra.',
  };
  const path = '/equipe/agenda/servicos/novo?modelo=nenhum';
  // With her hours it is created at once.
  const other = { ...service, nome: 'Teste de cores' };
  expect(await site.post(path, other, by)).toMatchObject({ status: 303 });
  await db.delete(weeklyHours).where(eq(weeklyHours.resourceId, doctor));
  const asked = await site.post(path, service, by);
  const told = effects.parse(asked.form).effects;
  expect(told.lines).toEqual([expect.stringContaining('não há nenhuma vaga')]);
  expect(asked.form).toMatchObject({ values: { nome: 'Teste de lágrima' } });
  const read = { ...service, lido: told.stamp };
  expect(await site.post(path, read, by)).toMatchObject({ status: 303 });
});
