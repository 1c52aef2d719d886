import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { at, bookingServices, MONDAY } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

// Where somebody lands who comes to the journey from another page, and how the answers go on from there.

const database = await testDatabase();
const site = await visitorSite(database);
const { pool } = database;

const TUESDAY = addDays(MONDAY, 1);
const PACHYMETRY = 'paquimetria';
const NINE = rfc3339(at(TUESDAY, '09:00'));
const TIME = '/agendamento/horario';
const DETAILS = {
  ...{ forWhom: 'child', patientName: 'Caio Reis', birth: '4/3/2018', contactName: 'Antônia Reis' },
  ...{ relation: 'avó', phone: '35999990001', email: '', payer: 'vale-claro-saude' },
};

const option = z.looseObject({ value: z.string() });
const timeScreen = z.looseObject({
  frame: z.looseObject({ serviceTitle: z.string().nullable(), isRefused: z.boolean() }),
  service: z.looseObject({ slug: z.string(), evaluationFirst: z.string().nullable() }),
  options: z.looseObject({
    chosenDay: z
      .looseObject({
        on: z.string(),
        halves: z.array(z.looseObject({ shown: z.array(option), more: z.array(option) })),
      })
      .nullable(),
    nearest: z.array(option),
    laterFrom: z.string().nullable(),
  }),
  chosen: z.string().nullable(),
  note: z.looseObject({ text: z.string(), href: z.string() }).nullable(),
  query: z.string(),
  refusal: z.string().nullable(),
});

/** Opens an address, and those to which it leads. */
async function arrive(path: string, cookie = '') {
  let to = path;
  let answer = await site.get(to, { cookie });
  for (let hops = 0; answer.location && hops < 3; hops += 1) {
    to = answer.location;
    answer = await site.get(to, { cookie });
  }
  return { to, page: timeScreen.parse(answer.page) };
}

/** Begins a booking without JavaScript. @returns the browser's cookie and where it is */
async function begin(service: string, startsAt: string, cookie = '') {
  const chosen = await site.post(`${TIME}?servico=${service}`, { service, startsAt }, { cookie });
  return { cookie: cookieLine(chosen.cookies), at: chosen.location ?? '' };
}

const keyOf = (address: string) => address.slice(-8);

describe.each(['', '/en-us'])('from a service’s page in %j', (language) => {
  test('the choice is made, and the question is when', async () => {
    const { to, page } = await arrive(`${language}/agendamento?servico=${PACHYMETRY}`);
    // The draft has its name before it is begun.
    const [address, key = ''] = to.split('&rascunho=');
    expect(address).toBe(`${language}${TIME}?servico=${PACHYMETRY}`);
    expect(key).toMatch(/^[\w-]{8}$/);
    expect(page).toMatchObject({
      frame: { step: 'time', serviceTitle: language ? 'Pachymetry' : 'Paquimetria' },
      service: { slug: PACHYMETRY, evaluationFirst: null },
      chosen: null,
      note: null,
      refusal: null,
    });
  });

  test('no cookie is set and no row is written before a time is chosen', async () => {
    const { to } = await arrive(`${language}/agendamento?servico=${PACHYMETRY}`);
    expect((await site.get(to)).cookies).toEqual([]);
    expect((await pool.query('select 1 from booking_drafts')).rows).toEqual([]);
  });

  test.each(['nao-existe', '', '../..', 'Paquimetria'])(
    'the unknown service %j leads to the first screen',
    async (slug) => {
      const query = `servico=${encodeURIComponent(slug)}`;
      const first = await site.get(`${language}/agendamento?${query}`);
      expect([first.status, first.location]).toEqual([200, null]);
      expect(first.page).toMatchObject({ frame: { step: 'service' } });
      const time = await site.get(`${language}${TIME}?${query}`);
      expect([time.status, time.location]).toEqual([303, `${language}/agendamento`]);
      const posted = await site.post(`${language}${TIME}?servico=${PACHYMETRY}`, {
        service: slug,
        startsAt: NINE,
      });
      expect([posted.status, posted.location]).toEqual([303, `${language}/agendamento`]);
    },
  );
});

