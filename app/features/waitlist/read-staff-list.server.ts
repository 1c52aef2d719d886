import type { Database } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import { type Entry, readEntry } from './read-entry.server.ts';
import {
  type StaffLabels,
  toEndedView,
  toEntryView,
  toOfferView,
  toTimeView,
} from './staff-list-view.ts';
import {
  readEndedOffers,
  readListedIds,
  readLiveOffers,
  readSuitingTimes,
} from './steer-list.server.ts';
import type { WaitlistServices } from './waitlist-services.server.ts';

/** What staff see of the list: who waits, what is offered, what would suit whom, and the last answers. */
export async function readStaffList(services: WaitlistServices, words: StaffLabels) {
  const { db, sendsMail } = services;
  const labels = { ...words, sendsMail };
  const entries = new Map<number, Entry>();
  const entryOf = async (id: number) => {
    const known = entries.get(id) ?? (await readEntry(db, { id }));
    if (known) entries.set(id, known);
    return known;
  };
  const listed = [];
  for (const id of await readListedIds(db)) {
    const entry = await entryOf(id);
    if (entry && isThere(entry, labels.now)) listed.push(toEntryView(entry, labels));
  }
  const offers = [];
  for (const offer of await readLiveOffers(db, labels.now)) {
    const entry = await entryOf(offer.entryId);
    if (entry) offers.push(toOfferView(offer, entry, labels));
  }
  const ended = [];
  for (const offer of await readEndedOffers(db)) {
    const entry = await entryOf(offer.entryId);
    ended.push(toEndedView(offer, entry?.who.name ?? '', labels));
  }
  const times = await readTimes(services, labels, entries);
  return { listed, offers, ended, times };
}

async function readTimes(
  services: WaitlistServices,
  labels: StaffLabels,
  entries: ReadonlyMap<number, Entry>,
) {
  const all = [...entries.values()];
  const names = new Map(all.map(({ id, who }) => [id, who.name]));
  const slugs = new Map(all.flatMap((each) => each.services.map(({ id, slug }) => [id, slug])));
  const people = await readPeople(services.db);
  const times = await readSuitingTimes(services);
  return times.map((each) => {
    const { serviceId, practitionerId } = each.time;
    const practitionerName = people.get(practitionerId) ?? '';
    const what = { serviceSlug: slugs.get(serviceId) ?? '', practitionerName };
    return toTimeView(each, names, what, labels);
  });
}

async function readPeople(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select({ id: resources.id, name: resources.name }).from(resources);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function isThere({ appointment }: Entry, now: Date): boolean {
  return appointment === null || (appointment.status === 'confirmed' && appointment.startsAt > now);
}
