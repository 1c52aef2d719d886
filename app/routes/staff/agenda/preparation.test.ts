import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { readPreparationRule } from '#app/scheduling/preparation/preparation-rules.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { signedStaffSite } from '#tests/staff-site.ts';

// What a service asks of patients beforehand: set on its page, asked on the telephone, shown in the day.

const database = await testDatabase();
const { db, pool } = database;
const REFRACTION = 'exames-de-refracao';
const PAGE = `/equipe/agenda/servicos/${REFRACTION}`;
const PHONE = '/equipe/agenda/telefone';

const servicePage = z.looseObject({
  version: z.number(),
  resources: z.array(z.looseObject({ id: z.number() })),
  lastChange: z.string(),
  told: z.array(z.string()),
  blank: z.looseObject({ preparo: z.boolean(), resourceIds: z.array(z.number()) }),
});
const previewed = z.looseObject({
  preview: z.looseObject({
    affected: z.array(z.looseObject({ href: z.string(), what: z.string(), outside: z.string() })),
    tooSoon: z.number(),
    stamp: z.string(),
  }),
});

let { site, bia } = await signedStaffSite(database);
beforeEach(async () => {
  ({ site, bia } = await signedStaffSite(database));
});

const readPage = async () => servicePage.parse((await site.get(PAGE, bia)).page);