describe('the way back from the next screen', () => {
  const choose = async (to: string, startsAt: string, cookie = '') => {
    const chosen = await site.post(to, { service: PACHYMETRY, startsAt }, { cookie });
    return { at: chosen.location ?? '', cookie: cookieLine(chosen.cookies) };
  };

  test('shows the time that was chosen, held for who chose it', async () => {
    const { to } = await arrive(`/agendamento?servico=${PACHYMETRY}`);
    const { at: details, cookie } = await choose(to, NINE);
    expect(keyOf(details)).toBe(keyOf(to));
    const back = await arrive(to, cookie);
    expect(back.to).toBe(to);
    expect(back.page).toMatchObject({ chosen: NINE, refusal: null, note: null });
    expect(back.page.frame).toMatchObject({ hold: { state: { canExtend: true } } });
    // Another choice is of the same booking, and gives the first time up.
    const other = rfc3339(at(TUESDAY, '11:00'));
    expect((await choose(to, other, cookie)).at).toBe(details);
    const { rows } = await pool.query('select starts_at from holds');
    expect(rows.map(({ starts_at }) => rfc3339(starts_at))).toEqual([other]);
  });

  test('begins another booking once the first is confirmed', async () => {
    const { to } = await arrive(`/agendamento?servico=${PACHYMETRY}`);
    const { at: details, cookie } = await choose(to, NINE);
    await site.post(details, DETAILS, { cookie });
    const check = details.replace('dados', 'conferir');
    const { page } = await site.get(check, { cookie });
    const { frame } = z.looseObject({ frame: z.looseObject({ shown: z.string() }) }).parse(page);
    const booked = await site.post(check, { consent: 'on', seen: frame.shown }, { cookie });
    expect(booked.location).toBe(details.replace('dados', 'obrigado'));
    const back = await arrive(to, cookie);
    expect(keyOf(back.to)).not.toBe(keyOf(to));
    expect(back.page.chosen).toBeNull();
    // A form that was still open, too, leaves the finished one alone.
    const anew = await choose(to, rfc3339(at(TUESDAY, '11:00')), cookie);
    expect(keyOf(anew.at)).not.toBe(keyOf(to));
    expect((await site.get(check, { cookie })).location).toBe(booked.location);
  });
});

describe('with a time that another page offered', () => {
  const wishing = (startsAt: string) =>
    `/agendamento?servico=${PACHYMETRY}&inicio=${encodeURIComponent(startsAt)}`;
  const times = ({ options: { chosenDay } }: z.infer<typeof timeScreen>) =>
    chosenDay?.halves.flatMap(({ shown }) => shown.map(({ value }) => value)) ?? [];

  test('it is chosen and in view', async () => {
    const late = rfc3339(at(addDays(MONDAY, 24), '09:15'));
    const { page } = await arrive(wishing(late));
    expect(page).toMatchObject({ chosen: late, refusal: null, frame: { isRefused: false } });
    expect(times(page)).toContain(late);
  });

  test('once it is taken that is said, and the nearest are offered', async () => {
    const services = bookingServices(database);
    const taken = { serviceSlug: PACHYMETRY, startsAt: new Date(NINE) };
    expect(await holdSlot(services, taken)).toMatchObject({ ok: true });
    const { page } = await arrive(wishing(NINE));
    expect(page).toMatchObject({
      refusal: 'Esse horário acabou de ser ocupado. Escolha outro.',
      frame: { isRefused: true },
    });
    expect(page.options.nearest).toHaveLength(3);
    expect([...times(page), ...page.options.nearest.map(({ value }) => value)]).not.toContain(NINE);
    expect(page.options.chosenDay?.on).toBe(TUESDAY);
  });

  test.each(['2020-01-06T09:00:00-03:00', rfc3339(at(TUESDAY, '03:00'))])(
    '%s is no time of the agenda, and is told like one that is taken',
    async (startsAt) => {
      const { page } = await arrive(wishing(startsAt));
      expect(page.refusal).toBe('Esse horário acabou de ser ocupado. Escolha outro.');
    },
  );

  test('what is no time at all is passed over', async () => {
    const { page } = await arrive(wishing('amanhã'));
    expect(page).toMatchObject({ chosen: null, refusal: null });
  });

  test('other days are looked at without a word about the wished time', async () => {
    const { page } = await arrive(wishing(NINE));
    const [onward, other] = [page.options.laterFrom ?? '', addDays(MONDAY, 2)];
    const pageOfDays = await arrive(`${TIME}${page.query}a-partir=${onward}`);
    expect(pageOfDays.page.refusal).toBeNull();
    expect(pageOfDays.page.options.chosenDay?.on).toBe(onward);
    const day = await arrive(`${TIME}${pageOfDays.page.query}dia=${other}`);
    expect(day.to).not.toContain('a-partir');
    expect(day.page.refusal).toBeNull();
    expect(day.page.options.chosenDay?.on).toBe(other);
  });
});

