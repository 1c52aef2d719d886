import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { seasonOf } from '#app/clinic/campaign-season.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import { appointments, auditLog, eventCounts } from '#app/db/schema.ts';
import { POINT_NUMBERS } from '#app/features/campaign/campaign-form.ts';
import { newToken } from '#app/platform/token.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { siteDocuments } from '#app/site-content/search-documents.ts';
import { sitePages } from '#app/site-content/site-pages.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const LIST = '/equipe/campanhas';
const NEW = `${LIST}/nova`;

let editor: { cookie: string };
let other: { cookie: string };
beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Célia' });
  editor = { cookie: await site.signedIn(id) };
  const { id: second } = await aStaffMember(site.services, {
    role: 'editor',
    name: 'Bia',
    username: 'bia',
  });
  other = { cookie: await site.signedIn(second) };
});

function textsIn(language: 'pt' | 'en') {
  const points = ['vantagem', 'passo'].flatMap((list) =>
    POINT_NUMBERS.flatMap((n) => [
      [`${list}-${n}-titulo-${language}`, `${list} ${n}`],
      [`${list}-${n}-texto-${language}`, `Um texto curto, número ${n}.`],
    ]),
  );
  return {
    [`titulo-${language}`]: 'Mês do glaucoma',
    [`chamada-${language}`]: 'Em maio, a clínica fala do glaucoma.',
    [`mais-${language}`]: 'Um parágrafo.\n\n## Um título\n\n- um item',
    [`da-${language}`]: '10% de desconto na consulta',
    ...Object.fromEntries(points),
  };
}

const FORM = {
  endereco: 'mes-do-glaucoma',
  codigo: 'glaucoma maio',
  servicos: 'consultas-oftalmologicas',
  inicioDay: '1',
  inicioMonth: '10',
  inicioYear: '2026',
  fimDay: '30',
  fimMonth: '10',
  fimYear: '2026',
  ...textsIn('pt'),
  ...textsIn('en'),
};
const send = (path: string, changes: Record<string, string>, by = editor) =>
  site.post(path, { ...FORM, key: newToken(), versao: '0', acao: 'publicar', ...changes }, by);
const shownNow = async () => {
  await site.services.contentStore.refresh();
  return site.services.clinic.campaigns.map(({ slug }) => slug);
};
const idOf = async () => {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.slug, FORM.endereco));
  return row?.id ?? 0;
};

