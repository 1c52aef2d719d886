import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { STAFF_ROLES } from '#app/features/staff/staff-role.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { TUESDAY } from '#tests/staff-agenda.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const clock = stillClock();
const site = await staffSite(database, clock);
const PERSON = { name: 'Zulmira Brandão', phoneE164: '+5535998124477', email: 'zu@example.org' };
let desk = { cookie: '' };

beforeEach(async () => {
  await bookAppointment(
    bookingServices(database, clock),
    aRequest({
      contact: PERSON,
      patient: { name: PERSON.name, bornOn: '1950-03-04' },
      startsAt: at(TUESDAY, '10:00'),
    }),
    aKey(),
  );
  const { id } = await aStaffMember(site.services, { role: 'reception' });
  desk = { cookie: await site.signedIn(id) };
});

const listed = z.object({
  isTooShort: z.boolean(),
  found: z
    .array(
      z.object({
        name: z.string(),
        href: z.string(),
        facts: z.string(),
        phone: z.string(),
        next: z.object({ href: z.string(), text: z.string() }).nullable(),
        bookHref: z.string().nullable(),
      }),
    )
    .nullable(),
});
const find = async (text: string, who = desk) =>
  listed.parse((await site.get(`/equipe/pacientes?busca=${encodeURIComponent(text)}`, who)).page);

describe('the list of patients', () => {
  test('says of a misspelt person what the desk asks for first', async () => {
    const { found } = await find('zumlira brandao');
    expect(found).toHaveLength(1);
    const [row] = found ?? [];
    expect(row).toMatchObject({
      name: PERSON.name,
      phone: '(35) 99812-4477',
      next: { text: expect.stringContaining('10h') },
      bookHref: expect.stringMatching(/^\/equipe\/agenda\/telefone\?paciente=\d+$/),
    });
    expect(row?.facts).toMatch(/76 anos.*nome parecido/);
  });

  test('asks for more where too little was typed, and says nothing before', async () => {
    expect(await find('z')).toEqual(expect.objectContaining({ isTooShort: true, found: null }));
    expect(await find('')).toEqual(expect.objectContaining({ isTooShort: false, found: null }));
    expect((await find('Hildebrando')).found).toEqual([]);
  });

  test('leads to the phone booking with the person’s data, and no number in an address', async () => {
    const { found } = await find('zulmira');
    const href = found?.[0]?.bookHref ?? '';
    const { page } = await site.get(href, desk);
    expect(page).toMatchObject({
      isPrefilled: true,
      blank: { nome: PERSON.name, telefone: '(35) 99812-4477', nascimento: '04/03/1950' },
    });
    const nobody = await site.get('/equipe/agenda/telefone?paciente=987654', desk);
    expect(nobody.page).toMatchObject({ isPrefilled: false, blank: { nome: '' } });
  });

  test('the desk is told at once what the person has booked already', async () => {
    const { found } = await find('zulmira');
    const known = z.object({
      known: z.looseObject({ coming: z.array(z.looseObject({})) }).nullable(),
    });
    const told = async (href: string) => known.parse((await site.get(href, desk)).page).known;
    const href = found?.[0]?.href;
    expect(await told(found?.[0]?.bookHref ?? '')).toMatchObject({
      coming: [{ moment: expect.stringContaining('às 10h') }],
      past: 'Ainda não veio nenhuma vez.',
      href,
    });
    expect(await told('/equipe/agenda/telefone')).toBeNull();
    // Somebody else at the same number, named by the caller: the second page tells it too.
    const wish = {
      nome: PERSON.name,
      telefone: '35 99812-4477',
      servico: 'consultas-oftalmologicas',
    };
    const form = { ...wish, convenio: 'particular', acao: 'find' };
    const answer = await site.post('/equipe/agenda/telefone', form, desk);
    expect(answer.form).toMatchObject({
      found: { known: { meant: { visits: { coming: [{ href: expect.any(String) }], href } } } },
    });
  });

  test('while a name or number is typed, the script hears who it may be', async () => {
    const ask = async (text: string, who = desk) => {
      const path = `/equipe/agenda/telefone/quem?busca=${encodeURIComponent(text)}`;
      return z
        .object({ words: z.string(), callers: z.array(z.looseObject({ name: z.string() })) })
        .parse(await (await site.file(path, who)).json());
    };
    for (const text of ['zumlira', '(35) 99812-4']) {
      const { words, callers } = await ask(text);
      expect(words).toBe('1 pessoa parecida. Escolha, ou aperte ↓ e Enter.');
      expect(callers).toMatchObject([
        { name: PERSON.name, href: expect.stringMatching(/telefone\?paciente=\d+$/) },
      ]);
    }
    expect(await ask('Hildebrando')).toEqual({
      words: 'Ninguém parecido: paciente novo.',
      callers: [],
    });
  });

  test('that somebody was seen is in the log, and what was typed is not', async () => {
    await find('zulmira');
    const { rows } = await database.pool.query<{ line: string }>(
      'select row_to_json(a)::text as line from audit_log a',
    );
    const lines = rows.map(({ line }) => line).join('\n');
    expect(lines).toMatch(/card:cadastro-\d/);
    expect(lines.toLowerCase()).not.toContain('zulmira');
  });

  test('opens for whom the agenda does, and only who may book is led to book', async () => {
    const opened: Record<string, number> = {};
    for (const role of STAFF_ROLES) {
      const second = { totpSalt: 'salt', totpLastStep: 1, username: `de-${role}` };
      const { id } = await aStaffMember(site.services, { role, ...second });
      const who = { cookie: await site.signedIn(id) };
      opened[role] = (await site.get('/equipe/pacientes?busca=zulmira', who)).status;
    }
    expect(opened).toEqual({ administrator: 200, editor: 403, reception: 200, practitioner: 200 });
  });
});