describe('who has begun something else', () => {
  async function begun() {
    const { cookie, at: details } = await begin(PACHYMETRY, NINE);
    await site.post(details, DETAILS, { cookie });
    return { cookie, key: keyOf(details) };
  }

  test('is told so, and may go back to it', async () => {
    const { cookie, key } = await begun();
    const { page } = await arrive('/agendamento?servico=campo-visual', cookie);
    expect(page.note).toEqual({
      text: 'Você tinha começado: Paquimetria · terça-feira, 6 de outubro, às 9h. O que você já preencheu continua guardado.',
      action: 'Voltar ao que eu tinha começado',
      href: `/agendamento/conferir?rascunho=${key}`,
    });
    expect(page.frame).toMatchObject({ serviceTitle: 'Campo visual computadorizado', hold: null });
    expect((await arrive(`/agendamento?servico=${PACHYMETRY}`, cookie)).page.note).toBeNull();
  });

  test('finds what was told of the patient in the new booking, and the old one as it was', async () => {
    const { cookie, key } = await begun();
    const startsAt = rfc3339(at(TUESDAY, '14:00'));
    const anew = await begin('campo-visual', startsAt, cookie);
    expect(keyOf(anew.at)).not.toBe(key);
    const { page } = await site.get(anew.at, { cookie: anew.cookie });
    const { forWhom, payer, ...typed } = DETAILS;
    expect(page).toMatchObject({
      frame: { serviceTitle: 'Campo visual computadorizado' },
      values: { forWhom, payer, details: typed },
    });
    const old = await site.get(`/agendamento/conferir?rascunho=${key}`, { cookie: anew.cookie });
    expect(old.page).toMatchObject({
      answers: {
        rows: expect.arrayContaining([expect.objectContaining({ value: 'Paquimetria' })]),
      },
    });
    const { rows } = await pool.query('select starts_at from holds order by starts_at');
    expect(rows.map(({ starts_at }) => rfc3339(starts_at))).toEqual([NINE, startsAt]);
  });

  test('finds nothing of it in another browser', async () => {
    await begun();
    const stranger = await begin('campo-visual', rfc3339(at(TUESDAY, '14:00')));
    const { page } = await site.get(stranger.at, { cookie: stranger.cookie });
    expect(JSON.stringify(page)).not.toContain('Caio Reis');
  });
});

describe('the questions that once had screens of their own', () => {
  test.each(['para-quem', 'convenio'])('/%s leads to the patient’s details', async (step) => {
    const { cookie, at: details } = await begin(PACHYMETRY, NINE);
    const query = `?rascunho=${keyOf(details)}`;
    for (const language of ['', '/en-us']) {
      const old = `${language}/agendamento/${step}${query}`;
      const seen = await site.get(old, { cookie });
      expect([seen.status, seen.location]).toEqual([301, language + details]);
    }
  });

  test.each(['para-quem', 'convenio'])('a form of /%s that is still open too', async (step) => {
    const { cookie, at: details } = await begin(PACHYMETRY, NINE);
    const sent = await site.post(
      `/agendamento/${step}?rascunho=${keyOf(details)}`,
      { forWhom: 'child', payer: 'particular' },
      { cookie },
    );
    expect([sent.status, sent.location]).toEqual([303, details]);
  });
});

