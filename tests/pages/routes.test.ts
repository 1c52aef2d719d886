import { afterAll, describe, expect, test } from 'vitest';
import { inlineHash } from '#app/platform/csp.ts';
import { localPath } from '#app/platform/locale.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { anAvailableSlot, CONSULTATION } from '#tests/faults/appointments.ts';
import { fillInBooking } from '#tests/faults/journey.ts';
import { send } from '#tests/faults/send.ts';
import { SITE_ROUTES, statusOf } from '#tests/route-table.ts';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';

const bothData = await temporaryDataDir();
const oneData = await temporaryDataDir();
const [both, one] = await Promise.all([
  startApp({ dataDir: bothData.dataDir }),
  startApp({
    dataDir: oneData.dataDir,
    clinic: { ...serraClaraRecord, locales: ['pt-BR'] },
  }),
]);
afterAll(async () => {
  await Promise.all([both.stop(), one.stop()]);
  await Promise.all([bothData.remove(), oneData.remove()]);
});

/** 'status path' of each address, with its redirect target and any cookie that it sets. */
async function answersOf(origin: string, paths: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const path of paths) {
    const { status, headers } = await send(origin + path);
    const leadsTo = headers.location ? ` → ${String(headers.location).replace(origin, '')}` : '';
    const cookies = headers['set-cookie'] ? ` sets ${headers['set-cookie']}` : '';
    lines.push(`${status} ${path}${leadsTo}${cookies}`);
  }
  return lines;
}

describe.each(['pt-BR', 'en-US'] as const)('in %s', (locale) => {
  const local = (path: string) => localPath(locale, path);

  test.each(SITE_ROUTES)('$pattern answers as the table says', async (route) => {
    const expected = route.paths.map((path, n) => {
      const target = route.to?.[n];
      const leadsTo = target === undefined ? '' : ` → ${local(target)}`;
      return `${statusOf(route)} ${local(path)}${leadsTo}`;
    });
    expect(await answersOf(both.url, route.paths.map(local))).toEqual(expected);
  });

  test('an id that nobody has is not there, and neither is anything else', async () => {
    const unknown = SITE_ROUTES.flatMap((route) => route.unknown ?? []);
    const made = ['/nada', '/servicos/a/b', '/blog/a/b', '/agendamento/nada', '/planobasico/x'];
    const paths = [...unknown, ...made].map(local);
    expect(await answersOf(both.url, paths)).toEqual(paths.map((path) => `404 ${path}`));
  });
});

/** The cookie of somebody who has filled in a booking, and the last address, with the draft's own query. */
async function filledInBooking(): Promise<{ address: string; cookie: string }> {
  const startsAt = await anAvailableSlot(both.url);
  const person = { name: 'Rosa Prado', phone: '(35) 99911-2233', email: 'rosa@example.com' };
  const cookie = await fillInBooking(both.url, { service: CONSULTATION, startsAt, person });
  const { headers } = await send(`${both.url}/agendamento/conferir`, { headers: { cookie } });
  return { address: String(headers.location), cookie };
}

/** The scripts that stand in a page itself, but for data. */
function writtenIn(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\ssrc=|"application\/ld\+json"/.test(attributes))
    .map(([, , script = '']) => script);
}

/** Shows the reader's settings; the same on every page. */
const OF_SETTINGS = /^try\{let k="clareia\.accessibility",/;

test('the two scripts written in a page are all that its policy allows, and none is of the router', async () => {
  const pages = SITE_ROUTES.filter(({ kind }) => kind !== 'redirect').flatMap(({ paths }) => paths);
  const { address, cookie } = await filledInBooking();
  const ofBooking = ['/agendamento/horario', '/agendamento/dados', '/agendamento/conferir'].map(
    (path) => path + address.slice(address.indexOf('?')),
  );
  const written = new Set<string>();
  for (const path of [...pages, ...pages.map((each) => localPath('en-US', each)), ...ofBooking]) {
    const { status, text, headers } = await send(both.url + path, {
      headers: ofBooking.includes(path) ? { cookie } : {},
    });
    const [settings = '', script = '', ...more] = writtenIn(text);
    expect(settings, path).toMatch(OF_SETTINGS);
    const [, allowed] =
      /; script-src 'self' ([^;]*);/.exec(String(headers['content-security-policy'])) ?? [];
    const wanted = ofBooking.includes(path) ? [200] : [200, 404];
    expect({ path, isPage: wanted.includes(status), allowed, more }).toEqual({
      path,
      isPage: true,
      allowed: `${inlineHash(settings)} ${inlineHash(script)}`,
      more: [],
    });
    expect(text, path).not.toMatch(/\/entry\.client|\/manifest-\w+\.js|__reactRouter/);
    // The booking's first screen also names the style sheets of those after it.
    written.add(settings + script.replace(/,\[(?:"[^"]+\.css",?)+\]\)$/, ',[])'));
  }
  expect(written.size).toBe(1);
});

test("the staff's login has the script of the reader's settings written in it, and no other", async () => {
  const { status, text, headers } = await send(`${both.url}/equipe/entrar`);
  const [settings = '', ...more] = writtenIn(text);
  expect([status, more]).toEqual([200, []]);
  expect(settings).toMatch(OF_SETTINGS);
  expect(headers['content-security-policy']).toContain(
    `; script-src 'self' ${inlineHash(settings)};`,
  );
});

test('no two pages share a title, in either language', async () => {
  const { text: map } = await send(`${both.url}/sitemap.xml`);
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const others = ['/contato/mensagem', '/privacy/pedido', '/check', '/busca?busca=olho', '/nada'];
  const pathsOf = new Map<string, string[]>();
  for (const path of [...listed, ...others, ...others.map((path) => `/en-us${path}`)]) {
    const { text } = await send(both.url + path);
    const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(text) ?? [];
    pathsOf.set(title, [...(pathsOf.get(title) ?? []), path]);
  }
  expect(pathsOf.size).toBeGreaterThan(100);
  expect([...pathsOf].filter(([title, paths]) => title === '' || paths.length > 1)).toEqual([]);
});

describe('a clinic with Portuguese alone', () => {
  test('has every page at home', async () => {
    const pages = SITE_ROUTES.filter((route) => statusOf(route) === 200);
    const paths = pages.map((route) => route.paths[0] ?? '/');
    expect(await answersOf(one.url, paths)).toEqual(paths.map((path) => `200 ${path}`));
  });

  test('has none of them in English', async () => {
    const paths = SITE_ROUTES.map((route) => localPath('en-US', route.paths[0] ?? '/'));
    expect(await answersOf(one.url, paths)).toEqual(paths.map((path) => `404 ${path}`));
  });

  test('says nothing of English anywhere', async () => {
    const pages = SITE_ROUTES.filter((route) => statusOf(route) === 200);
    const documents = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/pagina-que-nao-existe'];
    const telling: string[] = [];
    for (const path of [...pages.map((route) => route.paths[0] ?? '/'), ...documents]) {
      const { text } = await send(one.url + path);
      const [found] = /.{0,40}en-us.{0,20}/i.exec(text) ?? [];
      if (found) telling.push(`${path}: ${found}`);
    }
    expect(telling).toEqual([]);
  });
});
