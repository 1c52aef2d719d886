import { expect, test } from 'vitest';
import type { Outbound, OutboundRefusal } from '#app/platform/outbound/outbound.server.ts';
import { ok, refuse } from '#app/platform/result.ts';
import { checkLinks } from './check-links.server.ts';
import { outsideLinks } from './outside-links.ts';

/** Answers of sites by host: a status, the status for HEAD and for GET, or why there was none. */
function network(sites: Record<string, number | [number, number] | OutboundRefusal>) {
  const asked: string[] = [];
  const call: Outbound = async ({ url, origins, method = 'GET' }) => {
    const { host, origin, hash } = new URL(url);
    expect(origins).toEqual([origin]);
    expect(hash).toBe('');
    asked.push(`${method} ${host}`);
    const answer = sites[host] ?? 'unknown-host';
    if (typeof answer === 'string') return refuse(answer);
    const status = typeof answer === 'number' ? answer : answer[method === 'HEAD' ? 0 : 1];
    return ok({ status, headers: {}, body: Buffer.from(''), latencyMs: 1 });
  };
  return { asked, call };
}

const textOf = (...hosts: readonly string[]) =>
  hosts.map((host) => `Veja [${host}](https://${host}/a#b).`).join('\n\n');
const sitesOf = (links: readonly { site: string }[]) => links.map(({ site }) => site);

test('links to other sites are found wherever words may stand, each once', () => {
  const markdown =
    '[a](/b) [c](https://www.gov.br/c)\n\n- **[d](https://d.example/)**\n\n> [e](https://e.example/)\n\n' +
    '| [f](https://f.example/) |\n| --- |\n| [g](https://www.gov.br/c) |';
  expect(outsideLinks(markdown)).toEqual([
    { href: 'https://www.gov.br/c', site: 'gov.br', words: 'cg' },
    { href: 'https://d.example/', site: 'd.example', words: 'd' },
    { href: 'https://e.example/', site: 'e.example', words: 'e' },
    { href: 'https://f.example/', site: 'f.example', words: 'f' },
  ]);
  expect(outsideLinks('<b>x</b>')).toEqual([]);
});

test('a page that is gone is dead, and one that only asks who is there is not', async () => {
  const { call } = network({
    'ok.example': 200,
    'login.example': 401,
    'bot.example': 403,
    'moved.example': 'redirected',
    'picky.example': [404, 200],
    'gone.example': 410,
    'lost.example': 404,
    'inside.example': 'private-address',
    'false.example': 'certificate',
  });
  const hosts = ['ok', 'login', 'bot', 'moved', 'picky', 'gone', 'lost', 'inside', 'false', 'none'];
  const links = outsideLinks(textOf(...hosts.map((host) => `${host}.example`)));
  const { dead, unchecked } = await checkLinks(links, call);
  const names = ['gone', 'lost', 'inside', 'false', 'none'];
  expect(sitesOf(dead)).toEqual(names.map((host) => `${host}.example`));
  expect(unchecked).toEqual([]);
});

test('without a network nothing is dead', async () => {
  const { call } = network({ 'slow.example': 'timeout', 'down.example': 503 });
  const links = outsideLinks(textOf('slow.example', 'none.example', 'down.example'));
  const { dead, unchecked } = await checkLinks(links, call);
  expect(dead).toEqual([]);
  expect(sitesOf(unchecked)).toEqual(['slow.example', 'none.example', 'down.example']);
});

test('of very many links the first are asked for, and the others told', async () => {
  const hosts = Array.from({ length: 35 }, (_, at) => `s${at}.example`);
  const { call, asked } = network(Object.fromEntries(hosts.map((host) => [host, 200])));
  const { dead, unchecked } = await checkLinks(outsideLinks(textOf(...hosts)), call);
  expect([asked.length, dead.length, unchecked.length]).toEqual([30, 0, 5]);
});

test('a text without such links asks nobody', async () => {
  const { call, asked } = network({});
  expect(await checkLinks(outsideLinks('Veja [aqui](/servicos).'), call)).toEqual({
    dead: [],
    unchecked: [],
  });
  expect(asked).toEqual([]);
});
