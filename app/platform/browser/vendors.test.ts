import { expect, test } from 'vitest';
import {
  COLLECT_URL,
  hostsOf,
  MEASUREMENT_PROTOCOL_URL,
  scriptsOf,
  VENDOR_NAMES,
  VENDORS,
} from './vendors.ts';

test('a script through this site comes before the vendor’s own', () => {
  expect(scriptsOf('ga', 'G-TEST12345')).toEqual([
    '/gtag.js?id=G-TEST12345',
    'https://www.googletagmanager.com/gtag/js?id=G-TEST12345',
  ]);
  expect(scriptsOf('pixel', '123456789012345')).toEqual([
    'https://connect.facebook.net/en_US/fbevents.js',
  ]);
});

test('only the configured vendors have hosts, each named once', () => {
  expect(hostsOf({})).toEqual({ script: [], img: [], connect: [] });
  const google = hostsOf({ ga: 'G-TEST12345', gtm: 'GTM-TEST123' });
  expect(google.script).toEqual(['https://www.googletagmanager.com']);
  expect(JSON.stringify(google)).not.toContain('facebook');
});

test('every vendor allows its own script, all of it over https, and no whole scheme', () => {
  for (const name of VENDOR_NAMES) {
    const { hosts } = VENDORS[name];
    const direct = scriptsOf(name, 'x').at(-1) ?? '';
    expect(hosts.script).toContain(new URL(direct).origin);
    for (const host of [...hosts.script, ...hosts.img, ...hosts.connect])
      expect(host).toMatch(/^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
  }
  for (const url of [COLLECT_URL, MEASUREMENT_PROTOCOL_URL]) expect(url).toMatch(/^https:/);
});

test.each([
  ['ga', 'G-AB12CD34EF', 'UA-1234567-1'],
  ['ga', 'G-1234', 'G-1234;script'],
  ['gtm', 'GTM-AB12CD3', 'GTM-ab12cd3'],
  ['web', '0123456789abcdef0123456789abcdef', '0123456789ABCDEF0123456789ABCDEF'],
  ['pixel', '123456789012345', '12345'],
] as const)('%s: %s is an id, %s is none', (name, right, wrong) => {
  expect(VENDORS[name].idPattern.test(right)).toBe(true);
  expect(VENDORS[name].idPattern.test(wrong)).toBe(false);
});
