import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite, visitorSite } from '#tests/staff-site.ts';

// What a service's page says about money, from a day on.

const database = await testDatabase();
const CONSULTATION = 'consultas-oftalmologicas';
const PAGE = `/equipe/agenda/servicos/${CONSULTATION}/pagina`;
const NEXT = addDays(MONDAY, 7);

const pageShape = z.looseObject({
  stamp: z.string(),
  blank: z.record(z.string(), z.unknown()),
});

async function clinic() {
  const clock = stillClock();
  const site = await staffSite(database, clock);
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const by = { cookie: await site.signedIn(id) };
  const comeBackOn = async (on: string) => {
    clock.set(at(on, '08:00'));
    by.cookie = await site.signedIn(id);
  };
  const visitorsClock = stillClock();
  const visitors = await visitorSite(database, visitorsClock);
  const read = async () => pageShape.parse((await site.get(PAGE, by)).page);
  return {
    /** Two people do it. */
    setPeople: async () => {
      await database.pool.query(
        `insert into service_resources (service_id, resource_id) select s.id, r.id
         from services s, resources r where s.slug = $1 and r.kind = 'practitioner'
         on conflict do nothing`,
        [CONSULTATION],
      );
      const { people } = z
        .looseObject({ people: z.array(z.looseObject({ slug: z.string() })) })
        .parse((await site.get(PAGE, by)).page);
      return people.map(({ slug }) => slug);
    },
    comeBackOn,
    read,
    save: async (changes: Record<string, string>) => {
      const { stamp, blank } = await read();
      const shown = Object.entries(blank).filter(([, value]) => typeof value === 'string');
      const texts = z.record(z.string(), z.string()).parse(Object.fromEntries(shown));
      const form = { ...texts, grupo: 'consultation', visto: stamp, ...changes };
      return site.post(PAGE, form, by);
    },
    /** What visitors read on a day. */
    priceOn: async (on: string) => {
      visitorsClock.set(at(on, '12:00'));
      await visitors.services.contentStore.refresh();
      const { page } = await visitors.get(`/servicos/${CONSULTATION}`);
      return z
        .looseObject({ service: z.looseObject({ price: z.unknown().optional() }) })
        .parse(page).service.price;
    },
  };
}

test('a price begins on its day, and the page says the old one until then', async () => {
  const { comeBackOn, read, save, priceOn } = await clinic();
  const now = { preco: 'fixed', valor: '350,00' };
  expect(
    (await save({ ...now, precoEm: NEXT, precoNovo: 'from', valorNovo: '390,00' })).status,
  ).toBe(303);
  expect(await priceOn(addDays(NEXT, -1))).toEqual({ rule: 'fixed', cents: 350_00 });
  expect(await priceOn(NEXT)).toEqual({ rule: 'from', cents: 390_00 });
  expect((await read()).blank).toMatchObject({ ...now, precoEm: NEXT, valorNovo: '390,00' });
  // Once it has begun it is the price of now, and nothing is planned.
  await comeBackOn(NEXT);
  expect((await read()).blank).toMatchObject({ preco: 'from', valor: '390,00', precoEm: '' });
  await save({ valor: '400,00' });
  expect(await priceOn(NEXT)).toEqual({ rule: 'from', cents: 400_00 });
});

test('a planned price is dropped with its day, and may be to say nothing', async () => {
  const { save, priceOn } = await clinic();
  const now = { preco: 'fixed', valor: '350,00' };
  await save({ ...now, precoEm: NEXT, precoNovo: '', valorNovo: '' });
  expect(await priceOn(NEXT)).toBeUndefined();
  await save({ ...now, precoEm: '' });
  expect(await priceOn(NEXT)).toEqual({ rule: 'fixed', cents: 350_00 });
});

test('an amount of before that stays below “nothing” is given up, and is no fault', async () => {
  const { save, priceOn } = await clinic();
  await save({ preco: 'fixed', valor: '350,00' });
  expect((await save({ preco: '', valor: '350,00' })).status).toBe(303);
  expect(await priceOn(NEXT)).toBeUndefined();
});

const ofExam = { grupo: 'exam', precoEm: NEXT };
test.each([
  ['a day that has begun', { precoEm: MONDAY, precoNovo: 'ask' }, 'precoEm'],
  ['a day in ten years', { precoEm: '2036-10-05', precoNovo: 'ask' }, 'precoEm'],
  ['no amount', { precoEm: NEXT, precoNovo: 'fixed', valorNovo: '' }, 'valorNovo'],
  ['an amount below “nothing”', { preco: '', valor: '777,00' }, 'valor'],
  ['an amount below “ask”', { preco: 'ask', valor: '777,00' }, 'valor'],
  ['a later one', { precoEm: NEXT, precoNovo: '', valorNovo: '777,00' }, 'valorNovo'],
  ['an amount for an exam', { ...ofExam, precoNovo: 'fixed', valorNovo: '90,00' }, 'precoNovo'],
])('%s is refused at its field', async (_what, changes, fieldId) => {
  const { save } = await clinic();
  expect(await save(changes)).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId }], values: changes },
  });
});

test('another amount with one person is told, from its day on, while that person does it', async () => {
  const { read, save, priceOn, setPeople } = await clinic();
  const [first = '', second = ''] = await setPeople();
  const now = { preco: 'fixed', valor: '350,00', [`outro-${second}`]: '420,00' };
  const later = {
    precoEm: NEXT,
    precoNovo: 'fixed',
    valorNovo: '390,00',
    [`novo-${first}`]: '395',
  };
  expect((await save({ ...now, ...later })).status).toBe(303);
  expect(await priceOn(MONDAY)).toEqual({
    ...{ rule: 'fixed', cents: 350_00 },
    otherWith: [{ person: second, cents: 420_00 }],
  });
  expect(await priceOn(NEXT)).toMatchObject({ otherWith: [{ person: first, cents: 395_00 }] });
  expect((await read()).blank).toMatchObject({ outros: { [`outro-${second}`]: '420,00' } });
  for (const wrong of ['350,00', 'x', '0'])
    expect(await save({ ...now, [`outro-${second}`]: wrong })).toMatchObject({
      status: 400,
      form: { errors: [{ fieldId: `outro-${second}` }] },
    });
  expect((await save({ ...now, preco: 'ask' })).status).toBe(400);
});
