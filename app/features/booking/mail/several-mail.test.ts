import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { mailOptions } from '#app/platform/mail/mail.server.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { serraClaraRecord as record } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { sendAppointmentMail } from './appointment-mail.server.ts';

const database = await testDatabase();
const TIMES = [at(addDays(MONDAY, 3), '09:00'), at(addDays(MONDAY, 4), '14:00')] as const;
const insurer = record.payers.find(({ id }) => id !== 'particular');
if (!insurer) throw new Error('the record has no insurer');
const without = {
  ...record,
  payers: record.payers.map((each) => (each === insurer ? { ...each, isArchived: true } : each)),
};

type News = { displaced?: 'gone' | 'hours' | 'closed'; uncovered?: true; besides?: boolean };

/** Two appointments of one person, and what a mail tells of both. */
async function setUp({ locale = 'pt-BR', at: known = record } = {}) {
  const { booking, services, mails } = reminderSetup(database);
  const first = await booked(booking, { startsAt: TIMES[0] });
  const second = await booked(booking, { startsAt: TIMES[1] });
  const { rows } = await database.pool.query<{ protocol: string }>(
    'select protocol from appointments order by starts_at',
  );
  const protocols = rows.map(({ protocol }) => protocol);
  await database.pool.query('update appointments set locale = $1', [locale]);
  const labelsIn = appointmentLabelsIn(await readContents(CONTENT_DIR, known));
  const readPayers = async () => parseClinic(known).payers;
  const tell = (news: News = {}, ofSecond: News = news) => {
    const told = (more: News) => ({ version: 3, madeAt: '2026-10-01T12:00:00Z', ...more });
    return sendAppointmentMail(
      { ...services, labelsIn, readPayers },
      {
        ...{
          appointmentId: first.appointmentId,
          kind: 'updated',
          audience: 'patient',
          sequence: 0,
        },
        news: told(news),
        others: [{ appointmentId: second.appointmentId, sequence: 0, news: told(ofSecond) }],
      },
    );
  };
  const only = (): Mail => {
    const [mail, ...more] = mails;
    if (!mail || more.length > 0) throw new Error(`${mails.length} mails`);
    return mail;
  };
  return { protocols, second, tell, only, mails };
}

test('one mail tells somebody of all their appointments, each with its calendar file', async () => {
  const { protocols, tell, only } = await setUp();
  expect(await tell()).toBe('sent');
  const mail = only();
  expect(mail.subject).toMatch(
    /^Mudança na clínica: quinta-feira, 8 de outubro.*, e mais 1 horário$/,
  );
  for (const protocol of protocols) expect(mail.text).toContain(`Protocolo: ${protocol}`);
  expect(mail.text).toContain('QUINTA-FEIRA, 8 DE OUTUBRO');
  expect(mail.text).toContain('SEXTA-FEIRA, 9 DE OUTUBRO');
  // Two links, one place and one telephone.
  expect(mail.text.match(/\/meu-agendamento\//g)).toHaveLength(2);
  expect(mail.text.match(new RegExp(record.address.street, 'g'))).toHaveLength(1);
  expect(mail.text.match(/^Ligar para/gm)).toHaveLength(1);
  expect(mail.text.match(/^O QUE TRAZER/gm)).toHaveLength(1);
  expect(mail.messageId).toMatch(/\.0\.updated\.3\.patient@/);
  const files = [mail.calendar, ...(mail.moreCalendars ?? [])];
  expect(files.map((file) => file?.filename)).toEqual(['agendamento.ics', 'agendamento-2.ics']);
  for (const [index, protocol] of protocols.entries())
    expect(files[index]?.content).toContain(`UID:${protocol}@`);
  expect(mail.text).toContain('Os arquivos anexos atualizam a sua agenda.');
  const from = { name: 'Clínica', address: 'clinica@example.com' };
  expect(mailOptions(mail, { from }).attachments).toMatchObject([
    { filename: 'agendamento-2.ics', contentType: expect.stringContaining('method=REQUEST') },
  ]);
});

test('in the language in which the first was booked', async () => {
  const { tell, only } = await setUp({ locale: 'en-US' });
  await tell();
  expect(only().subject).toMatch(/^A change at the clinic: .*, and 1 more$/);
  expect(only().text).toContain('THURSDAY, OCTOBER 8');
  expect(only().text).not.toMatch(/horário|Protocolo|clínica:/);
});

test('what has changed again since is left out, and alone is told as ever', async () => {
  const { second, tell, only } = await setUp();
  await database.pool.query('update appointments set sequence = 1 where id = $1', [
    second.appointmentId,
  ]);
  expect(await tell()).toBe('sent');
  expect(only().subject).not.toContain('e mais');
  expect(only().moreCalendars).toBeUndefined();
  await database.pool.query('update appointments set sequence = 1');
  expect(await tell()).toBe('overtaken');
});

test.each([
  ['pt-BR', /Precisamos mudar os seus horários/, 'não atende nesse dia', 'não atende mais nesse'],
  ['en-US', /We need to change your/, 'does not see patients on', 'is no longer open at that time'],
])(
  'those that cannot stay are listed each with its reason: %s',
  async (locale, subject, gone, hours) => {
    const { tell, only } = await setUp({ locale });
    await tell({ displaced: 'gone' }, { displaced: 'hours' });
    expect(only().subject).toMatch(subject);
    expect(only().text).toContain(gone);
    expect(only().text).toContain(hours);
    expect(only().calendar).toBeUndefined();
    expect(only().messageId).toContain('.displaced.3.');
  },
);

test('whose payer left is told of each, and of one that somebody else pays by now nothing', async () => {
  const { protocols, second, tell, only, mails } = await setUp({ at: without });
  await database.pool.query('update appointments set payer = $1', [insurer.id]);
  expect(await tell({ uncovered: true })).toBe('sent');
  expect(only().text.match(/A clínica não atende mais .*está guardado/g)).toHaveLength(2);
  expect(only().calendar).toBeUndefined();
  mails.length = 0;
  await database.pool.query('update appointments set payer = $1 where id = $2', [
    'particular',
    second.appointmentId,
  ]);
  await tell({ uncovered: true });
  expect(protocols.map((each) => only().text.includes(each))).toEqual([true, false]);
});

test('what else has changed is told of all, where the payer is taken again', async () => {
  const { tell, only } = await setUp();
  await database.pool.query('update appointments set payer = $1', [insurer.id]);
  expect(await tell({ uncovered: true, besides: true })).toEqual({
    outcome: 'sent',
    message: 'updated',
  });
  expect(only().subject).toMatch(/^Mudança na clínica/);
  expect(only().moreCalendars).toHaveLength(1);
});
