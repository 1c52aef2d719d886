import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { withOfferedServices } from './effective-record.server.ts';

const [first] = serraClaraRecord.services;

test('what staff have set of a service stands in the record, the rest as it was', () => {
  const set = { slug: first?.slug ?? '', durationMinutes: 75, isBookableOnline: false };
  const { services } = withOfferedServices(serraClaraRecord, [set]);
  expect(services[0]).toEqual({ ...first, durationMinutes: 75, isBookableOnline: false });
  expect(services.slice(1)).toEqual(serraClaraRecord.services.slice(1));
});

test('services as the record has them leave it letter by letter the same', () => {
  const same = serraClaraRecord.services.map(({ slug, durationMinutes, isBookableOnline }) => ({
    slug,
    durationMinutes,
    isBookableOnline,
  }));
  expect(JSON.stringify(withOfferedServices(serraClaraRecord, same))).toBe(
    JSON.stringify(serraClaraRecord),
  );
});
