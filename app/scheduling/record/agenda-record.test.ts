import { expect, test } from 'vitest';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { type AgendaRecord, withAgenda } from './agenda-record.server.ts';

/** The agenda as the record has it. */
function asRecorded(): AgendaRecord {
  const { rooms, equipment } = clinicRecord.resources;
  return {
    services: clinicRecord.services.map((each) => ({
      slug: each.slug,
      durationMinutes: each.durationMinutes,
      bufferBeforeMinutes: each.bufferBeforeMinutes,
      bufferAfterMinutes: each.bufferAfterMinutes,
      isBookableOnline: each.isBookableOnline,
      practitioners: [...each.practitioners].reverse(),
      resources: [...each.resources],
    })),
    places: [...rooms, ...equipment].map(({ slug }) => slug),
  };
}

test('an agenda as the record has it leaves the record letter by letter the same', () => {
  expect(JSON.stringify(withAgenda(clinicRecord, asRecorded()))).toBe(JSON.stringify(clinicRecord));
});

test('what staff have set of a service, and the order, stand in the record', () => {
  const { services, places } = asRecorded();
  const [first, ...others] = services;
  if (!first) throw new Error('the record has no service');
  const set = { ...first, durationMinutes: 75, isBookableOnline: false, resources: [] };
  const changed = withAgenda(clinicRecord, { services: [...others, set], places });
  expect(changed.services.at(-1)).toMatchObject({
    slug: first.slug,
    durationMinutes: 75,
    isBookableOnline: false,
    resources: [],
  });
  expect(changed.services.slice(0, -1)).toEqual(clinicRecord.services.slice(1));
});

test('archived rooms stay with the services that had them, and archived services as they were', () => {
  const [room, ...rooms] = clinicRecord.resources.rooms;
  const [first, ...others] = clinicRecord.services;
  if (!room || !first) throw new Error('the record has no room or no service');
  const record = {
    ...clinicRecord,
    resources: { ...clinicRecord.resources, rooms: [{ ...room, isArchived: true }, ...rooms] },
    services: [{ ...first, isArchived: true }, ...others],
  };
  const agenda = asRecorded();
  const without = agenda.services.map((each) => ({
    ...each,
    isBookableOnline: each.slug !== first.slug && each.isBookableOnline,
    resources: each.resources.filter((slug) => slug !== room.slug),
  }));
  expect(withAgenda(record, { ...agenda, services: without }).services).toEqual(record.services);
});
