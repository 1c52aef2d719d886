import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newToken } from '#app/platform/token.server.ts';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { appointmentOf, availableSlotsOf, book, bookedOf, CONSULTATION } from './appointments.ts';
import { openOwnerPool } from './embedded.ts';
import { confirmBooking, fillInBooking } from './journey.ts';
import { type Answer, cookiesOf, send, sendForm } from './send.ts';

const { dataDir, remove } = await temporaryDataDir();
const app = await startApp({ dataDir, env: { LOG_LEVEL: 'debug' } });
const pool = await openOwnerPool(dataDir);
afterAll(async () => {
  await pool.end();
  await app.kill();
  await remove();
});

const PERSON = {
  name: 'Zuleide Canária Quaresma',
  phone: '35998877661',
  email: 'zuleide.canaria@example.org',
};
/** Any piece of her data that must stay between her and the clinic. */
const CANARIES = [
  /zuleide/i,
  /can(?:á|%C3%A1|\\u00e1)ria/i,
  /quaresma/i,
  /98877-?7661/,
  /998877661/,
];

/** All logs and output of the processes, apart from the data and the mails themselves. */
async function written(): Promise<string> {
  const logs = join(dataDir, 'postgres-18', 'log');
  const files = [
    ...(await readdir(logs)).map((name) => join(logs, name)),
    join(dataDir, 'postgres-18.start.log'),
  ];
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [app.output(), ...contents].join('\n');
}

function hasAny(text: string): string[] {
  return CANARIES.filter((canary) => canary.test(text)).map(String);
}

test('neither logs nor addresses tell who booked, or how to open the appointment', async () => {
  const starts = await availableSlotsOf(app.url);
  const startsAt = (n: number) => starts.at(-10 * n) ?? '';
  const heard: Answer[] = [];
  const say = async (answer: Promise<Answer>) => {
    heard.push(await answer);
    return answer;
  };

  // Through the pages, up to the thank-you page.
  const journey = { service: CONSULTATION, startsAt: startsAt(1), person: PERSON };
  const draft = await fillInBooking(app.url, journey);
  const confirmed = await say(confirmBooking(app.url, draft));
  expect(confirmed.headers.location).toMatch(/^\/agendamento\/obrigado\?rascunho=[\w-]{8}$/);
  const session = cookiesOf(confirmed);
  await say(send(`${app.url}/agendamento/obrigado`, { headers: { cookie: session } }));

  // Through the API, then by the link: opened, moved, cancelled.
  const { contact, ...appointment } = appointmentOf(2, { startsAt: startsAt(2) });
  const body = {
    ...appointment,
    contact: { ...contact, ...PERSON },
    patient: { name: PERSON.name, birthDate: '1961-05-17' },
  };
  const booked = bookedOf(await say(book(app.url, body)));
  const token = booked.manageUrl.split('/').at(-1) ?? '';
  const cookie = cookiesOf(await say(send(booked.manageUrl)));
  const { protocol } = booked;
  const form = { protocol, version: '0', key: newToken() };
  const move = { ...form, startsAt: startsAt(3), intent: 'confirm' };
  expect((await say(sendForm(`${app.url}/meu-agendamento/remarcar`, move, cookie))).status).toBe(
    303,
  );
  const cancel = { protocol, key: newToken(), version: '1' };
  expect((await say(sendForm(`${app.url}/meu-agendamento/cancelar`, cancel, cookie))).status).toBe(
    303,
  );

  // Invalid, refused and failing requests, because error messages may quote them.
  await say(book(app.url, { ...body, unknown: PERSON.name }));
  await say(send(`${app.url}/meu-agendamento/${token}?nome=${encodeURIComponent(PERSON.name)}`));
  await say(send(`${app.url}/nada/${PERSON.phone}?email=${PERSON.email}`));
  const lock = await pool.connect();
  await lock.query('begin; lock table contacts in access exclusive mode');
  const failing = { ...journey, startsAt: startsAt(4) };
  const [byApi, byPages] = await Promise.all([
    say(book(app.url, { ...body, startsAt: startsAt(5) })),
    fillInBooking(app.url, failing).then((kept) => say(confirmBooking(app.url, kept))),
  ]);
  await lock.query('rollback');
  lock.release();
  expect([byApi.status, byPages.status]).toEqual([503, 503]);

  await expect.poll(() => app.output().match(/"level":"error"/g)?.length).toBeGreaterThan(1);
  const text = await written();
  expect(text).toContain('"route":"/api/v1/appointments"');
  expect(text).toContain('canceling statement due to lock timeout');
  expect(hasAny(text)).toEqual([]);
  expect(text).not.toContain(token);
  expect(text).not.toContain(session.split('=')[1]);
  for (const { headers } of heard) expect(hasAny(String(headers.location))).toEqual([]);
});
