import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { leads } from '#app/db/leads-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { staffSearch } from '#app/locales/pt-BR/staff/people/search.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
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
let editor = { cookie: '' };

const signedIn = async (role: 'reception' | 'editor') => {
  const { id } = await aStaffMember(site.services, { role });
  return { cookie: await site.signedIn(id) };
};

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
  desk = await signedIn('reception');
  editor = await signedIn('editor');
});

const rows = z.object({ rows: z.array(z.looseObject({ href: z.string() })) }).nullable();
const found = z.object({
  isTooShort: z.boolean(),
  patients: z.object({ rows: z.array(z.looseObject({ name: z.string() })) }).nullable(),
  messages: rows,
  texts: rows,
  places: z.array(z.object({ href: z.string(), label: z.string() })),
});
const pathOf = (text: string) => `/equipe/buscar?busca=${encodeURIComponent(text)}`;
const search = async (text: string, who = desk) =>
  found.parse((await site.get(pathOf(text), who)).page);

test('reception finds a person by a misspelt name, a piece of the phone, and a setting by another word', async () => {
  for (const text of ['zumlira', 'brandao zul', '99812', '(35) 9 9812-4477'])
    expect((await search(text)).patients?.rows.map(({ name }) => name)).toEqual([PERSON.name]);
  const { places, patients, texts } = await search('férias');
  expect(places.map(({ href }) => href)).toContain('/equipe/agenda/fechamentos');
  expect(patients).toBeNull();
  expect(texts, 'texts are the editors’').toBeNull();
});

test('a whole protocol leads to its appointment, one of nobody is looked for', async () => {
  const [booked] = await database.db.select({ protocol: appointments.protocol }).from(appointments);
  const { protocol = '' } = booked ?? {};
  for (const text of [protocol, protocol.replace('-', ''), protocol.replace('-', ' ')]) {
    const answer = await site.get(pathOf(text), desk);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`/equipe/agenda/agendamento/${protocol}`);
  }
  expect((await search('0000-0001')).patients).toBeNull();
});

test('a message is found by its sender', async () => {
  await database.db.insert(leads).values({
    ...{ variant: 'A', name: 'Olavo Quintão', phoneE164: '+5535995550111', reason: 'glasses' },
    ...{ locale: 'pt-BR', createdAt: clock.now() },
  });
  expect((await search('quintao')).messages?.rows).toHaveLength(1);
  expect((await search('quintao', editor)).messages).toBeNull();
});

test('an editor finds texts and settings, and nothing of patients', async () => {
  const { texts, patients, places } = await search('catarata', editor);
  expect(texts?.rows.length).toBeGreaterThan(0);
  expect((await search('catarta', editor)).texts?.rows, 'a letter is missing').toEqual(texts?.rows);
  expect(patients).toBeNull();
  expect(places.filter(({ href }) => href.startsWith('/equipe/agenda'))).toEqual([]);
  expect((await search('zulmira', editor)).patients).toBeNull();
});

test('too little is asked for more, and shows nothing', async () => {
  expect(await search('zu')).toMatchObject({ isTooShort: true, patients: null, places: [] });
  expect(await search('')).toMatchObject({ isTooShort: false, patients: null, places: [] });
});

/** Ways in and out, files, and steps of another page: nobody looks for them. */
const NOT_LOOKED_FOR = [
  /^\/equipe\/(?:buscar|campanha|entrar|sair|sessao|preparar|confirmar|comecar|telefone)(?:\/|$)/,
  /\.(?:pdf|json)$|\/(?:planilha|exportar|arquivo|link|mesa|previa|uma|ao-vivo|sem-internet\/lista|quem|lista|novo|nova|codigos|responsavel)$/,
  /\/(?:numeros|saidas|ajustes|categorias|enderecos|desenhar|pedidos|confirmacoes|importar-agenda)$/,
  /\/origem(?:\/|$)/,
];

test('every page without a parameter can be found by its name', () => {
  const missing = STAFF_ROUTES.filter(
    ({ pattern, access, navigation }) =>
      access !== 'anybody' &&
      !navigation &&
      !/[:*]/.test(pattern) &&
      !(pattern in staffSearch.pages) &&
      !NOT_LOOKED_FOR.some((left) => left.test(pattern)),
  );
  expect(missing.map(({ pattern }) => pattern)).toEqual([]);
  const known = new Set<string>(STAFF_ROUTES.map(({ pattern }) => pattern));
  expect(Object.keys(staffSearch.pages).filter((href) => !known.has(href))).toEqual([]);
});
