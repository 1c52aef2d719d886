import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { RETENTION_RULES } from '#app/context/retention-rules.ts';
import type { Database } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { makeFeed } from '#app/features/calendar-feeds/calendar-feeds.server.ts';
import { purgeNightly } from '#app/features/privacy-admin/nightly-purge.server.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { newToken } from '#app/platform/token.server.ts';
import { openDatabase } from '#server/database.ts';
import { quietPool } from '#tests/database.ts';
import { CONSULTATION } from '#tests/faults/appointments.ts';
import { type Answer, send, sendForm } from '#tests/faults/send.ts';
import { storeVolume } from '#tests/stored-volume.ts';
import { makeInstallation } from './installation.ts';
import { askInTurn } from './load.ts';
import { atMost, percentile, plain, round, type Section } from './report.ts';

const APPOINTMENTS = 100_000;
const PEOPLE = 20_000;
const DUE = 20_000;
const DAYS = 60;
const ROUNDS = 5;
const REQUESTS = 10;

/** What staff and patients wait for once a clinic has stored years of appointments, and the purge of a backlog. */
export async function measureStoredVolume(): Promise<Section> {
  const installation = await makeInstallation();
  const owner = quietPool(installation.ownerUrl, 1);
  const { db, close } = openDatabase(installation.appUrl, { onError: () => undefined });
  try {
    const { url } = await installation.start();
    const now = systemClock.now();
    const volume = { appointments: APPOINTMENTS, people: PEOPLE, due: DUE, now, daysAhead: DAYS };
    await storeVolume(owner, volume);
    const times = await timesOf(requestsTo(url, await signIn(db)));
    const p95 = (name: string) => percentile(times.get(name) ?? [], 0.95);

    const startedAt = performance.now();
    const { deleted, failed } = await purgeNightly({ db, clock: systemClock }, RETENTION_RULES);
    const purgeSeconds = (performance.now() - startedAt) / 1_000;
    if (failed.length > 0 || deleted.appointments !== DUE) throw new Error('the purge failed');

    return {
      title: 'Stored volume',
      how: `One process on its own PostgreSQL, over HTTP, one question after the other, ${ROUNDS * REQUESTS} of each: ${inWords(APPOINTMENTS)} appointments of ${inWords(PEOPLE)} people in more than five years, 48 a day, with their consents and three audit rows each, and ${inWords(PEOPLE / 4)} messages. The purge then deletes ${inWords(DUE)} appointments that are due, their consents and audit rows, and ${inWords(PEOPLE / 5)} people who have no other.`,
      figures: [
        atMost('Agenda, a day, p95', p95('day'), 100, 'ms'),
        atMost('Agenda, the grid of a day, p95', p95('grid of the day'), 100, 'ms'),
        atMost('Agenda, a week, p95', p95('week'), 150, 'ms'),
        atMost('Agenda, a month, p95', p95('month'), 150, 'ms'),
        atMost('Everything searched for a misspelt patient, p95', p95('patient'), 100, 'ms'),
        atMost('A person found by name, p95', p95('name'), 100, 'ms'),
        atMost('A person found by phone, p95', p95('phone'), 100, 'ms'),
        atMost('The people of a frequent name, p95', p95('frequent'), 100, 'ms'),
        atMost(`Free times of ${DAYS} days, p95`, p95('slots'), 50, 'ms'),
        atMost('Figures of a year, p95', p95('figures'), 500, 'ms'),
        atMost('Retention page, p95', p95('retention'), 1_000, 'ms'),
        atMost('Export of all messages, p95', p95('messages'), 500, 'ms'),
        atMost("Export of a person's file, p95", p95('file'), 500, 'ms'),
        atMost('Calendar address of the whole clinic, p95', p95('calendar'), 500, 'ms'),
        atMost(`Purge of ${inWords(DUE)} appointments`, purgeSeconds, 60, 's'),
        plain('Rows deleted a second', round(sumOf(deleted) / purgeSeconds)),
      ],
    };
  } finally {
    await owner.end();
    await close();
    await installation.end();
  }
}

type Ask = () => Promise<Answer>;
/** A session's cookie, and the token of a calendar address. */
type SignedIn = { cookie: string; token: string };

function requestsTo(url: string, { cookie, token }: SignedIn): [name: string, ask: Ask][] {
  const today = wallClockOf(systemClock.now()).on;
  const page = (path: string) => () => send(`${url}/equipe${path}`, { headers: { cookie } });
  const form = (path: string, fields: Record<string, string>) => () =>
    sendForm(`${url}/equipe${path}`, fields, cookie);
  const search = (busca: string) => form('/privacidade', { busca });
  const year = `de=${addDays(today, -364)}&ate=${today}`;
  const copy = { identidade: 'in-person', formato: 'json' };
  return [
    ['day', page(`/agenda?dia=${today}&ver=dia`)],
    ['grid of the day', page(`/agenda?dia=${today}&ver=grade`)],
    ['week', page(`/agenda?dia=${today}&ver=semana`)],
    ['month', page(`/agenda?dia=${today}&ver=mes`)],
    ['patient', page('/buscar?busca=nmero+12345')],
    ['name', search('numero 12345')],
    ['phone', search('(35) 98001-2345')],
    ['frequent', search('conceicao')],
    ['slots', () => send(`${url}/api/v1/slots?service=${CONSULTATION}&from=${today}&days=${DAYS}`)],
    ['figures', page(`/numeros?${year}`)],
    ['retention', page('/privacidade/prazos')],
    ['messages', form('/mensagens/exportar', { situacao: 'todos' })],
    ['calendar', () => send(`${url}/calendario/${token}.ics`)],
    ['file', form('/privacidade/pessoa/cadastro-12345/exportar', copy)],
  ];
}

/** In turn, so that other load affects all alike; the first round is a warm-up. */
async function timesOf(requests: readonly [string, Ask][]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let turn = 0; turn <= ROUNDS; turn += 1)
    for (const [name, ask] of requests) {
      const load = await askInTurn(1, REQUESTS, ask);
      times.set(name, turn === 0 ? [] : [...(times.get(name) ?? []), ...load.times]);
    }
  return times;
}

async function signIn(db: Database): Promise<SignedIn> {
  const somebody = { username: 'bench', name: 'Rosa Lima', role: 'administrator' } as const;
  const secondFactor = { totpSalt: 'bench', totpLastStep: 0 };
  const [made] = await db
    .insert(staff)
    .values({ ...somebody, ...secondFactor, passwordHash: '', createdAt: systemClock.now() })
    .returning({ id: staff.id });
  if (!made) throw new Error('nobody was stored');
  const services = { db, clock: systemClock };
  const session = await beginSession(services, made.id, { awaitsSecondFactor: false });
  const token = newToken();
  const feed = { resourceId: null, patientNames: 'initials' } as const;
  await makeFeed(services, feed, { token, staffId: made.id });
  return { cookie: `sid=${session}`, token };
}

const inWords = (count: number) => count.toLocaleString('en-US');
const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
