import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { type AgendaRecord, withAgenda } from './agenda-record.server.ts';

/** The agenda as the record has it. */
function asRecorded(): AgendaRecord {
  const { rooms, equipment } = serraClaraRecord.resources;
  return {
    services: serraClaraRecord.services.map((each) => ({
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
  expect(JSON.stringify(withAgenda(serraClaraRecord, asRecorded()))).toBe(
    JSON.stringify(serraClaraRecord),
  );
});

test('what staff have set of a service, and the order, stand in the record', () => {
  const { services, places } = asRecorded();
  const [first, ...others] = services;
  if (!first) throw new Error('the record has no service');
  const set = { ...first, durationMinutes: 75, isBookableOnline: false, resources: [] };
  const changed = withAgenda(serraClaraRecord, { services: [...others, set], places });
  expect(changed.services.at(-1)).toMatchObject({
    slug: first.slug,
    durationMinutes: 75,
    isBookableOnline: false,
    resources: [],
  });
  expect(changed.services.slice(0, -1)).toEqual(serraClaraRecord.services.slice(1));
});

test('archived rooms stay with the services that had them, and archived services as they were', () => {
  const [room, ...rooms] = serraClaraRecord.resources.rooms;
  const [first, ...others] = serraClaraRecord.services;
  if (!room || !first) throw new Error('the record has no room or no service');
  const record = {
    ...serraClaraRecord,
    resources: { ...serraClaraRecord.resources, rooms: [{ ...room, isArchived: true }, ...rooms] },
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
