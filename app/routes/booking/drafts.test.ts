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
  hold: z
    .looseObject({ path: z.string(), view: z.string(), state: z.looseObject({}).nullable() })
    .nullable(),
});
const row = z.looseObject({ label: z.string(), value: z.string() });
const screen = z.looseObject({
  frame,
  answers: z.looseObject({ rows: z.array(row) }).optional(),
  unfinished: z.looseObject({ text: z.string(), href: z.string() }).nullish(),
  note: z.looseObject({ text: z.string(), href: z.string() }).nullish(),
});

const detailsOf = (patientName: string, phone: string) => ({
  ...{ forWhom: 'self', patientName, birth: '4/3/1950', phone, email: '', payer: 'particular' },
});
const ANTONIA = detailsOf('Antônia Reis', '35999990001');
const BENEDITO = detailsOf('Benedito Alves', '35999990002');

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
    for (const line of answer.cookies) jar.set(line.split('=', 1)[0] ?? '', cookieLine([line]));
    if (answer.location) return { location: answer.location, page: null };
    return { location: path, page: screen.parse(answer.page) };
  };

  function openTab() {
    let at = `${language}/agendamento`;
    const tab = {
      at: () => at,
      /** Opens an address, following redirects. */
      open: async (path: string) => {
        const first = await see(path);
        const next = first.page ? first : await see(first.location);
        const shown = next.page ? next : await see(next.location);
        at = shown.location;
        if (!shown.page) throw new Error(`${path} shows nothing`);
        return shown.page;
      },
      /** Sends the form of the page that is open, with what that page showed. */
      send: async (fields: Record<string, string>, seen?: string) => {
        const shown = seen ?? (await see(at)).page?.frame.shown ?? '';
        const answer = await send(at, { ...fields, ...(shown && { seen: shown }) });
        at = answer.location ?? at;
        return answer;
      },
      /** Chooses a service, as a link of the first screen does, and a time of it. */
      choose: async (service: string, startsAt: string) => {
        await tab.open(`${language}/agendamento/horario?servico=${service}`);
        const answer = await tab.send({ service, startsAt });
        expect(at).toContain('/dados');
        return answer;
      },
      fillIn: async (service: string, startsAt: string, details: Record<string, string>) => {
        await tab.choose(service, startsAt);
        await tab.send(details);
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

function holdOf({ frame: { hold } }: z.infer<typeof screen>) {
  if (!hold) throw new Error('the screen shows no hold');
  return hold;
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
  await second.send({ service: 'paquimetria', startsAt: startAt('11:00') });
  await second.send(detailsOf('Ana Reis', '35999990003'));

  const refused = await first.send({ consent: 'on' }, before.frame.shown);
  expect(refused.location).toContain('/agendamento/conferir?mudou=when.patient.contact');
  expect(await booked()).toEqual([]);
  const now = await first.open(first.at());
  expect(now.frame.news).toBe(
    'Estes dados mudaram depois que você abriu a página: Quando, Paciente, Contato. Confira e confirme de novo.',
  );
  expect(now.answers?.rows.find(({ label }) => label === 'Paciente')?.value).toBe(
    'Ana Reis · nascimento em 4 de março de 1950',
  );
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

test('the form about the patient is not taken for a draft of another service', async () => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  await first.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const page = await first.open(first.at().replace('conferir', 'dados'));
  await second.open(first.at().replace('dados', 'horario').concat('&servico=campo-visual'));
  await second.send({ service: 'campo-visual', startsAt: startAt('14:00') });
  expect(second.at()).toBe(first.at());
  const answer = await first.send(detailsOf('Rosa Lima', '35999990009'), page.frame.shown);
  expect(answer.location).toContain('/agendamento/dados?mudou=');
  const now = await first.open(first.at());
  expect(now.frame.news).toBe(
    'Este agendamento mudou em outra aba do navegador. Veja como ele está agora e continue.',
  );
  // What was typed meanwhile is there all the same.
  expect(now).toMatchObject({
    frame: { serviceTitle: 'Campo visual computadorizado' },
    values: { details: { patientName: 'Rosa Lima', phone: '35999990009' } },
  });
  expect(await holdCount()).toBe(1);
});

test('a time is chosen for the service that its page shows, whatever another tab has chosen', async () => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  await first.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const page = await first.open(first.at().replace('conferir', 'horario'));
  await second.open(`${first.at()}&servico=campo-visual`);
  await second.send({ service: 'campo-visual', startsAt: startAt('14:00') });
  const chosen = { service: 'paquimetria', startsAt: startAt('15:00') };
  await first.send(chosen, page.frame.shown);
  const now = await first.open(first.at());
  expect(now.frame).toMatchObject({
    step: 'details',
    serviceTitle: 'Paquimetria',
    moment: 'terça-feira, 6 de outubro, às 15h',
  });
  const { rows } = await pool.query('select starts_at from holds');
  expect(rows).toEqual([{ starts_at: new Date(startAt('15:00')) }]);
});

test('another service for the draft gives up its time and keeps what was told of the patient', async () => {
  const tab = openBrowser().openTab();
  await tab.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const key = tab.at().slice(-8);
  await tab.open(`/agendamento/horario?rascunho=${key}&servico=campo-visual`);
  await tab.send({ service: 'campo-visual', startsAt: startAt('14:00') });
  expect(tab.at()).toBe(`/agendamento/dados?rascunho=${key}`);
  const details = await tab.open(tab.at());
  expect(details).toMatchObject({
    values: { forWhom: 'self', payer: 'particular', details: { patientName: 'Antônia Reis' } },
  });
  const { rows } = await pool.query('select starts_at from holds');
  expect(rows).toEqual([{ starts_at: new Date(startAt('14:00')) }]);
});

test('a tab that shows another time leaves the hold of the draft alone', async () => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  const page = await first.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  await second.open(first.at().replace('conferir', 'horario'));
  await second.send({ service: 'paquimetria', startsAt: startAt('11:00') });
  for (const intent of ['leave', 'return', 'extend'])
    await browser.send(holdOf(page).path, { intent, isAlive: 'yes', step: 'check' });
  const plain = await browser.send(holdOf(page).path, { intent: 'extend', step: 'check' });
  expect(plain.location).toContain('/agendamento/conferir?mudou=');
  const { rows } = await pool.query(
    "select starts_at, expires_at - taken_at > interval '10 minutes' as is_extended from holds",
  );
  expect(rows).toEqual([{ starts_at: new Date(startAt('11:00')), is_extended: false }]);
});

test('a page that is left late does not release what the next page has asked for', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const first = holdOf(await tab.fillIn('paquimetria', startAt('09:00'), ANTONIA));
  await browser.send(first.path, { intent: 'return', isAlive: 'yes' });
  await browser.send(first.path, { intent: 'leave', view: first.view });
  expect(await holdCount()).toBe(1);
  const next = holdOf(await tab.open(tab.at()));
  await browser.send(next.path, { intent: 'leave', view: next.view });
  expect(await holdCount()).toBe(0);
  await browser.send(next.path, { intent: 'return', isAlive: 'yes' });
  expect(await holdCount()).toBe(1);
});

