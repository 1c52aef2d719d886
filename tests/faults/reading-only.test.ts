import type { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import routes from '#app/routes.ts';
import { patternsOf } from '#tests/route-patterns.ts';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { appointmentOf, availableSlotsOf, book, bookedOf, CONSULTATION } from './appointments.ts';
import { openOwnerPool } from './embedded.ts';
import { confirmBooking, fillInBooking } from './journey.ts';
import { cookiesOf, send } from './send.ts';

const { dataDir, remove } = await temporaryDataDir();
const app = await startApp({ dataDir });
const pool = await openOwnerPool(dataDir);
afterAll(async () => {
  await pool.end();
  await app.stop();
  await remove();
});

/** Every address of the API, as '/api/v1/slots'. */
async function apiPaths(): Promise<string[]> {
  const shape = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const { text } = await send(`${app.url}/api/v1/openapi.json`);
  const { paths } = shape.parse(JSON.parse(text));
  return Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
}

/** The site looks at itself every ten minutes, whoever reads meanwhile. */
const NOT_OF_THE_CLOCK: Readonly<Record<string, string>> = { check_runs: "asked_by <> 'watch'" };

/** A hash of each table's rows, without the rate limit counters and what the clock writes. */
async function contentOf(database: Pool): Promise<Record<string, string>> {
  const { rows } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> 'rate_limits' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await database.query<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
       from ${name} t where ${NOT_OF_THE_CLOCK[name] ?? 'true'}`,
    );
    hashes[name] = found[0]?.hash ?? '';
  }
  return hashes;
}

/** A visitor in the middle of booking, one who has just booked, and one with the link from the mail. */
async function makeVisitors() {
  const starts = await availableSlotsOf(app.url);
  const startsAt = (n: number) => starts.at(n) ?? '';
  const fill = (n: number) => {
    const person = { name: 'Ana Souza', phone: `3599999000${n}`, email: 'ana@example.com' };
    return fillInBooking(app.url, { service: CONSULTATION, startsAt: startsAt(-10 * n), person });
  };
  const amid = await fill(1);
  const filled = await fill(2);
  const confirmed = await confirmBooking(app.url, filled);
  expect(confirmed.headers.location).toMatch(/^\/agendamento\/obrigado\?rascunho=[\w-]{8}$/);
  const answer = await book(app.url, appointmentOf(3, { startsAt: startsAt(-30) }));
  const { manageUrl } = bookedOf(answer);
  const appointment = cookiesOf(await send(manageUrl));
  return {
    cookies: ['', amid, `${filled}; ${cookiesOf(confirmed)}`, `${amid}; ${appointment}`],
    token: manageUrl.split('/').at(-1) ?? '',
    startsAt: startsAt(-50),
  };
}

test('no reading changes a row, whoever reads and however often', async () => {
  const { cookies, token, startsAt } = await makeVisitors();
  const values = { ':serviceId': CONSULTATION, ':token': token, '*': 'nao-existe' };
  const pages = patternsOf(routes).map((pattern) =>
    Object.entries(values).reduce((path, [name, value]) => path.replace(name, value), pattern),
  );
  const time = encodeURIComponent(startsAt);
  // The visitor in the middle of booking is on addresses that name the draft.
  const draft = `?rascunho=${/\.([\w-]{8})/.exec(cookies.at(-1) ?? '')?.[1]}`;
  const journey = pages.filter((path) => /^\/agendamento(?:\/|$)/.test(path));
  const addresses = [
    ...pages,
    ...journey.map((path) => path + draft),
    ...(await apiPaths()),
    `/agendamento?servico=${CONSULTATION}&inicio=${time}`,
    `/agendamento/horario?servico=${CONSULTATION}&inicio=${time}`,
    `/agendamento/horario?ocupado=${time}`,
    `/meu-agendamento/remarcar?para=${time}`,
    '/meu-agendamento?mudou=1',
    `/meu-agendamento/${token.replace(/^./, 'x')}`,
    `/api/v1/slots?service=${CONSULTATION}&from=${startsAt.slice(0, 10)}&days=60`,
    '/api/v1/challenge?form=booking',
    '/healthz',
    '/readyz',
  ];
  expect(addresses.length).toBeGreaterThan(25);

  const before = await contentOf(pool);
  expect(Object.keys(before)).toContain('booking_drafts');
  const statuses = new Map<string, number>();
  for (const address of addresses) {
    for (const cookie of cookies) {
      for (const method of ['GET', 'GET', 'HEAD']) {
        const { status } = await send(app.url + address, { method, headers: { cookie } });
        statuses.set(`${method} ${address}`, status);
        expect(status, `${method} ${address}`).toBeLessThan(500);
      }
    }
  }
  expect(await contentOf(pool)).toEqual(before);
  // The visitors really saw their own pages.
  const checked = `/agendamento/conferir${draft}`;
  for (const page of [
    checked,
    '/meu-agendamento',
    '/meu-agendamento/remarcar',
    '/meu-agendamento/cancelar',
  ]) {
    expect(statuses.get(`GET ${page}`), page).toBe(200);
  }
});
