import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { clinicWarnings } from './configuration.ts';

test('what is missing where something would use it is a warning that names what it switches on', () => {
  const externalSchedulingUrl = 'https://evil-clareia.example.com';
  const placeId = 'ChIJexample0000000000000000';
  const clinic = parseClinic({ ...serraClaraRecord, externalSchedulingUrl, placeId });
  expect(clinicWarnings(clinic, { mapsKey: 'key' })).toHaveLength(1);
  expect(clinicWarnings(clinic, { gaApiSecret: 'secret' })).toEqual([
    expect.stringMatching(/^MAPS_KEY .* switches on the reviews that Google has/),
    expect.stringMatching(/^GA_MEASUREMENT_ID .* switches on .* GA_API_SECRET/),
    expect.stringMatching(/^The external scheduling URL .* own agenda/),
  ]);
});

test('the older name of the WordPress address says what it switches on', () => {
  expect(clinicWarnings(parseClinic(serraClaraRecord), { hasOldCmsName: true })).toEqual([
    expect.stringMatching(/^BACKEND_URL .* CMS_URL.* switches on the articles/),
  ]);
});

test('a clinic that uses neither a map nor Google is warned of nothing', () => {
  expect(clinicWarnings(parseClinic(serraClaraRecord), {})).toEqual([]);
  const vendorIds = { ga: 'G-TEST12345' };
  expect(clinicWarnings(parseClinic(serraClaraRecord), { gaApiSecret: 'x', vendorIds })).toEqual(
    [],
  );
});

test('a key without a place is a warning, a place of the environment ends it', () => {
  const clinic = parseClinic({ ...serraClaraRecord, placeId: 'YOUR_PLACE_ID' });
  expect(clinicWarnings(clinic, { mapsKey: 'a key' })).toEqual([
    expect.stringMatching(/^MAPS_PLACE_ID is not configured/),
  ]);
  expect(clinicWarnings(clinic, { mapsKey: 'a key', mapsPlaceId: 'ChIJ0' })).toEqual([]);
});
