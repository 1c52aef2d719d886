import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog } from '#app/db/schema.ts';
import { askMap } from '#app/features/map/ask-map.server.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import type { Outbound, OutboundRequest } from '#app/platform/outbound/outbound.server.ts';
import { ok, refuse } from '#app/platform/result.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await visitorSite(database);
const PAGE = '/map-test';
const AT: [number, number] = [-21.65, -45.75];
const facts = z.object({ facts: z.array(z.tuple([z.string(), z.string()])) });

let asked: OutboundRequest[] = [];
/** Plays the map's parties by their address; the calls themselves are tested with the outbound. */
function parties(answers: { embed?: number | 'timeout'; place?: unknown }): Outbound {
  return async (request) => {
    asked.push(request);
    const isPlace = String(request.url).startsWith('https://places.googleapis.com/');
    if (!isPlace && answers.embed === 'timeout') return refuse('timeout');
    const status = isPlace ? 200 : Number(answers.embed ?? 200);
    const body = Buffer.from(isPlace ? JSON.stringify(answers.place) : '<html>');
    return ok({ status, headers: {}, body, latencyMs: 1 });
  };
}
beforeEach(() => {
  asked = [];
});

let people = 0;
async function somebody(): Promise<number> {
  people += 1;
  const name = `pessoa${people}`;
  return (await aStaffMember(site.services, { role: 'reception', username: name })).id;
}

const { baseUrl, appSecret } = site.services.env;
const env = { baseUrl, appSecret, rateLimits: true };
const GOOGLE = { provider: 'google', key: 'browser-key-browser-key' } as const;

async function ask(
  answers: Parameters<typeof parties>[0],
  more: object = { mapEmbed: { provider: 'osm' } },
  placeId?: string,
) {
  const id = await somebody();
  const { clock } = site.services;
  const services = { db, clock, outbound: parties(answers), env: { ...env, ...more } };
  return askMap(services, { at: AT, placeId, staffId: id });
}

test('the page tells the true state, and nothing that is secret', async () => {
  const { status, page } = await site.get(PAGE);
  expect(status).toBe(200);
  const told = new Map(facts.parse(page).facts);
  expect(told.get('Desenho')).toBe('cidade inventada da demonstração');
  expect(told.get('O ponto fica na rua do endereço')).toBe('sim');
  expect(JSON.stringify(page)).not.toMatch(/AIza|browser-key|appSecret/);
});

test('whoever has not signed in is led to the login, and nobody is asked', async () => {
  const answer = await site.post(PAGE, {});
  expect(answer).toMatchObject({ status: 303 });
  expect(answer.location).toMatch(/^\/equipe\/entrar/);
  expect((await db.select().from(auditLog)).some(({ action }) => action === 'map.asked')).toBe(
    false,
  );
});

test('signed-in staff press once, and the answer is on the page', async () => {
  Object.assign(site.services, { outbound: parties({ embed: 200 }) });
  Object.assign(site.services.env, { mapEmbed: { provider: 'osm' } });
  const token = await beginSession(site.services, await somebody(), { awaitsSecondFactor: false });
  const { status, form } = await site.post(PAGE, {}, { cookie: `__Host-sid=${token}` });
  expect(status).toBe(200);
  expect(facts.parse(form).facts[0]).toEqual(['Mapa interativo', 'responde']);
  expect(asked).toHaveLength(1);
  // With a session that waits for its second factor nobody is signed in.
  const half = await beginSession(site.services, await somebody(), { awaitsSecondFactor: true });
  expect((await site.post(PAGE, {}, { cookie: `__Host-sid=${half}` })).status).toBe(303);
  expect(asked).toHaveLength(1);
});

test('OpenStreetMap is asked once, for the map alone, without a word about this site', async () => {
  expect(await ask({ embed: 200 })).toEqual(
    ok({ embed: 'answers', place: { kind: 'not-configured' } }),
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]?.origins).toEqual(['https://www.openstreetmap.org']);
  expect(String(asked[0]?.url)).toContain('/export/embed.html?bbox=-45.75450');
  expect(asked[0]?.headers).toEqual({});
  const rows = await db.select().from(auditLog);
  const row = rows.findLast(({ action }) => action === 'map.asked');
  expect(row?.detail).toEqual({ embed: 'answers', place: 'not-configured' });
});

test.each([
  [403, 'refuses'],
  [503, 'failing'],
  ['timeout', 'failing'],
] as const)('a party that answers %s is told as %s', async (embed, told) => {
  expect(await ask({ embed })).toMatchObject({ value: { embed: told } });
});

test('with Google’s key and place the coordinates are compared, and each key goes to its own party', async () => {
  const keys = { mapEmbed: GOOGLE, mapsKey: 'server-key' };
  const place = (latitude: number) => ({ location: { latitude, longitude: -45.75 } });
  const near = await ask({ place: place(-21.6502) }, keys, 'ChIJ/x');
  expect(near).toMatchObject({ value: { place: { kind: 'near', metres: 22 } } });
  const [embed, lookUp] = asked;
  expect(JSON.stringify(embed)).not.toContain('server-key');
  expect(embed?.headers).toEqual({ referer: `${baseUrl.origin}/` });
  expect(String(lookUp?.url)).toBe('https://places.googleapis.com/v1/places/ChIJ%2Fx');
  expect(lookUp).toMatchObject({
    origins: ['https://places.googleapis.com'],
    headers: { 'x-goog-api-key': 'server-key' },
  });
  const far = await ask({ place: place(-21.66) }, keys, 'x');
  expect(far).toMatchObject({ value: { place: { kind: 'far', metres: 1112 } } });
  for (const odd of [{ location: 'x' }, null, { location: { latitude: '1' } }])
    expect(await ask({ place: odd }, keys, 'x')).toMatchObject({
      value: { place: { kind: 'failing' } },
    });
});

test('the place of the environment is asked for, as for the reviews, where the environment says', async () => {
  Object.assign(site.services, { outbound: parties({ embed: 200 }) });
  const origin = 'http://127.0.0.1:4100';
  const google = { mapsKey: 'server-key', mapsPlaceId: 'ChIJenvironment', placesOrigin: origin };
  Object.assign(site.services.env, { mapEmbed: { provider: 'osm' }, ...google });
  const token = await beginSession(site.services, await somebody(), { awaitsSecondFactor: false });
  const { page } = await site.get(PAGE);
  expect(page).toMatchObject({ hasPlace: true });
  await site.post(PAGE, {}, { cookie: `__Host-sid=${token}` });
  const lookUp = asked.find(({ origins }) => origins.includes(origin));
  expect(String(lookUp?.url)).toBe(`${origin}/v1/places/ChIJenvironment`);
});

test('switched off, nobody is asked', async () => {
  await ask({}, {});
  expect(asked).toEqual([]);
});

test('after ten questions in an hour a person waits', async () => {
  const id = await somebody();
  const { clock } = site.services;
  const services = { db, clock, outbound: parties({}), env };
  const answers = [];
  for (let turn = 0; turn < 11; turn += 1)
    answers.push(await askMap(services, { at: AT, placeId: undefined, staffId: id }));
  expect(answers.map((answer) => answer.ok)).toEqual([...Array(10).fill(true), false]);
});
