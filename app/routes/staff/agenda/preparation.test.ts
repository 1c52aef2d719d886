import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { readPreparationRule } from '#app/scheduling/preparation/preparation-rules.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

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

async function signedSite() {
  const site = await staffSite(database, stillClock());
  const { id } = await aStaffMember(site.services, { username: 'bia', name: 'Bia Souza' });
  return { site, bia: { cookie: await site.signedIn(id) } };
}
let { site, bia } = await signedSite();
beforeEach(async () => {
  ({ site, bia } = await signedSite());
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

  test('staff are told what is too early for lenses, and may book it', async () => {
    const found = foundShape.parse((await site.post(PHONE, WISH, bia)).form).found;
    const [first] = found.options;
    expect(first?.note).toBe('cedo para quem usa lentes');
    expect(found.asked.say[0]).toContain('depois das 7h de terça-feira, 6 de outubro');
    const ultimo = found.options.at(-1)?.value ?? '';
    const later = await site.post(PHONE, { ...WISH, acao: 'later', ultimo, lentes: 'soft' }, bia);
    const [next] = foundShape.parse(later.form).found.options;
    expect(next).toMatchObject({ value: rfc3339(at(addDays(MONDAY, 1), '08:00')), note: '' });
    const booked = await site.post(
      PHONE,
      { ...WISH, acao: 'book', chave: found.key, startsAt: first?.value ?? '', lentes: 'rigid' },
      bia,
    );
    expect(booked.location).toContain('?marcada');
    const page = await site.get(booked.location?.replace('?marcada', '') ?? '', bia);
    const { appointment } = z
      .looseObject({
        appointment: z.looseObject({ rows: z.array(z.looseObject({ label: z.string() })) }),
      })
      .parse(page.page);
    expect(appointment.rows).toContainEqual({
      label: 'Preparo',
      value: expect.stringContaining('lentes rígidas; marcado antes do prazo'),
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