describe('the patient’s details', () => {
  const send = async (fields: Record<string, string>) => {
    const { cookie, at: details } = await begin(PACHYMETRY, NINE);
    const answer = await site.post(details, fields, { cookie });
    const { page } = await site.get(details, { cookie });
    return { answer, page, cookie, details };
  };

  test.each([
    ['none', { payer: '' }],
    ['one that the clinic does not have', { payer: 'plano-de-marte' }],
  ])('without a payer, or with %s, are asked again', async (_, payer) => {
    const { answer, page } = await send({ ...DETAILS, ...payer });
    expect(answer.status).toBe(400);
    expect(answer.form).toMatchObject({
      errors: [{ fieldId: 'payer', message: 'Escolha como você vai pagar.' }],
      values: { payer: undefined, details: { patientName: 'Caio Reis' } },
    });
    // Kept all the same: a reload loses nothing.
    expect(page).toMatchObject({ values: { forWhom: 'child', details: { relation: 'avó' } } });
  });

  test('are a child’s only where the clinic sees children', async () => {
    const { at: details, cookie } = await begin(PACHYMETRY, NINE);
    const kept = await site.post(details, DETAILS, { cookie });
    expect(kept.status).toBe(303);
    const adults = await visitorSite(database, undefined, {
      ...serraClaraRecord,
      offers: { children: false },
    });
    const { page } = await adults.get(details, { cookie });
    expect(page).toMatchObject({ whom: ['self', 'other'], values: { forWhom: 'self' } });
    const asked = await adults.post(details, DETAILS, { cookie });
    expect([asked.status, asked.form]).toMatchObject([
      400,
      { errors: [{ fieldId: 'forWhom', message: 'Diga quem vai ser atendido.' }] },
    ]);
    const other = await adults.post(details, { ...DETAILS, forWhom: 'other' }, { cookie });
    expect(other.status).toBe(303);
  });

  test('name every mistake in the order of the screen', async () => {
    const { answer } = await send({ forWhom: 'dog' });
    const { errors } = z
      .looseObject({ errors: z.array(z.object({ fieldId: z.string(), message: z.string() })) })
      .parse(answer.form);
    expect(errors.map(({ fieldId }) => fieldId)).toEqual([
      ...['forWhom', 'patientName', 'birth', 'phone', 'payer'],
    ]);
  });

  test('go with the button for more time, which keeps them as typed', async () => {
    const { cookie, at: details } = await begin(PACHYMETRY, NINE);
    const sent = { ...DETAILS, birth: '4/3', phone: '99555', intent: 'extend', step: 'details' };
    const answer = await site.post(
      `/agendamento/reserva?rascunho=${keyOf(details)}&inicio=${encodeURIComponent(NINE)}`,
      sent,
      { cookie },
    );
    expect([answer.status, answer.location]).toEqual([303, details]);
    const { page } = await site.get(details, { cookie });
    expect(page).toMatchObject({
      values: { forWhom: 'child', details: { birth: '4/3', phone: '99555', relation: 'avó' } },
    });
    const { rows } = await pool.query(
      "select expires_at - taken_at > interval '10 minutes' as is_extended from holds",
    );
    expect(rows).toEqual([{ is_extended: true }]);
  });

  test('go with the way back, which keeps them as typed', async () => {
    const { answer, page } = await send({ ...DETAILS, birth: 'ontem', intent: 'back' });
    expect(answer.location).toMatch(/^\/agendamento\/horario\?rascunho=[\w-]{8}$/);
    expect(page).toMatchObject({ values: { details: { birth: 'ontem', relation: 'avó' } } });
  });
});
