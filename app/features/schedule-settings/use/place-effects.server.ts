import { addDays } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import type { OutsideContext } from '#app/features/schedule-settings/outside-list.tsx';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { type CountServices, countWeeks } from '#app/scheduling/hours/count-openings.server.ts';
import { tryToAddPlace, tryToMovePlace } from '#app/scheduling/record/try-places.server.ts';
import { changedPlaces, servicesWith } from './use-effects.server.ts';
import type { UseEffects } from './use-effects.tsx';

const messages = staffEffects.places;
const { places: inWords } = staffSettings.useEffects;

type Asked = OutsideContext & {
  /** Calendar day in the clinic's zone. */
  today: string;
  branches: Parameters<typeof tryToMovePlace>[0]['branches'];
};

/**
 * What moving a room or device to another house does: times a week in the one it leaves and in the one it comes to, and
 * who is booked with it. Keeps nothing.
 * @param isOffered whether a service is in the catalogue
 */
export async function readMoveEffects(
  services: CountServices,
  { id, was, branch }: { id: number; was: string | null; branch: string | null },
  { today, branches, serviceTitle, hrefOf }: Asked,
  isOffered: (slug: string) => boolean,
): Promise<UseEffects> {
  const known = await servicesWith(services.db, id, today);
  const slugs = known.map(({ slug }) => slug).filter(isOffered);
  const change = tryToMovePlace({ branches }, id, branch);
  const nameOf = (house: string | null) => branches.find(({ slug }) => slug === house)?.name ?? '';
  const lines: string[] = [];
  for (const house of [was, branch]) {
    const there = { ...services, agenda: { ...services.agenda, houses: [house] } };
    const counted = [...(await countWeeks(there, { slugs, from: addDays(today, 1), change }))];
    const gone = counted.filter(([, { before, after }]) => after < before);
    const come = counted.filter(([, { before, after }]) => after > before);
    for (const [each, words] of [
      [gone, messages.closes],
      [come, messages.opens],
    ] as const)
      if (each.length > 0)
        lines.push(words(nameOf(house), inWords(changedPlaces(new Map(each), serviceTitle))));
    if (gone.length + come.length === 0) lines.push(messages.same(nameOf(house)));
  }
  const booked = (await readBookedAppointments(services)).filter(({ resourceIds }) =>
    resourceIds.includes(id),
  );
  return {
    lines: [...lines, messages.booked(booked.length, nameOf(was))],
    booked: booked.map(({ protocol, startsAt, patientName }) => ({
      href: hrefOf(protocol),
      words: `${formatMoment(startsAt)}, ${patientName}`,
    })),
    // Times are booked all the while: their number is told, and not held against who has read it.
    stamp: sha256Hex(JSON.stringify([id, branch, booked.map(({ protocol }) => protocol)])),
  };
}

type NewPlace = { isRoom: boolean; branch: string | null; usedBy: readonly string[] };

/**
 * What a new room or device does to the times of a week of the services that may use it, in words; none where each keeps
 * its times. Keeps nothing.
 */
export async function newPlaceLines(
  services: CountServices,
  place: NewPlace,
  { today, branches, serviceTitle }: Omit<Asked, 'hrefOf'>,
): Promise<string[]> {
  const change = tryToAddPlace({ branches }, place);
  const slugs = place.usedBy;
  const counted = await countWeeks(services, { slugs, from: addDays(today, 1), change });
  return [...counted].flatMap(([slug, { before, after }]) =>
    before === after ? [] : [messages.week(serviceTitle(slug), after, before)],
  );
}
