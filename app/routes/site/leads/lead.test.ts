import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { leadDrafts, leadOpenings, leads } from '#app/db/leads-schema.ts';
import { LEAD_REASONS } from '#app/features/leads/lead.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { columnsWith } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const PATH = '/agendamento-otimizado';
const PERSON = { name: 'Zuleide Canária Quaresma', phone: '(35) 99887-7661' };
const WHOLE = { reason: 'glaucoma', ...PERSON, payer: 'particular', consent: 'sim' };

const page = z.looseObject({
  step: z.string(),
  isWhole: z.boolean(),
  values: z.looseObject({ reason: z.string(), name: z.string() }),
});
const refused = z.looseObject({
  refused: z.looseObject({ errors: z.array(z.looseObject({ fieldId: z.string() })) }),
});

const clock = stillClock();
let site = await visitorSite(database, clock);
beforeEach(async () => {
  clock.set(at(MONDAY, '09:00'));
  site = await visitorSite(database, clock);
});

const shown = async (path: string, cookie = '') =>
  page.parse((await site.get(path, { cookie })).page);
const cookieOf = ({ cookies }: { cookies: readonly string[] }) => cookies[0]?.split(';')[0] ?? '';
const errorsIn = (form: unknown) =>
  refused.parse(form).refused.errors.map(({ fieldId }) => fieldId);

describe('in steps', () => {
  test('answers are kept from one step to the next, and the last one stores them', async () => {
    const first = await site.post(PATH, { variante: 'B', passo: 'motivo', reason: 'glaucoma' });
    expect(first).toMatchObject({ status: 303, location: `${PATH}?passo=contato` });
    expect(first.cookies).toEqual([
      expect.stringMatching(/^__Host-pedido=[\w-]+; .*HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const cookie = cookieOf(first);
    const second = await site.post(
      `${PATH}?passo=contato`,
      { variante: 'B', passo: 'contato', ...PERSON },
      { cookie },
    );
    expect(second).toMatchObject({ status: 303, location: `${PATH}?passo=convenio` });
    const last = await site.post(
      `${PATH}?passo=convenio`,
      { variante: 'B', passo: 'convenio', payer: 'particular', consent: 'sim' },
      { cookie },
    );
    expect(last.location).toMatch(/^\/agendamento-otimizado\/enviado\?recibo=[\w.-]+$/);
    expect(await db.select().from(leads)).toMatchObject([
      { variant: 'B', reason: 'glaucoma', payer: 'particular', phoneE164: '+5535998877661' },
    ]);
    expect(await db.$count(leadDrafts)).toBe(0);
  });

  test('a later step is not shown before the ones ahead of it', async () => {
    const first = await site.post(PATH, { variante: 'B', passo: 'motivo', reason: 'other' });
    const cookie = cookieOf(first);
    expect(await shown(`${PATH}?passo=convenio`, cookie)).toMatchObject({ step: 'contato' });
    expect(await shown(PATH, cookie)).toMatchObject({
      step: 'motivo',
      values: { reason: 'other' },
    });
  });

  test('a browser that keeps no cookie gets all questions on one page, which sends as form B', async () => {
    const first = await site.post(PATH, { variante: 'B', passo: 'motivo', reason: 'glaucoma' });
    expect(await shown(first.location ?? '')).toMatchObject({ isWhole: true });
    const whole = { variante: 'B', passo: 'tudo' };
    const early = await site.post(`${PATH}?passo=tudo`, {
      ...whole,
      ...WHOLE,
      name: 'Z',
      payer: '',
    });
    expect(early.status).toBe(400);
    expect(errorsIn(early.form)).toEqual(['lead-name', 'lead-payer']);
    expect(page.parse(early.page)).toMatchObject({ isWhole: true });
    const sent = await site.post(`${PATH}?passo=tudo`, { ...whole, ...WHOLE });
    expect(sent.status).toBe(303);
    expect(await db.select().from(leads)).toMatchObject([{ variant: 'B', reason: 'glaucoma' }]);
  });

  test('a draft is forgotten after a day', async () => {
    const first = await site.post(PATH, { variante: 'B', passo: 'motivo', reason: 'glaucoma' });
    clock.set(at('2026-10-06', '09:01'));
    expect(await shown(`${PATH}?passo=contato`, cookieOf(first))).toMatchObject({
      isWhole: true,
      values: { reason: '' },
    });
  });
});

test.each(LEAD_REASONS)('the reason %s can be asked for with form A', async (reason) => {
  const form = { variante: 'A', ...WHOLE, reason, urgent: 'sim', payer: 'particular' };
  expect((await site.post(PATH, form)).status).toBe(303);
  // Form A does not ask for the payment, whatever is posted.
  expect(await db.select().from(leads)).toMatchObject([{ variant: 'A', reason, payer: null }]);
});

test('an urgent reason is stored only by who has read what to do now', async () => {
  const form = { variante: 'A', ...WHOLE, reason: 'urgent' };
  const answer = await site.post(PATH, form);
  expect(answer.status).toBe(400);
  expect(errorsIn(answer.form)).toEqual(['lead-urgent']);
  expect(await db.$count(leads)).toBe(0);
});

test('who asked and why stand in one table, and neither in an address nor in a log', async () => {
  const { location } = await site.post(PATH, { variante: 'A', ...WHOLE, key: 'k'.repeat(43) });
  expect(decodeURIComponent(location ?? '')).not.toMatch(/Zuleide|99887|glaucoma/);
  expect((await site.get(location ?? '')).page).not.toMatchObject({ name: PERSON.name });
  expect(await columnsWith(db, ['Zuleide', '99887', 'glaucoma'])).toEqual([
    'public.leads.name',
    'public.leads.phone_e164',
    'public.leads.reason',
  ]);
  expect(JSON.stringify(site.services.log)).not.toMatch(/Zuleide|99887|glaucoma/);
});

test('the page of thanks opens with a receipt of this form alone', async () => {
  expect(await site.get(`${PATH}/enviado`)).toMatchObject({ status: 302, location: PATH });
  expect(await site.get(`${PATH}/enviado?recibo=mfoo1234.${'a'.repeat(22)}`)).toMatchObject({
    location: PATH,
  });
});

test('nothing is counted or set by a request that is no person opening the page', async () => {
  const answer = await site.get(PATH);
  expect(answer.cookies).toEqual([]);
  expect(await db.$count(leadOpenings)).toBe(0);
});
