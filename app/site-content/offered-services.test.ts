import { expect, test } from 'vitest';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { withOfferedServices } from './effective-record.server.ts';

const [first] = clinicRecord.services;

test('what staff have set of a service stands in the record, the rest as it was', () => {
  const set = { slug: first?.slug ?? '', durationMinutes: 75, isBookableOnline: false };
  const { services } = withOfferedServices(clinicRecord, [set]);
  expect(services[0]).toEqual({ ...first, durationMinutes: 75, isBookableOnline: false });
  expect(services.slice(1)).toEqual(clinicRecord.services.slice(1));
});

test('services as the record has them leave it letter by letter the same', () => {
  const same = clinicRecord.services.map(({ slug, durationMinutes, isBookableOnline }) => ({
    slug,
    durationMinutes,
    isBookableOnline,
  }));
  expect(JSON.stringify(withOfferedServices(clinicRecord, same))).toBe(
    JSON.stringify(clinicRecord),
  );
});
