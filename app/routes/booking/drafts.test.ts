import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

// Plain posted forms, as a browser without JavaScript sends them: each tab keeps nothing but its address.

const database = await testDatabase({ maxConnections: 20 });
const site = await visitorSite(database);
const { pool } = database;

const TUESDAY = addDays(MONDAY, 1);
const startAt = (time: string) => `${TUESDAY}T${time}:00-03:00`;

const frame = z.looseObject({
  shown: z.string(),
  news: z.string().nullable(),
  moment: z.string().nullable(),
  holdPath: z.string(),
  holdView: z.string(),
});
const row = z.looseObject({ label: z.string(), value: z.string() });
const screen = z.looseObject({
  frame,
  answers: z.looseObject({ rows: z.array(row) }).optional(),
  unfinished: z.looseObject({ text: z.string(), href: z.string() }).nullish(),
});

type Person = { name: string; phone: string };
const ANTONIA = { name: 'Antônia Reis', phone: '35999990001' };
const BENEDITO = { name: 'Benedito Alves', phone: '35999990002' };

let browsers = 0;

/** A browser with its cookies; its tabs share them. */
function openBrowser(language = '') {
  const jar = new Map<string, string>();
  browsers += 1;
  const address = `203.0.113.${browsers}`;
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await site.post(path, fields, { cookie: [...jar.values()].join('; '), address });
    for (const line of answer.cookies) jar.set(line.split('=', 1)[0] ?? '', cookieLine([line]));
    return answer;
  };
  const see = async (path: string) => {
    const answer = await site.get(path, { cookie: [...jar.values()].join('; '), address });
    if (answer.location) return { location: answer.location, page: null };
    return { location: path, page: screen.parse(answer.page) };
  };

  function openTab() {
    let at = `${language}/agendamento`;
    const tab = {
      at: () => at,
      /** Opens an address, following one redirect. */
      open: async (path: string) => {
        const first = await see(path);
        const shown = first.page ? first : await see(first.location);
        at = shown.location;
        if (!shown.page) throw new Error(`${path} shows nothing`);
        return shown.page;
      },
      /** Sends the form of the page that is open, with what that page showed. */
      send: async (fields: Record<string, string>, seen?: string) => {
        const index = /\/agendamento(?:\?|$)/.test(at);
        const path = index ? `${at}${at.includes('?') ? '&' : '?'}index` : at;
        const shown = seen ?? (await see(at)).page?.frame.shown ?? '';
        const answer = await send(path, { ...fields, ...(shown && { seen: shown }) });
        at = answer.location ?? at;
        return answer;
      },
      fillIn: async (service: string, startsAt: string, { name, phone }: Person) => {
        await tab.send({ service });
        await tab.send({ forWhom: 'self' });
        await tab.send({ payer: 'particular' });
        await tab.send({ startsAt });
        const birth = { birthDay: '4', birthMonth: '3', birthYear: '1950' };
        await tab.send({ patientName: name, phone, email: '', ...birth });
        expect(at).toContain('/conferir');
        return tab.open(at);
      },
    };
    return tab;
  }
  const read = async (path: string) =>
    JSON.stringify((await site.get(path, { cookie: [...jar.values()].join('; '), address })).page);
  return { openTab, send, see, read };
}

async function booked() {
  const { rows } = await pool.query(`
    select s.slug, p.name, to_char(a.starts_time, 'HH24:MI') as time from appointments a
    join services s on s.id = a.service_id join patients p on p.id = a.patient_id order by p.name`);
  return rows;
}

const holdCount = async () => (await pool.query('select count(*)::int as n from holds')).rows[0]?.n;

