import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, CLARO, CONSULTATION, putRules, someRules } from '#tests/insurance.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

// Plain posted forms, as a browser without JavaScript sends them.

const database = await testDatabase({ maxConnections: 20 });
const site = await visitorSite(database);
const TUESDAY = addDays(MONDAY, 1);
const CARD = '4471 9902 CANARIO';
const PERSON = {
  ...{ forWhom: 'self', patientName: 'Antônia Reis', birth: '4/3/1950', phone: '35999990001' },
  ...{ email: 'antonia@example.com', payer: AZUL },
};

beforeEach(() => site.services.clock.set(at(MONDAY, '07:00')));

let address = 0;
function openBrowser() {
  const jar = new Map<string, string>();
  address += 1;
  const asker = () => ({ cookie: [...jar.values()].join('; '), address: `203.0.113.${address}` });
  const keep = <Answer extends { cookies: readonly string[] }>(answer: Answer) => {
    for (const line of answer.cookies) jar.set(line.split('=', 1)[0] ?? '', cookieLine([line]));
    return answer;
  };
  const get = async (path: string) => keep(await site.get(path, asker()));
  const post = async (path: string, fields: Record<string, string>) =>
    keep(await site.post(path, fields, asker()));
  return { get, post };
}

/** Chooses Tuesday at nine. @returns the answer to the form of the times, and the browser */
async function chooseNine(query = '') {
  const browser = openBrowser();
  const start = `/agendamento/horario?servico=${CONSULTATION}${query}`;
  const named = (await browser.get(start)).location ?? start;
  const startsAt = `${TUESDAY}T09:00:00-03:00`;
  const chosen = await browser.post(named, { service: CONSULTATION, startsAt });
  return { ...browser, named, chosen, next: chosen.location ?? '' };
}

const refused = z.looseObject({
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
  problem: z.looseObject({ elsewhere: z.looseObject({ href: z.string() }) }).nullable(),
});
const times = z.looseObject({
  options: z.looseObject({ chosenDay: z.unknown() }),
  payer: z
    .looseObject({ hasTimes: z.boolean(), fullDays: z.array(z.looseObject({ on: z.string() })) })
    .nullable(),
});
const check = z.looseObject({ frame: z.looseObject({ shown: z.string() }) });

describe('a plan named before the time', () => {
  test('goes with the address and the draft, and its day that is full is told', async () => {
    await putRules(database, AZUL, someRules({ perDay: 1 }));
    const first = await chooseNine(`&convenio=${AZUL}`);
    expect(first.named).toContain(`convenio=${AZUL}`);
    expect(first.next).not.toContain('convenio');
    const check1 = await first.post(first.next, PERSON);
    const page1 = check.parse((await first.get(check1.location ?? '')).page);
    const seen = { seen: page1.frame.shown, consent: 'on' };
    expect((await first.post(check1.location ?? '', seen)).location).toContain('obrigado');
    const second = openBrowser();
    const start = `/agendamento/horario?servico=${CONSULTATION}&convenio=${AZUL}`;
    const named = (await second.get(start)).location ?? start;
    const page = times.parse((await second.get(named)).page);
    expect(page.payer?.fullDays.map(({ on }) => on)).toContain(TUESDAY);
    const privately = named.replace(AZUL, 'particular');
    expect(times.parse((await second.get(privately)).page).payer).toBeNull();
  });

  test('that covers nothing of the service says so, in both languages, and offers the private way', async () => {
    await putRules(
      database,
      AZUL,
      someRules({ services: { [CONSULTATION]: { isCovered: false } } }),
    );
    for (const prefix of ['', '/en-us']) {
      const browser = openBrowser();
      const start = `${prefix}/agendamento/horario?servico=${CONSULTATION}&convenio=${AZUL}`;
      const named = (await browser.get(start)).location ?? start;
      const page = times.parse((await browser.get(named)).page);
      expect(page.payer?.hasTimes).toBe(false);
      expect(page.options.chosenDay).toBeNull();
    }
  });

  test('unknown to the clinic is nobody', async () => {
    const { named, chosen, get } = await chooseNine('&convenio=plano-inventado');
    expect(chosen.location).toContain('/agendamento/dados');
    expect(times.parse((await get(named)).page).payer).toBeNull();
  });
});

describe('a plan named after the time', () => {
  test('is told at its field what is in the way, where to go on, and loses nothing', async () => {
    await putRules(
      database,
      AZUL,
      someRules({ week: ['all', 'all', 'afternoon', 'all', 'all', 'all', 'all'] }),
    );
    const { post, get, next } = await chooseNine();
    const answer = await post(next, PERSON);
    const form = refused.parse(answer.form);
    expect(form.errors).toMatchObject([
      { fieldId: 'payer', message: expect.stringContaining('Não atendemos Saúde Serra Azul') },
    ]);
    expect(form.problem?.elsewhere.href).toContain(`convenio=${AZUL}`);
    const again = z.looseObject({ values: z.looseObject({ payer: z.string() }) });
    expect(again.parse((await get(next)).page).values.payer).toBe(AZUL);
    expect((await post(next, { ...PERSON, payer: CLARO })).location).toContain('conferir');
  });
});

describe('the card', () => {
  test('is checked at its fields, kept as typed, and never stored as it is', async () => {
    const { post, get, next } = await chooseNine();
    const wrong = await post(next, { ...PERSON, cardNumber: '12', cardUntil: '1/2020' });
    expect(refused.parse(wrong.form).errors.map(({ fieldId }) => fieldId)).toEqual([
      'cardNumber',
      'cardUntil',
    ]);
    const typed = z.looseObject({ card: z.looseObject({ cardNumber: z.string() }) });
    expect(typed.parse((await get(next)).page).card.cardNumber).toBe('12');
    const toCheck = await post(next, { ...PERSON, cardNumber: CARD, cardUntil: '12/2099' });
    const shown = await get(toCheck.location ?? '');
    expect(JSON.stringify(shown.page)).toContain('ARIO');
    expect(JSON.stringify(shown.page)).not.toMatch(/4471 ?9902/);
    const { rows } = await database.pool.query('select data::text as data from booking_drafts');
    expect(JSON.stringify(rows)).not.toMatch(/4471 ?9902|CANARIO/);
    const { frame } = check.parse(shown.page);
    await post(toCheck.location ?? '', { seen: frame.shown, consent: 'on' });
    const stored = await database.pool.query(
      'select valid_until::text as until from insurance_cards',
    );
    expect(stored.rows).toEqual([{ until: '2099-12-31' }]);
    const kept = await database.pool.query(
      `select answer::text as text from idempotency_keys union all select detail::text from audit_log`,
    );
    expect(JSON.stringify(kept.rows)).not.toMatch(/4471 ?9902|CANARIO/);
  });

  test('of who pays for themselves is neither asked for nor wrong', async () => {
    const { post, next } = await chooseNine();
    const answer = await post(next, { ...PERSON, payer: 'particular', cardNumber: '12' });
    expect(answer.location).toContain('conferir');
  });
});
