import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { MESSAGE_IDS, messageLabel, messageOf } from '#app/clinic/messages/message-list.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { initialsOf, maskedAddress } from '#app/features/messages/log-view.ts';
import { readMessageSettings } from '#app/features/messages/message-settings.server.ts';
import { at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { noDeadLetters } from '#tests/jobs.ts';
import { booked } from '#tests/reminders.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db, pool } = database;
const LIST = '/equipe/clinica/mensagens';
const LOG = `${LIST}/saidas`;
const clock = stillClock();

async function openSite() {
  const site = await staffSite(database, clock);
  const signIn = async (username: string) => {
    const { id } = await aStaffMember(site.services, {
      ...{ username, name: username, role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
    });
    return { cookie: await site.signedIn(id) };
  };
  return { site, ana: await signIn('ana'), rui: await signIn('rui') };
}
let { site, ana, rui } = await openSite();
beforeEach(async () => {
  await db.delete(clinicSettings);
  ({ site, ana, rui } = await openSite());
});

const rowShape = z.looseObject({
  id: z.string(),
  sentence: z.string(),
  how: z.string(),
  state: z.string(),
  isOn: z.boolean(),
  isSwitch: z.boolean(),
  copy: z.string().nullable(),
});
const pageShape = z.looseObject({
  groups: z.array(z.object({ title: z.string(), rows: z.array(rowShape) })),
  version: z.number(),
});
const readPage = async () => pageShape.parse((await site.get(LIST, ana)).page);
const rowsOf = ({ groups }: z.output<typeof pageShape>) => groups.flatMap(({ rows }) => rows);
const SWITCHES = MESSAGE_IDS.filter((id) => messageOf(id).rule.kind === 'switch');
const form = (
  changes: Record<string, string>,
  { version = 0, off = [] }: { version?: number; off?: readonly string[] } = {},
) => ({
  ...Object.fromEntries(
    SWITCHES.filter((id) => !off.includes(id)).map((id) => [`liga-${id}`, 'sim']),
  ),
  versao: String(version),
  ...changes,
});
const answerShape = z.looseObject({
  errors: z.array(z.object({ fieldId: z.string(), message: z.string() })),
  conflict: z.string().nullable(),
  version: z.number(),
  isVouchedFor: z.boolean().nullable(),
  groups: pageShape.shape.groups,
});

test('the page says of each message when it goes, by which channel, to whom, and by the real plan', async () => {
  const page = await readPage();
  const rows = rowsOf(page);
  expect(rows.map(({ id }) => id).sort()).toEqual([...MESSAGE_IDS].sort());
  expect(page.groups.map(({ title }) => title)).toContain('Lembretes');
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of('booked')).toMatchObject({
    sentence: 'Quando alguém marca → confirmação com data, lugar e preparo, ao paciente.',
    ...{ how: 'E-mail · Na hora', state: 'Sempre sai', isSwitch: false, copy: '' },
  });
  expect(of('reminder-days')).toMatchObject({
    how: 'E-mail · 2 dias antes, às 9h',
    state: 'Ligada',
  });
  expect(of('charge-overdue')?.how).toBe('E-mail · 2 dias depois de vencer, de dia');
  expect(of('own-code')?.copy).toBeNull();

  await pool.query(`insert into reminder_plans (service_id, days_before, tells_lenses, tells_fasting, tells_hours, version, changed_at, changed_by)
    select id, '{}', true, true, false, 1, now(), (select min(id) from staff) from services order by id limit 1`);
  const changed = rowsOf(await readPage());
  expect(changed.find(({ id }) => id === 'reminder-days')).toMatchObject({
    ...{ how: 'E-mail · 2 dias antes, às 9h, conforme o serviço' },
    state: expect.stringMatching(/^Ligada em \d+ de \d+ serviços$/),
  });
  await pool.query('delete from reminder_plans');
});

test('switches and copies are saved, noted, and told in the history', async () => {
  const { clinic } = site.services;
  const reception = `recepcao@${clinic.domain}`;
  const typed = form({ 'copia-booked': ` ${reception} ` }, { off: ['return', 'clinic-lead'] });
  const saved = await site.post(LIST, typed, ana);
  expect(saved).toMatchObject({ status: 303, location: `${LIST}?feito` });
  expect(await readMessageSettings(db)).toEqual({
    off: ['return', 'clinic-lead'],
    copies: { booked: reception },
  });
  const [row] = (await db.select().from(auditLog)).filter(
    ({ subjectId }) => subjectId === 'messages',
  );
  expect(row).toMatchObject({ action: 'clinic.settled', subjectType: 'clinic_setting' });
  const page = (await site.get(LIST, ana)).page;
  const shown = pageShape.extend({
    history: z.looseObject({
      changes: z.array(
        z.looseObject({
          who: z.string(),
          lines: z.array(z.object({ where: z.string(), before: z.string(), after: z.string() })),
          links: z.array(z.object({ href: z.string() })),
        }),
      ),
    }),
  });
  const { history, version } = shown.parse(page);
  expect(version).toBe(1);
  const [newest, beginning] = history.changes;
  expect(newest).toMatchObject({ who: 'ana', links: [] });
  expect(newest?.lines).toEqual([
    {
      where: 'Cópia de “Agendamento confirmado”',
      ...{ before: 'para ninguém', after: reception },
    },
    { where: 'Hora do retorno', before: 'ligada', after: 'desligada' },
    {
      where: expect.stringMatching(/^Aviso à equipe: /),
      ...{ before: 'ligada', after: 'desligada' },
    },
  ]);
  // The way back fills the form, and saves nothing.
  expect(beginning?.links[0]?.href).toBe(`${LIST}?como=0#versao-antiga`);
  const filled = pageShape
    .extend({ filled: z.object({ moment: z.string(), who: z.string() }).nullable() })
    .parse((await site.get(`${LIST}?como=0`, ana)).page);
  expect(filled).toMatchObject({ version: 1, filled: { moment: '', who: '' } });
  expect(rowsOf(filled).find(({ id }) => id === 'return')?.isOn).toBe(true);
  expect((await readMessageSettings(db)).off).toEqual(['return', 'clinic-lead']);
});

test('what must always go out cannot be turned off by a form that says so', async () => {
  await site.post(LIST, { versao: '0' }, ana);
  const { off } = await readMessageSettings(db);
  expect([...off].sort()).toEqual([...SWITCHES].sort());
  expect(rowsOf(await readPage()).find(({ id }) => id === 'booked')).toMatchObject({ isOn: true });
});

test("an address that is none, or a stranger's, is refused at its box, and kept as it was typed", async () => {
  const wrong = await site.post(LIST, form({ 'copia-booked': 'recepção' }), ana);
  expect(wrong.status).toBe(422);
  const stranger = await site.post(LIST, form({ 'copia-booked': 'alguem@estranho.net' }), ana);
  const { errors, isVouchedFor, groups } = answerShape.parse(stranger.form);
  expect(errors).toEqual([
    { fieldId: 'copia-booked', message: expect.stringContaining('não é de um domínio da clínica') },
  ]);
  expect(isVouchedFor).toBe(false);
  expect(rowsOf({ groups, version: 0 }).find(({ id }) => id === 'booked')?.copy).toBe(
    'alguem@estranho.net',
  );
  expect(await db.select().from(clinicSettings)).toEqual([]);
  const vouched = form({ 'copia-booked': 'alguem@estranho.net', fora: 'sim' });
  expect((await site.post(LIST, vouched, ana)).status).toBe(303);
  // It was vouched for: nobody is asked again.
  const later = form({ 'copia-booked': 'alguem@estranho.net' }, { version: 1, off: ['return'] });
  expect((await site.post(LIST, later, ana)).status).toBe(303);
});

test('who saves after somebody else is told who it was, and counts when they save again', async () => {
  expect((await site.post(LIST, form({}, { off: ['return'] }), rui)).status).toBe(303);
  const late = await site.post(LIST, form({}, { off: ['referral'] }), ana);
  expect(late.status).toBe(409);
  const answer = answerShape.parse(late.form);
  expect(answer).toMatchObject({ conflict: expect.stringMatching(/^rui salvou/), version: 1 });
  expect(rowsOf(answer).find(({ id }) => id === 'referral')?.isOn).toBe(false);
  const again = form({}, { version: answer.version, off: ['referral'] });
  expect((await site.post(LIST, again, ana)).status).toBe(303);
  expect((await readMessageSettings(db)).off).toEqual(['referral']);
});

const logShape = z.looseObject({
  count: z.number(),
  lines: z.array(
    z.looseObject({
      what: z.string(),
      to: z.string(),
      state: z.string(),
      cause: z.string(),
      deadId: z.string().nullable(),
      about: z.object({ words: z.string(), href: z.string() }).nullable(),
    }),
  ),
});
const readLog = async (query = '') => logShape.parse((await site.get(`${LOG}${query}`, ana)).page);

/** A job as the queue keeps it. */
async function job(name: string, data: object, state: string, output: object | null = null) {
  const now = clock.now();
  await pool.query(
    `insert into pgboss.job (name, data, output, state, created_on, start_after, completed_on)
     values ($1, $2::jsonb, $3::jsonb, $4::pgboss.job_state, $5, $5, case when $4 in ('completed', 'failed') then $5::timestamptz end)`,
    [name, JSON.stringify(data), output && JSON.stringify(output), state, now],
  );
}

test('what waits and what has gone is told without names, by kind, state and protocol, and that it was seen is noted', async () => {
  await pool.query('delete from pgboss.job');
  const booking = bookingServices(database, clock);
  const { appointmentId } = await booked(booking, { startsAt: at(addDays(MONDAY, 8), '14:00') });
  const { rows } = await pool.query('select protocol from appointments where id = $1', [
    appointmentId,
  ]);
  const protocol: string = rows[0].protocol;
  const mail = { appointmentId, kind: 'created', audience: 'patient', sequence: 0 };
  await job('appointment-mail', mail, 'completed', { outcome: 'sent' });
  await job('appointment-mail', { ...mail, kind: 'moved' }, 'failed', { why: 'mail-refused' });
  await job('appointment-mail', { ...mail, kind: 'cancelled' }, 'completed', {
    outcome: 'no-address',
  });
  await job('appointment-mail', { ...mail, audience: 'clinic' }, 'retry', {
    fault: 'mail not sent',
  });
  await job('appointment-mail', { ...mail, notBefore: '2030-01-01T00:00:00Z' }, 'created');
  // What was held has a job of its own that waits.
  await job('appointment-mail', mail, 'completed', { outcome: 'held' });
  await job('purge', {}, 'completed');
  // As they were before an outcome was kept.
  await job('appointment-mail', { ...mail, kind: 'updated' }, 'completed');

  const gone = await readLog('?ver=enviadas');
  expect(gone.count).toBe(4);
  expect(gone.lines.map(({ what, state, cause }) => [what, state, cause]).sort()).toEqual(
    [
      ['Agendamento cancelado', 'not-sent', 'o paciente não deixou e-mail'],
      ['Agendamento confirmado', 'sent', ''],
      [messageLabel('updated'), 'unrecorded', ''],
      ['Horário alterado', 'failed', 'o servidor recusou o endereço'],
    ].sort(),
  );
  for (const { to, about } of gone.lines) {
    expect(to).toBe('A. R. · a•••@example.com');
    expect(about?.words).toBe(protocol);
  }
  const waiting = await readLog();
  const told = (state: string) => waiting.lines.filter((line) => line.state === state);
  expect(told('delayed')).toMatchObject([{ to: 'Clínica' }]);
  expect(told('held')).toMatchObject([{ what: 'Agendamento confirmado' }]);
  expect(
    told('planned')
      .map(({ what }) => what)
      .sort(),
  ).toEqual(['Confirmação: você vem?', 'Lembrete do dia']);
  expect(JSON.stringify([gone, waiting])).not.toMatch(/Antônia|antonia@|99555/);

  const only = async (query: string) => (await readLog(query)).count;
  expect(await only('?ver=enviadas&situacao=sent')).toBe(1);
  expect(await only('?ver=enviadas&mensagem=moved')).toBe(1);
  expect(await only(`?ver=enviadas&protocolo=${protocol}`)).toBe(4);
  expect(await only('?ver=enviadas&protocolo=0000-0000')).toBe(0);
  expect(await only('?mensagem=reminder-days')).toBe(1);
  expect(await only(`?protocolo=${protocol}&situacao=planned`)).toBe(2);
  expect(await only('?protocolo=0000-0000')).toBe(0);
  const views = (await db.select().from(auditLog)).filter(({ action }) => action === 'viewed');
  expect(views.map(({ subjectId }) => subjectId)).toContain(`appointment:${appointmentId}`);

  // A week later it is told no more.
  await pool.query("update pgboss.job set completed_on = completed_on - interval '7 days'");
  expect(await only('?ver=enviadas')).toBe(0);
});

test('what a form saves needs the password again once it is some time ago', async () => {
  await pool.query("update staff_sessions set confirmed_at = confirmed_at - interval '1 day'");
  const sent = await site.post(
    LIST,
    form({ 'copia-booked': 'alguem@estranho.net', fora: 'sim' }),
    ana,
  );
  expect(sent).toMatchObject({
    status: 307,
    location: expect.stringContaining('/equipe/confirmar'),
  });
  expect(await db.select().from(clinicSettings)).toEqual([]);
});

test('what failed is tried again, with its row in the audit; what nobody can settle any more is said so', async () => {
  const id = '0b1d0c3e-0000-4000-8000-000000000000';
  const late = await site.post(`${LOG}?ver=enviadas`, { tarefa: id }, ana);
  expect(late).toMatchObject({ status: 409, form: { isGone: true } });
  site.services.deadLetters = { ...noDeadLetters, retry: async () => ({ queue: 'order-mail' }) };
  const retried = await site.post(`${LOG}?ver=enviadas&situacao=failed`, { tarefa: id }, ana);
  expect(retried.location).toBe(`${LOG}?ver=enviadas&situacao=failed&repetida`);
  const rows = (await db.select().from(auditLog)).filter(({ subjectId }) => subjectId === id);
  expect(rows).toMatchObject([{ action: 'job.retried' }]);
});

test('initials and addresses tell nobody who it is', () => {
  expect(['Antônia Reis', 'ana maria da Silva', 'Zé', 'josé'].map(initialsOf)).toEqual([
    'A. R.',
    'S.',
    'Z.',
    '',
  ]);
  expect(['zuleide@example.com', 'nada'].map(maskedAddress)).toEqual(['z•••@example.com', '']);
});
