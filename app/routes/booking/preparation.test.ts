import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

// What the journey asks about the preparation, without JavaScript: posted forms, and pages that show the answers.

const database = await testDatabase();
const site = await visitorSite(database);
const { pool } = database;
// The rules of the test before are gone from the database, and so from the texts.
beforeEach(() => site.services.contentStore.refresh());

const RETINA = 'mapeamento-de-retina';
const REFRACTION = 'exames-de-refracao';
const TIME = '/agendamento/horario';
const DETAILS = {
  ...{ forWhom: 'self', patientName: 'Antônia Reis', birth: '4/3/1950', phone: '35999990001' },
  ...{ email: '', payer: 'particular' },
};
const NONE = { companion: false, fastingHours: 0, dilation: false, lensesOffHours: 0 };

const option = z.looseObject({ value: z.string(), isSuited: z.boolean().optional() });
const screen = z.looseObject({
  asked: z
    .looseObject({
      arrival: z.looseObject({ chosen: z.string().optional() }).nullable(),
      lenses: z.looseObject({ chosen: z.string().optional() }).nullable(),
    })
    .nullish(),
  options: z.looseObject({ soonest: z.array(option) }).optional(),
  chosen: z.string().nullish(),
  frame: z.looseObject({ shown: z.string() }),
  answers: z
    .looseObject({
      rows: z.array(z.looseObject({ id: z.string(), value: z.string() })),
      warnings: z.array(z.string()),
      promises: z.looseObject({ fasting: z.string().nullable(), companion: z.string().nullable() }),
    })
    .optional(),
});
const refused = z.looseObject({
  error: z.looseObject({ fieldId: z.string(), message: z.string() }),
  chosen: z.string(),
});

/** A browser without JavaScript at the times of a service. */
async function openTimes(service: string) {
  const named = await site.get(`${TIME}?servico=${service}`);
  const cookie = cookieLine(named.cookies);
  let where = named.location ?? `${TIME}?servico=${service}`;
  const see = async () => screen.parse((await site.get(where, { cookie })).page);
  const send = async (fields: Record<string, string>) => {
    const answer = await site.post(where, { service, ...fields }, { cookie });
    if (answer.location) where = answer.location;
    return answer;
  };
  const finish = async (fields: Record<string, string> = {}) => {
    await send({ ...DETAILS, seen: (await see()).frame.shown });
    const page = await see();
    return { page, answer: await send({ consent: 'sim', seen: page.frame.shown, ...fields }) };
  };
  return { see, send, finish, cookie, where: () => where };
}

async function settle(slug: string, changes: Partial<PreparationRule>, flags = NONE) {
  const rule = { ...ruleOfFlags(flags), ...changes };
  await pool.query(
    `insert into service_preparations select id, $2, $3, $4, $5, $6, $7, $8 from services
      where slug = $1`,
    [
      slug,
      rule.dilates,
      rule.dilationHours,
      rule.daylightMinutes,
      rule.softLensHours,
      rule.rigidLensHours,
      rule.fastingHours,
      rule.companion,
    ],
  );
  await site.services.contentStore.refresh();
}

const kept = async () => {
  const { rows } = await pool.query(
    'select arrival, lenses, fasting, companion, companion_name as name from appointment_preparations',
  );
  return rows;
};

test('most services ask nothing, and their screen is as it was', async () => {
  for (const service of ['consultas-oftalmologicas', 'campo-visual', 'acompanhamento-pediatrico'])
    expect((await (await openTimes(service)).see()).asked).toBeNull();
});

