import { beforeEach, expect, test } from 'vitest';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import { buildTestApp } from '#server/test-app.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { contentForms } from './content-forms.ts';

const database = await testDatabase();
const clock = stillClock();
const start = clock.now();
const services = await staffAppServices(database, clock);
const { app } = await buildTestApp({
  largeForms: contentForms(services),
  pageHandler: async () => new Response('taken', { headers: { 'content-type': 'text/plain' } }),
});
const TEXT = '/equipe/conteudo/blog/pt-BR/olho-seco';
const LOGIN = `/equipe/entrar?volta=${encodeURIComponent(TEXT)}`;

let cookie = '';
beforeEach(async () => {
  clock.set(start);
  const { id } = await aStaffMember(services, { role: 'editor' });
  cookie = `__Host-sid=${await beginSession(services, id, { awaitsSecondFactor: false })}`;
});

async function send(letters: number, sent: { cookie?: string } = { cookie }) {
  const answer = await app.inject({
    method: 'POST',
    url: TEXT,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...sent,
    },
    payload: `corpo=${'a'.repeat(letters)}`,
  });
  return [answer.statusCode, answer.headers.location ?? answer.body];
}

test('a text goes along to the login once its session has lapsed, unless it is too long for it', async () => {
  expect(await send(100)).toEqual([200, 'taken']);
  clock.set(new Date(start.getTime() + 31 * 60_000));
  expect(await send(100)).toEqual([307, `${LOGIN}&enviado=1`]);
  expect(await send(50_000)).toEqual([303, LOGIN]);
});

test('of strangers no text is read', async () => {
  expect(await send(100, {})).toEqual([303, LOGIN]);
  expect(await send(100, { cookie: `__Host-sid=${'x'.repeat(43)}` })).toEqual([303, LOGIN]);
});