describe('a campaign that staff make', () => {
  test('is on the site in every language, in the sitemap and in the search', async () => {
    const made = await send(NEW, {});
    expect(made.location).toBe(`${LIST}/${await idOf()}?publicada`);
    expect(await shownNow()).toContain('mes-do-glaucoma');
    const { contents } = site.services;
    for (const content of Object.values(contents)) {
      const campaign = content.clinic.campaigns.find(({ slug }) => slug === 'mes-do-glaucoma');
      expect(campaign).toMatchObject({
        code: 'GLAUCOMA MAIO',
        texts: { title: 'Mês do glaucoma' },
      });
      const paths = (today: string) => sitePages(content, today).map(({ path }) => path);
      expect(paths('2026-10-05')).toContain('/campanha/mes-do-glaucoma');
      expect(paths('2026-10-31')).not.toContain('/campanha/mes-do-glaucoma');
    }
    const found = (today: string) => siteDocuments(contents, today).map(({ path }) => path);
    expect(found('2026-10-05')).toContain('/campanha/mes-do-glaucoma');
    expect(found('2026-10-31')).not.toContain('/campanha/mes-do-glaucoma');
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectType, 'campaign'));
    expect(rows.map(({ action }) => action)).toEqual(['campaign.added', 'campaign.moved']);
  });

  test('is made once from a form that is sent twenty times at once', async () => {
    const key = newToken();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(NEW, { key, acao: 'salvar' })),
    );
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(await db.$count(campaigns, eq(campaigns.slug, FORM.endereco))).toBe(1);
    expect(await shownNow()).not.toContain('mes-do-glaucoma');
  });

  test('needs an address and a code of its own', async () => {
    const slug = await send(NEW, { endereco: 'outubro-olho-seco' });
    expect(slug).toMatchObject({ status: 409, form: { errors: [{ fieldId: 'endereco' }] } });
    const code = await send(NEW, { codigo: 'olhos-em-outubro' });
    expect(code).toMatchObject({ status: 409, form: { errors: [{ fieldId: 'codigo' }] } });
  });

  test.each([
    [{ endereco: 'Mês de maio' }, 'endereco'],
    [{ codigo: '!!' }, 'codigo'],
    [{ 'da-pt': '' }, 'da-pt'],
    [{ servicos: 'cirurgias-oftalmologicas' }, 'servicos'],
    [{ inicioDay: '32' }, 'inicioDay'],
    [{ fimYear: '2025' }, 'fimDay'],
    [{ fimYear: '2029' }, 'fimDay'],
    [{ 'titulo-en': '' }, 'titulo-en'],
    [{ 'passo-4-texto-pt': '' }, 'passo-4-texto-pt'],
    [{ 'mais-pt': '<script>alert(1)</script>' }, 'mais-pt'],
    [{ 'mais-pt': '## Vazio' }, 'mais-pt'],
  ])('with %j is refused at the field, and keeps what was typed', async (changes, fieldId) => {
    const answer = await send(NEW, changes);
    expect(answer.status).toBe(400);
    expect(answer.form).toMatchObject({
      errors: [{ fieldId }],
      values: { texts: { 'chamada-pt': FORM['chamada-pt'] } },
    });
    expect(await db.$count(campaigns)).toBe(1);
  });

  test('is told where each mistake is, because the same fields come again and again', async () => {
    const empty = Object.fromEntries(Object.keys(textsIn('en')).map((name) => [name, '']));
    const answer = await send(NEW, { ...empty, inicioDay: '', 'mais-en': '## Vazio' });
    const { errors } = z
      .object({ errors: z.array(z.object({ message: z.string() })) })
      .parse(answer.form);
    const told = errors.map(({ message }) => message);
    expect(new Set(told).size).toBe(told.length);
    expect(told).toContain('Primeiro dia: escreva dia, mês e ano.');
    expect(told).toContain('Vantagem 2, em inglês: escreva um título de até 80 letras.');
    expect(told).toContain('Em inglês: escreva uma chamada de até 180 letras.');
  });

  test('with the price of an exam stays off the site until somebody answers for it', async () => {
    const priced = { 'da-pt': 'O exame por R$ 90' };
    const refused = await send(NEW, priced);
    expect(refused.status).toBe(422);
    expect(refused.form).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ rule: 'price' })]),
    });
    expect(await shownNow()).not.toContain('mes-do-glaucoma');
    expect((await send(NEW, { ...priced, acao: 'salvar' })).status).toBe(303);
    expect(await shownNow()).not.toContain('mes-do-glaucoma');
  });
});

describe('a campaign that is changed', () => {
  test('is not overwritten by who saw an older one', async () => {
    await send(NEW, {});
    const path = `${LIST}/${await idOf()}`;
    const first = { versao: '2', acao: 'salvar', codigo: 'GLAUCOMA 10' };
    expect((await send(path, first)).status).toBe(303);
    const late = await send(path, { versao: '2', acao: 'salvar', codigo: 'GLAUCOMA 20' }, other);
    expect(late.status).toBe(409);
    expect(late.form).toMatchObject({ errors: [{ message: expect.stringContaining('Célia') }] });
    // A field error in between leaves the form based on what was seen.
    const wrong = await send(path, { versao: '2', acao: 'salvar', codigo: '' }, other);
    expect(wrong).toMatchObject({ status: 400, form: { version: 2 } });
    const again = { versao: '3', acao: 'salvar', codigo: 'GLAUCOMA 20' };
    expect((await send(path, again, other)).status).toBe(303);
  });

  test('keeps the address that people know', async () => {
    await send(NEW, {});
    const path = `${LIST}/${await idOf()}`;
    await send(path, { versao: '2', acao: 'salvar', endereco: 'outro-endereco' });
    expect(await shownNow()).toContain('mes-do-glaucoma');
  });

  test('leaves the site when archived, leaves its code to others, and comes back as a draft', async () => {
    await send(NEW, {});
    const path = `${LIST}/${await idOf()}`;
    await send(path, { versao: '2', acao: 'arquivar' });
    expect(await shownNow()).not.toContain('mes-do-glaucoma');
    const heir = { endereco: 'glaucoma-de-novo', acao: 'salvar' };
    expect((await send(NEW, heir)).status).toBe(303);
    const back = await send(path, { versao: '3', acao: 'retomar' });
    expect(back).toMatchObject({ status: 409, form: { errors: [{ fieldId: 'codigo' }] } });
  });
});

