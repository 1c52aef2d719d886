import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { placeToCome } from '#app/clinic/record/place-to-come.ts';
import { clinicNode } from '#app/clinic/structured-data/clinic-nodes.ts';
import type { SiteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { demonstrationRecord } from '#tests/clinics/demonstration.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { DEMO_POINT, hasPoint, UNTOUCHED_POINT } from './known-point.ts';

const TODAY = '2026-11-27';
const site: SiteAddresses = {
  locale: 'pt-BR',
  page: (path) => `https://olhar.test${path}`,
  shared: (path) => `https://olhar.test${path}`,
};
const at = (point: object) =>
  parseClinic({ ...manausRecord, address: { ...manausRecord.address, ...point } });

test('a point is one of a clinic unless nobody has set it, or it is the demonstration’s at another address', () => {
  expect(hasPoint(manausRecord.address)).toBe(true);
  expect(hasPoint(demonstrationRecord.address)).toBe(true);
  expect(hasPoint({ ...manausRecord.address, ...UNTOUCHED_POINT })).toBe(false);
  expect(hasPoint({ ...manausRecord.address, ...DEMO_POINT })).toBe(false);
});

test.each([
  ['nobody has set', UNTOUCHED_POINT],
  ['the demonstration left', DEMO_POINT],
])(
  'machines are told nothing of a point that %s, and ways begin by the words of the address',
  (_which, point) => {
    const clinic = at(point);
    expect(JSON.stringify(clinicNode(clinic, site, TODAY))).not.toContain('GeoCoordinates');
    const { routes, mapUrl } = publicClinic(clinic, TODAY);
    const { street, number, city } = manausRecord.address;
    for (const address of [...Object.values(routes), mapUrl, placeToCome(clinic, null).mapUrl]) {
      const words = decodeURIComponent(address.replaceAll('+', ' '));
      expect(words).toContain(`${street}, ${number}`);
      expect(words).toContain(city);
      expect(words).not.toContain(`${point.latitude},${point.longitude}`);
    }
  },
);

test('a point that the clinic has set is told as before', () => {
  const clinic = parseClinic(manausRecord);
  const { latitude, longitude } = manausRecord.address;
  expect(clinicNode(clinic, site, TODAY)).toMatchObject({ geo: { latitude, longitude } });
  expect(publicClinic(clinic, TODAY).routes.waze).toContain(`${latitude}%2C${longitude}`);
});

test('the calendar entry of a further house has no point while nobody has set it', () => {
  const [further] = twoHousesRecord.branches ?? [];
  if (!further) throw new Error('the record has one house');
  const geoWith = (point: object) =>
    placeToCome(
      parseClinic({
        ...twoHousesRecord,
        branches: [{ ...further, address: { ...further.address, ...point } }],
      }),
      further.slug,
    ).geo;
  expect(geoWith({})).toEqual({
    latitude: further.address.latitude,
    longitude: further.address.longitude,
  });
  expect(geoWith(UNTOUCHED_POINT)).toBeNull();
});