describe('the way home', () => {
  test('who comes alone is first shown times with daylight; the answer is kept with the appointment', async () => {
    const tab = await openTimes(RETINA);
    expect((await tab.see()).asked).toMatchObject({ arrival: {}, lenses: null });
    // October: sunset at six in the evening, and an hour for the way.
    const late = rfc3339(at(addDays(MONDAY, 1), '17:30'));
    const answered = await tab.send({ intent: 'preparo', arrival: 'alone', startsAt: late });
    expect(answered.status).toBe(303);
    expect(tab.where()).not.toContain('alone');
    const page = await tab.see();
    expect(page.asked?.arrival?.chosen).toBe('alone');
    expect(page.chosen).toBe(late);
    expect(page.options?.soonest.map(({ isSuited }) => isSuited)).toEqual([true, true, true]);
    // The late time stays, and is booked.
    await tab.send({ startsAt: late, arrival: 'alone' });
    const { page: check, answer } = await tab.finish();
    expect(check.answers?.rows.find(({ id }) => id === 'arrival')?.value).toBe('Sem companhia');
    expect(check.answers?.warnings.join(' ')).toContain('Se puder, peça a alguém');
    expect(answer.location).toContain('/obrigado');
    expect(await kept()).toMatchObject([{ arrival: 'alone', lenses: null }]);
  });

  test('who drives is told not to, in one go with the time', async () => {
    const tab = await openTimes(RETINA);
    await tab.send({ startsAt: rfc3339(at(addDays(MONDAY, 1), '09:00')), arrival: 'driving' });
    const { page } = await tab.finish();
    const told = page.answers?.warnings.join(' ');
    expect(told).toContain('Só volte a dirigir depois das 15h30 de terça-feira, 6 de outubro.');
    expect(told).toContain('Você vem dirigindo: deixe o carro em casa');
    expect(told).toContain('Dá para voltar com luz do dia');
    expect(await kept()).toMatchObject([{ arrival: 'driving' }]);
  });

  test('nobody must answer', async () => {
    const tab = await openTimes(RETINA);
    await tab.send({ startsAt: rfc3339(at(addDays(MONDAY, 1), '09:00')) });
    expect((await tab.finish()).answer.location).toContain('/obrigado');
    expect(await kept()).toEqual([]);
  });
});