test('the campaign of the record has its texts from the content and can get other days', async () => {
  const [october] = await db.select().from(campaigns);
  const path = `${LIST}/${october?.id}`;
  expect((await site.get(path, editor)).page).toMatchObject({ hasOwnTexts: false });
  const days = { inicioMonth: '11', fimMonth: '11', codigo: 'OLHOS EM OUTUBRO', versao: '1' };
  expect((await send(path, { ...days, acao: 'salvar', anual: 'sim' })).status).toBe(303);
  await shownNow();
  const [campaign] = site.services.clinic.campaigns;
  expect(campaign).toMatchObject({ slug: 'outubro-olho-seco', startsOn: '2026-11-01' });
  expect(campaign?.texts).toBeUndefined();
  expect(campaign && seasonOf(campaign, '2027-11-15').state).toBe('running');
});

test('the figures count appointments as they are, and views of both languages', async () => {
  const booking = bookingServices(database, clock);
  const times = ['08:00', '09:00', '10:00', '14:00', '15:00'];
  for (const [n, time] of times.entries()) {
    const contact = { name: 'Bento Alves', phoneE164: `+553599555020${n}`, email: null };
    const request = aRequest({
      contact,
      startsAt: at('2026-10-06', time),
      couponCode: 'OLHOS EM OUTUBRO',
    });
    await bookAppointment(booking, request, aKey());
  }
  const all = await db.select().from(appointments).orderBy(appointments.id);
  const set = (n: number, values: Partial<typeof appointments.$inferInsert>) =>
    db
      .update(appointments)
      .set(values)
      .where(eq(appointments.id, all[n]?.id ?? 0));
  await set(0, { attendance: 'done', attendanceAt: clock.now() });
  await set(1, { attendance: 'no-show', attendanceAt: clock.now() });
  const view = { countedOn: '2026-10-05', event: 'page_view', hits: 3 };
  await db.insert(eventCounts).values([
    { ...view, path: '/campanha/outubro-olho-seco' },
    { ...view, path: '/en-us/campanha/outubro-olho-seco', hits: 2 },
    { ...view, path: '/campanha/outra' },
  ]);
  const [october] = await db.select().from(campaigns);
  const figures = async () => {
    // The session ends overnight.
    const { id } = await aStaffMember(site.services, {
      role: 'editor',
      username: `ed${clock.now().getTime()}`,
    });
    const cookie = await site.signedIn(id);
    return (await site.get(`${LIST}/${october?.id}`, { cookie })).page;
  };
  const counts = { booked: 5, attended: 1, missed: 1, cancelled: 0, views: 5 };
  expect(await figures()).toMatchObject({ figures: { ...counts, ahead: 3, unsettled: 0 } });
  clock.set(at('2026-10-07', '07:00'));
  expect(await figures()).toMatchObject({ figures: { ...counts, ahead: 0, unsettled: 3 } });
});

test('the old address leads to the new one, and the reception makes no campaigns', async () => {
  expect(await site.get('/equipe/campanha', editor)).toMatchObject({ status: 301, location: LIST });
  const { id } = await aStaffMember(site.services, { role: 'reception', username: 'rita' });
  const reception = { cookie: await site.signedIn(id) };
  expect((await site.get(LIST, reception)).status).toBe(403);
});
