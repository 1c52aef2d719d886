import { afterAll, expect, test } from 'vitest';
import { anAvailableSlot, CONSULTATION } from '#tests/faults/appointments.ts';
import { confirmBooking, fillInBooking } from '#tests/faults/journey.ts';
import { cookiesOf, send } from '#tests/faults/send.ts';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';

// No mail server is named: mails are kept as files, and no page may promise one.

const { dataDir, remove } = await temporaryDataDir();
const app = await startApp({ dataDir });
afterAll(async () => {
  await app.stop();
  await remove();
});

const PROMISES =
  /.{0,60}(?:[Ee]nviamos|[Mm]andamos (?!lembretes)|receber a confirmação|recebe o horário|e-mail de confirmação|código ao seu e-mail|código para o e-mail|por este e-mail|recebe agora|[Ww]e (?:sent|email|will email)|[Ff]or your confirmation|confirmation email|code to your email|on its way|you get the time at once).{0,40}/g;

const promisesOf = (html: string) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').match(PROMISES) ?? [];

const startsAt = await anAvailableSlot(app.url);
const person = { name: 'Rosa Prado', phone: '(35) 99911-2233', email: 'rosa@example.com' };

/** The pages of somebody who books and leaves an address, in the order in which they come. */
async function pagesOfBooking(): Promise<Record<string, string>> {
  const cookie = await fillInBooking(app.url, { service: CONSULTATION, startsAt, person });
  const read = async (path: string, headers = { cookie }) =>
    (await send(app.url + path, { headers })).text;
  const { headers } = await send(`${app.url}/agendamento/dados`, { headers: { cookie } });
  const details = await read(String(headers.location).replace(app.url, ''));
  const confirmed = await confirmBooking(app.url, cookie);
  const done = String(confirmed.headers.location).replace(app.url, '');
  const own = { cookie: [cookie, cookiesOf(confirmed)].join('; ') };
  return { details, done: await read(done, own), english: await read(`/en-us${done}`, own) };
}

test('who books is promised no mail, and is told what to keep', async () => {
  const pages = await pagesOfBooking();
  for (const html of Object.values(pages)) expect(promisesOf(html)).toEqual([]);
  expect(pages.details).toContain('Só para a clínica falar com você, se precisar.');
  expect(pages.done).toContain('Guarde o link abaixo ou anote o protocolo.');
  expect(pages.done).toContain('Adicionar à agenda');
  expect(pages.done).not.toContain(person.email);
  expect(pages.english).toContain('This website does not send email.');
});

test.each([
  '/waitlist',
  '/meu-agendamento',
  '/meu-agendamento/de-novo',
  '/faq',
  '/agendamento/obrigado',
  '/meu-agendamento/dados',
])('%s promises none, in both languages', async (path) => {
  for (const prefix of ['', '/en-us']) {
    const { text } = await send(app.url + prefix + path);
    expect(promisesOf(text)).toEqual([]);
  }
});