describe('the number of who calls', () => {
  const SPELLINGS = [
    ...['+5535998124477', '+55 (35) 99812-4477', '5535998124477', '35998124477'],
    ...['035998124477', '04135998124477', '005535998124477'],
  ];
  const call = (number: string) =>
    site.get(`/equipe/telefone?numero=${encodeURIComponent(number)}`, desk);

  test('leads to the one patient who has it, however it is written', async () => {
    const href = (await find('zulmira')).found?.[0]?.href;
    for (const each of SPELLINGS) {
      const { status, location } = await call(each);
      expect([each, status, location]).toEqual([each, 302, href]);
    }
    // A plus sign that the telephone does not encode.
    const plain = await site.get('/equipe/telefone?numero=+5535998124477', desk);
    expect(plain.location).toBe(href);
  });

  test('leads to the list of those who share it', async () => {
    await database.pool.query(
      "insert into patients (contact_id, name) select id, 'Téo Brandão' from contacts",
    );
    const { location } = await call('035 99812-4477');
    const { page } = await site.get(location ?? '', desk);
    expect(listed.parse(page).found?.map(({ name }) => name)).toEqual([PERSON.name, 'Téo Brandão']);
  });

  test('of nobody is filled in at the desk, and of an erased person finds nobody', async () => {
    await database.pool.query("update contacts set phone_e164 = '+999000000000'");
    const { location } = await call('+5535998124477');
    const { page } = await site.get(location ?? '', desk);
    expect(location).toMatch(/^\/equipe\/agenda\/telefone\?/);
    expect(page).toMatchObject({ blank: { nome: '', telefone: '(35) 99812-4477' } });
    expect((await call('+999000000000')).location).toBe('/equipe/agenda/telefone');
  });

  test('that is none is repeated nowhere', async () => {
    for (const each of ['', 'x', '<script>', '99812', '//example.org', '%', '9'.repeat(500)])
      expect([each, (await call(each)).location]).toEqual([each, '/equipe/agenda/telefone']);
    const { page } = await site.get('/equipe/agenda/telefone?numero=%3Cb%3E', desk);
    expect(JSON.stringify(page)).not.toContain('<b>');
  });
});
