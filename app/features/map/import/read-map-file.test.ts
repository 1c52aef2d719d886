import { expect, test } from 'vitest';
import {
  MAP_LIMITS,
  type MapPoint,
  pointCount,
  surroundings,
} from '#app/clinic/map/surroundings.ts';
import { pointAt } from '#app/features/map/plane.ts';
import { MAX_FILE_BYTES } from './map-element.ts';
import { readMapFile } from './read-map-file.ts';

const AT: MapPoint = [-21.65, -45.75];
const toPoint = pointAt(AT);
const read = (text: string) => readMapFile(Buffer.from(text), AT);

const node = (id: number, [lat, lon]: MapPoint, tags = '') =>
  `<node id="${id}" visible="true" lat="${lat}" lon="${lon}">${tags}</node>`;
const tag = (k: string, v: string) => `<tag k="${k}" v="${v}"/>`;
const way = (id: number, refs: readonly number[], tags: string) =>
  `<way id="${id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join('')}${tags}</way>`;
const osm = (...parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="CGImap">\n<!-- exported > here -->\n${parts.join('\n')}\n</osm>`;

/** Two streets that cross, one of them cut in two, a house, a park, a church, a tree, a bus route, and a far road. */
const FILE = osm(
  node(1, toPoint([-100, 0])),
  node(2, toPoint([0, 0])),
  node(3, toPoint([100, 0])),
  node(4, toPoint([0, -90])),
  node(5, toPoint([0, 90])),
  node(
    6,
    toPoint([30, 60]),
    tag('amenity', 'place_of_worship') + tag('name', 'Igreja &amp; Matriz'),
  ),
  node(7, toPoint([10, 10]), tag('natural', 'tree')),
  ...[8, 9, 10].map((id, index) => node(id, toPoint([40 + index * 5, 20 + (index % 2) * 9]))),
  node(11, toPoint([50_000, 0])),
  node(12, toPoint([50_100, 0])),
  way(20, [1, 2], tag('highway', 'residential') + tag('name', 'Rua Direita')),
  way(21, [2, 3], tag('highway', 'residential') + tag('name', 'Rua Direita')),
  way(22, [4, 2, 5], tag('highway', 'primary') + tag('name', 'Avenida Um')),
  way(23, [8, 9, 10, 8], tag('building', 'yes')),
  way(24, [11, 12], tag('highway', 'residential') + tag('name', 'Rua Longe')),
  way(25, [4, 5], tag('highway', 'footway')),
  `<relation id="30"><member type="way" ref="20" role=""/>${tag('type', 'route')}</relation>`,
);

test('of an extract what the drawing needs is kept, and the rest is told', () => {
  const file = read(FILE);
  if (!file.ok) throw new Error(file.refusal);
  const { map, passedOver } = file.value;
  expect(surroundings.parse(map)).toEqual(map);
  expect(map.streets.map(({ kind, name, points }) => [kind, name, points.length])).toEqual([
    ['street', 'Rua Direita', 2],
    ['main', 'Avenida Um', 2],
  ]);
  expect(map.areas.map(({ kind }) => kind)).toEqual(['building']);
  expect(map.places).toEqual([{ kind: 'church', name: 'Igreja & Matriz', at: toPoint([30, 60]) }]);
  expect(passedOver).toEqual({ unused: 2, far: 1, tooMany: 0, relations: 1 });
});

test('a street that was cut in two is one again', () => {
  const file = read(FILE);
  const street = file.ok ? file.value.map.streets[0] : undefined;
  expect(street?.points.toSorted((a, b) => a[1] - b[1])).toEqual([
    toPoint([-100, 0]),
    toPoint([100, 0]),
  ]);
});

test('the same in Overpass’s JSON and in GeoJSON', () => {
  const [a, b] = [toPoint([-50, 5]), toPoint([50, 5])];
  const tags = { highway: 'residential', name: 'Rua Direita' };
  const geometry = [a, b].map(([lat, lon]) => ({ lat, lon }));
  const byNodes = {
    elements: [
      ...[a, b].map(([lat, lon], id) => ({ type: 'node', id, lat, lon })),
      { type: 'way', id: 9, nodes: [0, 1], tags },
      { type: 'relation', id: 8 },
    ],
  };
  const line = { type: 'LineString', coordinates: [a, b].map(([lat, lon]) => [lon, lat]) };
  const feature = (properties: object) => ({ type: 'Feature', geometry: line, properties });
  const geo = (properties: object) => ({
    type: 'FeatureCollection',
    features: [feature(properties), { type: 'Feature', geometry: null, properties: null }],
  });
  const files = [
    byNodes,
    { elements: [{ type: 'way', id: 9, geometry, tags }] },
    geo(tags),
    geo({ tags }),
  ];
  for (const each of files) {
    const file = read(JSON.stringify(each));
    expect(file).toMatchObject({
      ok: true,
      value: { map: { streets: [{ kind: 'street', name: 'Rua Direita', points: [a, b] }] } },
    });
  }
});

const STREET = way(20, [1, 2], tag('highway', 'residential') + tag('name', 'Rua'));
const ENDS = node(1, toPoint([-100, 0])) + node(2, toPoint([100, 0]));

test.each([
  [
    'an entity that reads a file',
    `<?xml version="1.0"?><!DOCTYPE osm [<!ENTITY x SYSTEM "file:///etc/passwd">]><osm>&x;</osm>`,
    'document-type',
  ],
  [
    'a billion laughs',
    `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><osm>&b;</osm>`,
    'document-type',
  ],
  ['a section of characters', `<osm><![CDATA[<node/>]]></osm>`, 'document-type'],
  ['another XML', '<gpx><trk/></gpx>', 'not-a-map'],
  ['a web page', '<html><body>Erro</body></html>', 'not-a-map'],
  ['no tags at all', 'rua das flores', 'not-a-map'],
  ['nothing', '', 'not-a-map'],
  ['half a file', FILE.slice(0, FILE.length / 2), 'broken'],
  ['an open comment', '<osm><!-- ', 'broken'],
  ['an open quote', '<osm><node id="1></osm>', 'broken'],
  ['too many ends', '<osm></osm></osm>', 'broken'],
  ['two roots', '<osm></osm><osm></osm>', 'not-a-map'],
  ['half a JSON', '{"elements": [', 'broken'],
  ['another JSON', '{"a": 1}', 'not-a-map'],
  ['a list', '[1, 2]', 'not-a-map'],
  ['JSON a million brackets deep', '['.repeat(1_000_000), 'broken'],
  ['streets of another town', osm(ENDS.replaceAll('-21.', '-3.'), STREET), 'elsewhere'],
  [
    'coordinates without measure',
    osm(node(1, AT).replace('-21.65', '1e308'), node(2, AT).replace('-45.75', 'NaN'), STREET),
    'elsewhere',
  ],
  ['coordinates in hexadecimal', osm(ENDS.replaceAll('lat="-', 'lat="0x'), STREET), 'elsewhere'],
])('%s is refused: %#', (_, text, refusal) => {
  expect(read(text)).toEqual({ ok: false, refusal });
});

test('what is not UTF-8 or too large is refused before it is read', () => {
  expect(readMapFile(Buffer.from([0x3c, 0xff, 0xfe]), AT)).toEqual({
    ok: false,
    refusal: 'not-text',
  });
  expect(readMapFile(new Uint8Array(MAX_FILE_BYTES + 1), AT)).toEqual({
    ok: false,
    refusal: 'too-large',
  });
});

test.each([
  ['markup', '&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['marks that turn the direction', 'Rua \u202eanA\u202c Bela', 'Rua anA Bela'],
  ['characters without a shape', 'Rua\u200b\u00ad\u0007 Um\u2028', 'Rua Um'],
  ['characters by number', 'Rua &#193;gua &#x26;#0;', 'Rua Água &#0;'],
  ['entities that nobody has defined', 'Rua &xxe;Um', 'Rua Um'],
  ['lone halves of characters', 'Rua &#xD800;Um', 'Rua Um'],
  ['a very long name', 'Rua '.repeat(300), 'Rua '.repeat(20).trim()],
  ['nothing that can be read', '&#x200b;&#x202e;', null],
])('a name with %s is plain text', (_, written, name) => {
  const file = read(
    osm(ENDS, way(20, [1, 2], tag('highway', 'residential') + tag('name', written))),
  );
  expect(file.ok && file.value.map.streets[0]?.name).toBe(name);
});

test('names of the language itself are no tags', () => {
  const tags = { __proto__: 'x', constructor: 'y', highway: 'residential', name: 'Rua Um' };
  const text = JSON.stringify({ elements: [{ type: 'way', id: 1, nodes: [1, 2], tags }] });
  expect(read(text)).toEqual({ ok: false, refusal: 'elsewhere' });
  const odd = osm(ENDS, way(20, [1, 2], tag('highway', 'constructor') + tag('name', 'Rua Um')));
  expect(read(odd)).toEqual({ ok: false, refusal: 'elsewhere' });
});

test('two hundred thousand points become a map within its limits', () => {
  const elements = Array.from({ length: 400 }, (_, index) => {
    const points = Array.from({ length: 500 }, (_each, step): MapPoint => {
      const wave = Math.sin(step * 1.7) * 30;
      return toPoint([step * 8 - 2_000, (index % 200) * 20 - 2_000 + wave]);
    });
    // Kept short, as a file of 6 MB must be.
    const geometry = points.map(([lat, lon]) => [lon, lat]);
    return {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: geometry },
      properties: { highway: 'residential', name: `Rua ${index}` },
    };
  });
  const file = read(JSON.stringify({ type: 'FeatureCollection', features: elements }));
  if (!file.ok) throw new Error(file.refusal);
  const { map } = file.value;
  expect(pointCount(map)).toBeLessThanOrEqual(MAP_LIMITS.points);
  expect(map.streets.length).toBeGreaterThan(20);
  expect(surroundings.safeParse(map).success).toBe(true);
});

test('more streets than a map holds: the nearest with a name are kept, and the others counted', () => {
  const nodes = Array.from({ length: 600 }, (_, index) => [
    node(index * 2, toPoint([index * 3, -40])),
    node(index * 2 + 1, toPoint([index * 3, 40])),
  ]).flat();
  const ways = Array.from({ length: 600 }, (_, index) => {
    const name = tag('name', `Rua ${index}`);
    return way(index, [index * 2, index * 2 + 1], tag('highway', 'residential') + name);
  });
  const file = read(osm(...nodes, ...ways));
  if (!file.ok) throw new Error(file.refusal);
  const { map, passedOver } = file.value;
  expect(map.streets).toHaveLength(MAP_LIMITS.streets);
  expect(map.streets[0]?.name).toBe('Rua 0');
  expect(passedOver.tooMany).toBe(200);
});