for (const language of ['', '/en-us']) {
  test(`two tabs fill in two drafts, and each confirms its own ${language}`, async () => {
    const browser = openBrowser(language);
    const [first, second] = [browser.openTab(), browser.openTab()];
    await first.fillIn('paquimetria', startAt('09:00'), ANTONIA);
    await second.fillIn('campo-visual', startAt('14:00'), BENEDITO);
    expect(first.at()).not.toBe(second.at());
    expect(await holdCount()).toBe(2);
    const checked = [first.at(), second.at()];
    const confirmed = await first.send({ consent: 'on' });
    expect(confirmed.location).toBe(checked[0]?.replace('conferir', 'obrigado'));
    await second.send({ consent: 'on' });
    // The second cookie has replaced the first; each tab goes on with its own all the same.
    expect(await browser.read(first.at())).toContain('Antônia Reis');
    expect(await browser.read(second.at())).toContain('Benedito Alves');
    for (const [index, tab] of [first, second].entries())
      expect((await browser.see(checked[index] ?? '')).location).toBe(tab.at());
    expect(await browser.read(`${language}/agendamento/obrigado`)).toContain('Benedito Alves');
    const stranger = openBrowser(language);
    expect(await stranger.read(first.at())).not.toContain('Antônia');
    expect(await booked()).toEqual([
      { slug: 'paquimetria', name: 'Antônia Reis', time: '09:00' },
      { slug: 'campo-visual', name: 'Benedito Alves', time: '14:00' },
    ]);
    expect(await holdCount()).toBe(0);
  });
}

test('who confirms what another tab has changed is shown what changed and asked again', async () => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  const before = await first.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const address = first.at();
  await second.open(address.replace('conferir', 'horario'));
  await second.send({ startsAt: startAt('11:00') });
  await second.send({ patientName: 'Ana Reis', phone: '35999990003' });
  await second.send({
    patientName: 'Ana Reis',
    phone: '35999990003',
    ...{ birthDay: '4', birthMonth: '3', birthYear: '1950' },
  });

  const refused = await first.send({ consent: 'on' }, before.frame.shown);
  expect(refused.location).toContain('/agendamento/conferir?mudou=when.patient.phone');
  expect(await booked()).toEqual([]);
  const now = await first.open(first.at());
  expect(now.frame.news).toBe(
    'Estes dados mudaram depois que você abriu a página: Quando, Quem vem, Telefone. Confira e confirme de novo.',
  );
  expect(now.answers?.rows.find(({ label }) => label === 'Quem vem')?.value).toBe('Ana Reis');
  await first.send({ consent: 'on' });
  expect(await booked()).toEqual([{ slug: 'paquimetria', name: 'Ana Reis', time: '11:00' }]);
});

test('a confirmation that does not say what it showed books nothing', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const bare = await browser.send(tab.at(), { consent: 'on' });
  expect(bare.location).toContain('/agendamento/conferir?mudou=service.when');
  expect(await booked()).toEqual([]);
});

test.each([
  ['para-quem', { forWhom: 'child' }],
  ['convenio', { payer: 'vale-claro-saude' }],
  ['horario', { startsAt: startAt('15:00') }],
  ['dados', { patientName: 'Rosa Lima', phone: '35999990009', birthYear: '1950' }],
])('the form of %s is not taken for a draft of another service', async (step, fields) => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  await first.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const page = await first.open(first.at().replace('conferir', step));
  await second.open(first.at().replace('/conferir', '').replace(`/${step}`, ''));
  await second.send({ service: 'campo-visual' });
  if (step === 'dados') {
    await second.open(second.at().replace('para-quem', 'horario'));
    await second.send({ startsAt: startAt('14:00') });
  }
  const holds = await holdCount();
  const answer = await first.send(fields, page.frame.shown);
  expect(answer.location).toContain(`/agendamento/${step}?mudou=`);
  const now = await first.open(first.at());
  expect(now.frame.news).toBe(
    'Este agendamento mudou em outra aba do navegador. Veja como ele está agora e continue.',
  );
  expect(now).toMatchObject({ frame: { serviceTitle: 'Campo visual computadorizado' } });
  expect(await holdCount()).toBe(holds);
});