/** The form as the page has it, with another rule. */
async function formWith(rule: Record<string, string>) {
  const { version, blank } = await readPage();
  const fields: [string, string][] = [
    ...Object.entries({
      ...{ versao: String(version), duracao: '45', antes: '0', depois: '0', online: 'sim' },
      ...{ preparo: 'sim', dilata: 'never', dirigir: '6', luzMinutos: '60', jejum: '0' },
      ...{ gelatinosas: '24', gelatinosasUnidade: 'horas', rigidas: '24', rigidasUnidade: 'horas' },
      ...rule,
    }),
    ...blank.resourceIds.map((id): [string, string] => ['precisa', String(id)]),
  ];
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
const LONGER = {
  gelatinosas: '2',
  gelatinosasUnidade: 'dias',
  rigidas: '14',
  rigidasUnidade: 'dias',
};

describe('the settings', () => {
  test('a rule that is set here takes the place of the text’s, everywhere and at once', async () => {
    expect(await readPage()).toMatchObject({ blank: { preparo: false, gelatinosas: '24' } });
    const saved = await site.post(PAGE, await formWith(LONGER), bia);
    expect(saved).toMatchObject({ status: 303 });
    expect(await readPreparationRule(db, REFRACTION)).toMatchObject({
      softLensHours: 48,
      rigidLensHours: 336,
    });
    await site.services.contentStore.refresh();
    const page = await readPage();
    expect(page.blank).toMatchObject({ preparo: true, rigidas: '14', rigidasUnidade: 'dias' });
    expect(page.told[0]).toContain('2 dias sem as gelatinosas, 14 dias sem as rígidas');
    expect(page.lastChange).toContain('Bia Souza');
    const { rows } = await pool.query(
      `select detail->'preparation'->>'rigidLensHours' as hours from audit_log
        where action = 'agenda.service'`,
    );
    expect(rows).toEqual([{ hours: '336' }]);
    // Saving something else says nothing new.
    await site.post(PAGE, await formWith({ ...LONGER, depois: '5' }), bia);
    const { history } = z
      .looseObject({ history: z.array(z.string()) })
      .parse((await site.get(PAGE, bia)).page);
    expect(history).toEqual([
      expect.stringMatching(
        /^Bia Souza, .*: não dilata; sem gelatinosas 2 dias, sem rígidas 14 dias\.$/,
      ),
    ]);
  });

  test('booked appointments that it touches are told before saving, with links, and saved when read', async () => {
    const booking = bookingServices(database);
    const booked = await bookAppointment(
      booking,
      aRequest({
        serviceSlug: REFRACTION,
        startsAt: at(addDays(MONDAY, 1), '09:00'),
        preparation: { lenses: 'soft' },
      }),
      aKey(),
    );
    expect(booked).toMatchObject({ answer: { ok: true } });
    const shown = await site.post(PAGE, await formWith(LONGER), bia);
    const { preview } = previewed.parse(shown.form);
    expect(preview.tooSoon).toBe(1);
    expect(preview.affected).toMatchObject([
      {
        href: expect.stringContaining('/equipe/agenda/agendamento/'),
        what: expect.stringContaining('Antônia Reis'),
        outside: 'antes do novo prazo sem lentes',
      },
    ]);
    expect(await readPreparationRule(db, REFRACTION)).toBeNull();
    const read = await site.post(PAGE, await formWith({ ...LONGER, visto: preview.stamp }), bia);
    expect(read.status).toBe(303);
    expect(await readPreparationRule(db, REFRACTION)).not.toBeNull();
  });

  test('of two who change it the second is told, and a wrong figure stays at its field', async () => {
    const first = await formWith(LONGER);
    const second = await formWith({ jejum: '8' });
    expect((await site.post(PAGE, first, bia)).status).toBe(303);
    expect(await site.post(PAGE, second, bia)).toMatchObject({
      status: 409,
      form: { isChanged: true, values: { jejum: '8' } },
    });
    const wrong = await site.post(PAGE, await formWith({ jejum: 'oito' }), bia);
    expect(wrong).toMatchObject({
      status: 400,
      form: { errors: [{ fieldId: 'jejum' }], values: { jejum: 'oito' } },
    });
  });

  test('without the mark the text holds again', async () => {
    await site.post(PAGE, await formWith(LONGER), bia);
    await site.services.contentStore.refresh();
    const form = await formWith({});
    form.delete('preparo');
    expect((await site.post(PAGE, form, bia)).status).toBe(303);
    expect(await readPreparationRule(db, REFRACTION)).toBeNull();
  });
});

describe('on the telephone', () => {
  const WISH = {
    ...{ nome: 'Antônia Reis', telefone: '35999990001', servico: REFRACTION, acao: 'find' },
    ...{ convenio: 'particular', parte: 'any', desde: '', nascimento: '' },
  };
  const foundShape = z.looseObject({
    found: z.looseObject({
      key: z.string(),
      options: z.array(z.looseObject({ value: z.string(), note: z.string() })),
      asked: z.looseObject({
        arrival: z.unknown(),
        lenses: z.looseObject({}).nullable(),
        say: z.array(z.string()),
      }),
    }),
  });

  const askedShape = z.looseObject({
    errors: z.array(z.looseObject({ message: z.string() })),
    found: foundShape.shape.found.extend({ lensesOut: z.string() }),
  });

  test('a time that is too early for rigid lenses alone is called so', async () => {
    await site.post(PAGE, await formWith(LONGER), bia);
    await site.services.contentStore.refresh();
    const desde = addDays(MONDAY, 3);
    const { found } = foundShape.parse((await site.post(PHONE, { ...WISH, desde }, bia)).form);
    expect(found.options[0]?.note).toBe('cedo para lentes rígidas');
  });

  test('several exams are said in the order in which they are done, and what begins when', async () => {
    const wish = { ...WISH, servico: 'mapeamento-de-retina', mais: 'campo-visual' };
    const shape = z.looseObject({
      found: z.looseObject({
        service: z.string(),
        options: z.array(z.looseObject({ walk: z.string() })),
      }),
    });
    const answer = await site.post(PHONE, wish, bia);
    expect(answer.form).toMatchObject({ errors: [] });
    const { found } = shape.parse(answer.form);
    expect(found.service).toBe('campo visual computadorizado e mapeamento de retina');
    expect(found.options[0]?.walk).toMatch(
      /^Às \d+h\d*, campo visual computadorizado; às \d+h\d*, mapeamento de retina\.$/,
    );
  });

  test('the page that moves an appointment marks the same times', async () => {
    const booking = bookingServices(database);
    const startsAt = at(addDays(MONDAY, 21), '09:00');
    const request = aRequest({
      serviceSlug: REFRACTION,
      startsAt,
      preparation: { lenses: 'soft' },
    });
    const booked = await bookAppointment(booking, request, aKey());
    if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
    const { rows } = await pool.query('select protocol from appointments');
    const page = await site.get(`/equipe/agenda/agendamento/${rows[0].protocol}/mudar`, bia);
    const { options } = z
      .looseObject({
        options: z.looseObject({ soonest: z.array(z.looseObject({ note: z.string() })) }),
      })
      .parse(page.page);
    expect(options.soonest[0]?.note).toBe('cedo para quem usa lentes');
    expect(options.soonest.at(-1)?.note).toBe('');
  });

  test('staff read until when the lenses come out, whichever of several exams asks it', async () => {
    // The topography leads; the other asks.
    await pool.query(`insert into service_preparations
      select id, 'never', 6, null, 48, 48, 0, false from services where slug = 'campo-visual'`);
    await site.services.contentStore.refresh();
    const booking = bookingServices(database);
    const request = aRequest({
      ...{ serviceSlug: 'campo-visual', further: [{ serviceSlug: 'topografia-corneana' }] },
      startsAt: at(addDays(MONDAY, 14), '09:00'),
      preparation: { lenses: 'soft' as const },
    });
    const booked = await bookAppointment(booking, request, aKey());
    if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
    const day = await site.get(`/equipe/agenda?dia=${addDays(MONDAY, 14)}`, bia);
    expect(JSON.stringify(day.page)).toContain('lentes fora até');
    const { rows } = await pool.query('select protocol from appointments');
    const own = await site.get(`/equipe/agenda/agendamento/${rows[0].protocol}`, bia);
    expect(JSON.stringify(own.page)).toContain('lentes fora até');
    const { appointment } = z
      .looseObject({ appointment: z.looseObject({ moment: z.string() }) })
      .parse(own.page);
    expect(appointment.moment).toContain(', até ');
  });

  test('staff are told what is too early for lenses, and may book it', async () => {
    const found = foundShape.parse((await site.post(PHONE, WISH, bia)).form).found;
    const [first] = found.options;
    expect(first?.note).toBe('cedo para quem usa lentes');
    expect(found.asked.say[0]).toContain('depois das 7h de terça-feira, 6 de outubro');
    const ultimo = found.options.at(-1)?.value ?? '';
    const later = await site.post(PHONE, { ...WISH, acao: 'later', ultimo, lentes: 'soft' }, bia);
    const [next] = foundShape.parse(later.form).found.options;
    expect(next).toMatchObject({ value: rfc3339(at(addDays(MONDAY, 1), '08:00')), note: '' });
    const book = (fields: Record<string, string>) =>
      site.post(PHONE, { ...WISH, acao: 'book', lentes: 'rigid', ...fields }, bia);
    const second = found.options[1]?.value ?? '';
    const asked = await book({ chave: found.key, startsAt: second });
    expect(asked.status).toBe(422);
    const question = askedShape.parse(asked.form);
    expect(question.errors[0]?.message).toContain('As lentes já estão fora desde');
    // The time that was chosen is still the one that the button books.
    expect(question.found.options[0]?.value).toBe(second);
    expect((await pool.query('select 1 from appointments')).rowCount).toBe(0);
    const again = { chave: question.found.key, lentesFora: question.found.lensesOut };
    // The answer was for another time.
    expect((await book({ ...again, startsAt: first?.value ?? '' })).status).toBe(422);
    const booked = await book({ ...again, startsAt: second });
    expect(booked.location).toContain('?marcada');
    const page = await site.get(booked.location?.replace('?marcada', '') ?? '', bia);
    const { appointment } = z
      .looseObject({
        appointment: z.looseObject({ rows: z.array(z.looseObject({ label: z.string() })) }),
      })
      .parse(page.page);
    expect(appointment.rows).toContainEqual({
      label: 'Preparo',
      value: expect.stringContaining('lentes rígidas; cedo demais para as lentes'),
    });
  });

  test('the day shows who comes without company', async () => {
    const wish = { ...WISH, servico: 'mapeamento-de-retina' };
    const found = foundShape.parse((await site.post(PHONE, wish, bia)).form).found;
    expect(found.options[0]?.note).toBe('volta com luz do dia');
    const startsAt = rfc3339(at(addDays(MONDAY, 1), '09:00'));
    await site.post(
      PHONE,
      { ...wish, acao: 'book', chave: found.key, startsAt, chegada: 'alone' },
      bia,
    );
    const day = await site.get(`/equipe/agenda?dia=${addDays(MONDAY, 1)}`, bia);
    expect(JSON.stringify(day.page)).toContain('vem sem companhia');
  });
});
