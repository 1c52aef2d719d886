import { expect, test } from 'vitest';
import { routeLinks } from '#app/clinic/map/route-links.ts';
import { mapEmbedOf, mapIssues } from '#app/platform/map-env.server.ts';
import { framedMap, frameSource, mapFrame } from './map-embed.ts';

const AT: [number, number] = [-21.65, -45.75];
const OSM = { provider: 'osm' } as const;
const GOOGLE = { provider: 'google', key: 'a-browser-key-of-google' } as const;

test('a frame may be shown in answer to the form alone, in both languages', () => {
  const asked = (method: string, path: string) => framedMap(OSM, { method, path });
  expect(asked('POST', '/mapa')).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(asked('POST', '/en-us/mapa')).toBe('https://www.openstreetmap.org/export/embed.html');
  for (const [method, path] of [
    ['GET', '/mapa'],
    ['HEAD', '/mapa'],
    ['POST', '/map-test'],
    ['POST', '/mapa/x'],
    ['POST', '/'],
    ['POST', '/equipe/mapa'],
  ] as const)
    expect(asked(method, path)).toBeUndefined();
  expect(framedMap(undefined, { method: 'POST', path: '/mapa' })).toBeUndefined();
});

test('the frame’s address is one that its policy allows', () => {
  for (const embed of [OSM, GOOGLE]) {
    const { address } = mapFrame(embed, AT, { locale: 'pt-BR' });
    const { origin, pathname } = new URL(address);
    expect(`${origin}${pathname}`).toBe(frameSource(embed));
  }
});

test('OpenStreetMap learns nothing of the site; Google gets its name, which its key needs', () => {
  expect(mapFrame(OSM, AT, { locale: 'pt-BR' })).toEqual({
    provider: 'osm',
    address:
      'https://www.openstreetmap.org/export/embed.html?bbox=-45.75450%2C-21.65450%2C-45.74550%2C-21.64550&layer=mapnik&marker=-21.65000%2C-45.75000',
    referrerPolicy: 'no-referrer',
  });
  const google = mapFrame(GOOGLE, AT, { locale: 'en-US', placeId: 'ChIJx' });
  expect(google.referrerPolicy).toBe('strict-origin');
  expect(google.address).toContain('q=place_id%3AChIJx');
});

test('by default the map is OpenStreetMap’s; a key makes it Google’s, and it can be off', () => {
  expect(mapEmbedOf({ MAP_EMBED: 'on' })).toEqual(OSM);
  expect(mapEmbedOf({ MAP_EMBED: 'on', MAP_EMBED_KEY: GOOGLE.key })).toEqual(GOOGLE);
  expect(mapEmbedOf({ MAP_EMBED: 'off', MAP_EMBED_KEY: GOOGLE.key })).toBeUndefined();
});

test('the server’s key is never given to browsers', () => {
  expect(mapIssues({ MAP_EMBED_KEY: 'same', MAPS_KEY: 'same' })).toHaveLength(1);
  expect(mapIssues({ MAP_EMBED_KEY: 'one', MAPS_KEY: 'two' })).toEqual([]);
  expect(mapIssues({})).toEqual([]);
});

test('three apps get the point, and what else they can use', () => {
  const target = { words: AT.join(','), isPoint: true };
  const links = routeLinks(target, { name: 'Clínica & Olhos', placeId: 'ChIJx' });
  expect(links).toEqual({
    google:
      'https://www.google.com/maps/dir/?api=1&destination=-21.65%2C-45.75&destination_place_id=ChIJx',
    waze: 'https://waze.com/ul?ll=-21.65%2C-45.75&navigate=yes',
    apple: 'https://maps.apple.com/?daddr=-21.65%2C-45.75&q=Cl%C3%ADnica+%26+Olhos',
  });
  expect(routeLinks(target, { name: 'x' }).google).not.toContain('place_id');
});