describe('lenses', () => {
  test('a time within their days asks for the answer at its field, and keeps the time', async () => {
    await settle(REFRACTION, { softLensHours: 48, rigidLensHours: 120 });
    const tab = await openTimes(REFRACTION);
    const startsAt = rfc3339(at(addDays(MONDAY, 1), '09:00'));
    const answer = await tab.send({ startsAt });
    expect(answer.status).toBe(422);
    expect(refused.parse(answer.form)).toMatchObject({
      error: { fieldId: 'lenses', message: expect.stringContaining('ainda está com elas') },
      chosen: startsAt,
    });
    // Three days do for soft lenses.
    const later = await tab.send({ startsAt: rfc3339(at(addDays(MONDAY, 3), '09:00')) });
    expect(refused.parse(later.form).error.message).toContain('cedo demais para lentes rígidas');
    const none = await tab.send({ startsAt, lenses: 'none' });
    expect(none.location).toContain('/dados');
  });

  test('who wears them is told from when on, is offered those times alone, and until when to take them out', async () => {
    await settle(REFRACTION, { softLensHours: 48, rigidLensHours: 120 });
    const tab = await openTimes(REFRACTION);
    const early = await tab.send({
      startsAt: rfc3339(at(addDays(MONDAY, 1), '09:00')),
      lenses: 'soft',
    });
    expect(early.status).toBe(422);
    expect(refused.parse(early.form).error.message).toContain(
      'dá para marcar a partir de quarta-feira, 7 de outubro, às 8h',
    );
    const page = await tab.see();
    expect(page.asked?.lenses?.chosen).toBe('soft');
    const first = page.options?.soonest[0]?.value ?? '';
    expect(first).toBe(rfc3339(at(addDays(MONDAY, 2), '08:00')));
    await tab.send({ startsAt: first, lenses: 'soft' });
    const { page: check } = await tab.finish();
    expect(check.answers?.warnings.join(' ')).toContain(
      'Tire as lentes de contato até segunda-feira, 5 de outubro, às 8h.',
    );
    expect(await kept()).toMatchObject([{ lenses: 'soft' }]);
  });

  test('an answer that rules the held time out gives it up, and is told at the question', async () => {
    await settle(REFRACTION, { softLensHours: 48, rigidLensHours: 120 });
    const tab = await openTimes(REFRACTION);
    const startsAt = rfc3339(at(addDays(MONDAY, 1), '09:00'));
    await tab.send({ startsAt, lenses: 'none' });
    const holds = async () => (await pool.query('select 1 from holds')).rowCount;
    const time = tab.where().replace('/dados', '/horario');
    const send = (fields: Record<string, string>) =>
      site.post(time, { service: REFRACTION, ...fields }, { cookie: tab.cookie });
    expect(await holds()).toBe(1);
    const early = await send({ startsAt, lenses: 'rigid' });
    expect(early.status).toBe(422);
    expect(refused.parse(early.form).error.fieldId).toBe('lenses');
    expect(await holds()).toBe(0);
    const page = screen.parse((await site.get(time, { cookie: tab.cookie })).page);
    expect(page).toMatchObject({ chosen: null, frame: { hold: null } });
    // The same where the button that shows the times is pressed.
    await send({ startsAt, lenses: 'none' });
    expect(await holds()).toBe(1);
    await send({ intent: 'preparo', lenses: 'soft' });
    expect(await holds()).toBe(0);
  });

  test('an answer that rules the chosen time out shows the others, and calls it not taken', async () => {
    const tab = await openTimes(REFRACTION);
    const startsAt = rfc3339(at(MONDAY, '10:00'));
    await tab.send({ intent: 'preparo', startsAt });
    expect(await tab.see()).toMatchObject({ chosen: startsAt, refusal: null });
    await tab.send({ intent: 'preparo', startsAt, lenses: 'soft' });
    expect(tab.where()).not.toContain('inicio');
    const page = await tab.see();
    expect(page).toMatchObject({ refusal: null, chosen: null });
    expect(page.options?.soonest[0]?.value).toBe(rfc3339(at(addDays(MONDAY, 1), '08:00')));
  });

  test('a rule that becomes longer while somebody fills in the rest refuses the booking, and asks again', async () => {
    const tab = await openTimes(REFRACTION);
    await tab.send({ startsAt: rfc3339(at(addDays(MONDAY, 2), '09:00')), lenses: 'soft' });
    await tab.send({ ...DETAILS, seen: (await tab.see()).frame.shown });
    const before = await tab.see();
    await settle(REFRACTION, { softLensHours: 72, rigidLensHours: 72 });
    // The page said 24 hours: what it shows now must be read first.
    const changed = await tab.send({ consent: 'sim', seen: before.frame.shown });
    expect(changed.location).toContain('mudou');
    const again = await tab.send({ consent: 'sim', seen: (await tab.see()).frame.shown });
    expect(again.location).toContain('/agendamento/horario');
    expect(await kept()).toEqual([]);
  });

  test('another service does not take the answers over', async () => {
    const tab = await openTimes(RETINA);
    await tab.send({ intent: 'preparo', arrival: 'alone' });
    const { rows } = await pool.query(`select data->'preparation' as said from booking_drafts`);
    expect(rows).toEqual([{ said: { arrival: 'alone' } }]);
    await site.post(
      tab.where(),
      { service: 'campo-visual', startsAt: rfc3339(at(addDays(MONDAY, 1), '09:00')) },
      {},
    );
    expect((await (await openTimes('campo-visual')).see()).asked).toBeNull();
  });
});

describe('fasting and a companion', () => {
  test('are promised on the last screen, each at its field; what was typed stays', async () => {
    await settle(RETINA, { fastingHours: 8, companion: true, dilates: 'never' });
    const tab = await openTimes(RETINA);
    await tab.send({ startsAt: rfc3339(at(addDays(MONDAY, 1), '08:00')) });
    const { page, answer } = await tab.finish({ companionName: 'Rita Reis', companion: 'sim' });
    expect(page.answers?.promises.fasting).toBe(
      'O paciente vai ficar 8 horas sem comer: nada depois da meia-noite de segunda para terça-feira, 6 de outubro.',
    );
    expect(answer.status).toBe(400);
    expect(answer.form).toMatchObject({
      errors: [{ fieldId: 'fasting' }],
      typed: { companionName: 'Rita Reis', companion: true, fasting: false, consent: true },
    });
    const promised = await tab.send({
      ...{ consent: 'sim', fasting: 'sim', companion: 'sim', companionName: 'Rita Reis' },
      seen: (await tab.see()).frame.shown,
    });
    expect(promised.location).toContain('/obrigado');
    expect(await kept()).toEqual([
      { arrival: null, lenses: null, fasting: true, companion: true, name: 'Rita Reis' },
    ]);
  });
});