test('one draft posted eleven times at once keeps one hold', async () => {
  const tab = openBrowser().openTab();
  await tab.choose('paquimetria', startAt('08:30'));
  const details = tab.at();
  const address = details.replace('dados', 'horario');
  const times = ['08', '09', '10', '11', '14', '15', '16', '08', '09', '10', '11'];
  await tab.open(address);
  const answers = await Promise.all(
    times.map((hour) => tab.send({ service: 'paquimetria', startsAt: startAt(`${hour}:00`) }, '-')),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(303));
  const { rows } = await pool.query('select starts_at from holds');
  expect(rows).toHaveLength(1);
  expect(holdOf(await tab.open(details)).state).not.toBeNull();
});

test('the first time of a booking, pressed five times at once, is taken once and goes on', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.open('/agendamento/horario?servico=paquimetria');
  const before = await holdCount();
  const at = tab.at();
  const fields = { service: 'paquimetria', startsAt: startAt('15:00') };
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.send(at, fields)));
  expect(new Set(answers.map(({ location }) => location?.split('?')[0]))).toEqual(
    new Set(['/agendamento/dados']),
  );
  expect((await holdCount()) - before).toBe(1);
});

test('times of two services that are chosen at once leave one hold, of the draft’s service', async () => {
  const tab = openBrowser().openTab();
  await tab.fillIn('paquimetria', startAt('09:00'), ANTONIA);
  const address = tab.at();
  await tab.open(address.replace('conferir', 'horario'));
  const choose = (hour: string, n: number) =>
    tab.send(
      { service: n % 2 ? 'paquimetria' : 'campo-visual', startsAt: startAt(`${hour}:00`) },
      '-',
    );
  await Promise.all(['10', '11', '14', '15', '16', '10'].map(choose));
  const now = await tab.open(address.replace('conferir', 'dados'));
  const { rows } = await pool.query(
    'select s.slug, h.starts_at from holds h join services s on s.id = h.service_id',
  );
  const draft = await pool.query('select data from booking_drafts');
  const { service, startsAt } = draft.rows[0].data;
  expect(rows).toEqual(
    now.frame.moment === null ? [] : [{ slug: service, starts_at: new Date(startsAt) }],
  );
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
  const otherCase = tab
    .at()
    .slice(-8)
    .replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
  for (const key of ['', 'abcdefgh', '../..', otherCase]) {
    const lost = await browser.see(`/agendamento/conferir?rascunho=${encodeURIComponent(key)}`);
    expect(lost.location).toBe('/agendamento');
  }
  const stranger = openBrowser();
  expect((await stranger.see(tab.at())).location).toBe('/agendamento');
});