test('a tab that shows another time leaves the hold of the draft alone', async () => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  const page = await first.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  await second.open(first.at().replace('conferir', 'horario'));
  await second.send({ startsAt: startAt('11:00') });
  for (const intent of ['leave', 'return', 'extend'])
    await browser.send(page.frame.holdPath, { intent, isAlive: 'yes', step: 'check' });
  const plain = await browser.send(page.frame.holdPath, { intent: 'extend', step: 'check' });
  expect(plain.location).toContain('/agendamento/conferir?mudou=');
  const { rows } = await pool.query('select starts_at, was_extended from holds');
  expect(rows).toEqual([{ starts_at: new Date(startAt('11:00')), was_extended: false }]);
});

test('a page that is left late does not release what the next page has asked for', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const { frame: first } = await tab.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  await browser.send(first.holdPath, { intent: 'return', isAlive: 'yes' });
  await browser.send(first.holdPath, { intent: 'leave', view: first.holdView });
  expect(await holdCount()).toBe(1);
  const { frame: next } = await tab.open(tab.at());
  await browser.send(next.holdPath, { intent: 'leave', view: next.holdView });
  expect(await holdCount()).toBe(0);
  await browser.send(next.holdPath, { intent: 'return', isAlive: 'yes' });
  expect(await holdCount()).toBe(1);
});

test('one draft posted twelve times at once keeps one hold', async () => {
  const tab = openBrowser().openTab();
  await tab.send({ service: 'paquimetria' });
  await tab.send({ forWhom: 'self' });
  await tab.send({ payer: 'particular' });
  const address = tab.at();
  const times = ['08', '09', '10', '11', '14', '15', '16', '08', '09', '10', '11', '14'];
  const { shown } = (await tab.open(address)).frame;
  const answers = await Promise.all(
    times.map((hour) => tab.send({ startsAt: startAt(`${hour}:00`) }, shown)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(303));
  const { rows } = await pool.query('select starts_at from holds');
  expect(rows).toHaveLength(1);
  const details = await tab.open(address.replace('horario', 'dados'));
  expect(details).toMatchObject({ frame: { isHoldLost: false } });
});

test('a time that is chosen while the service changes is not kept for nobody', async () => {
  const tab = openBrowser().openTab();
  await tab.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const address = tab.at();
  const { frame: time } = await tab.open(address.replace('conferir', 'horario'));
  const choose = (hour: string) => tab.send({ startsAt: startAt(`${hour}:00`) }, time.shown);
  const choosing = ['10', '11', '14', '15'].map(choose);
  await tab.open(address.replace('/conferir', ''));
  await Promise.all([...choosing, tab.send({ service: 'campo-visual' }, '-')]);
  const { frame: now } = await tab.open(address.replace('conferir', 'para-quem'));
  expect(await holdCount()).toBe(now.moment === null ? 0 : 1);
});

test('who begins anew is offered the draft that is not finished', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const untouched = await browser.openTab().open('/agendamento');
  expect(untouched.unfinished).toBeNull();
  await tab.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const anew = await browser.openTab().open('/agendamento');
  expect(anew.unfinished).toMatchObject({
    text: 'Você começou um agendamento: Paquimetria · terça-feira, 6 de outubro, às 9h.',
    href: tab.at(),
  });
  const checked = tab.at();
  await tab.send({ consent: 'on' });
  expect((await browser.see(checked)).location).toBe(tab.at());
  expect((await browser.openTab().open('/agendamento')).unfinished).toBeNull();
});

test('an address without a draft leads to the one answered last, a foreign one to the beginning', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const bare = await browser.see('/agendamento/conferir?ocupado=x');
  expect(bare.location).toMatch(/^\/agendamento\/conferir\?ocupado=x&rascunho=[\w-]{8}$/);
  for (const key of ['', 'abcdefgh', '../..', tab.at().slice(-8).toUpperCase()]) {
    const lost = await browser.see(`/agendamento/conferir?rascunho=${encodeURIComponent(key)}`);
    expect(lost.location).toBe('/agendamento');
  }
  const stranger = openBrowser();
  expect((await stranger.see(tab.at())).location).toBe('/agendamento');
});
