import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { chosenHouse, hasBranches, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { houseLine } from '#app/clinic/record/house-line.ts';
import type { MoveHouse } from '#app/features/booking/move-houses.tsx';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { housesOfService } from '#app/scheduling/houses/houses-of-service.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';

/** In an address or a form of a move, the word for the house to move to. */
export const HOUSE_PARAMETER = 'unidade';

type Moving = { clinic: Clinic; appointment: AppointmentRecord };

/** The house that somebody asks for; where they name none that is open, the appointment's own, and the main one for it. */
export function houseAsked({ clinic, appointment }: Moving, word: string | null): string | null {
  const found = clinic.branches.find(({ slug }) => wordOfHouse(slug) === word);
  return found ? found.slug : chosenHouse(clinic, wordOfHouse(appointment.branch));
}

/** Where somebody wants to move to, by the address, and what there is to choose. */
export async function movePlace(
  services: Pick<BookingServices, 'db' | 'clock'> & { clinic: Clinic },
  appointment: AppointmentRecord,
  { searchParams }: URL,
) {
  const moving = { clinic: services.clinic, appointment };
  const branch = houseAsked(moving, searchParams.get(HOUSE_PARAMETER));
  return { branch, houses: await moveHouses(services, moving, branch) };
}

/** The houses to which an appointment may move, with its own while that is open; none in a clinic with one. */
export async function moveHouses(
  { db, clock }: Pick<BookingServices, 'db' | 'clock'>,
  { clinic, appointment }: Moving,
  asked: string | null,
): Promise<MoveHouse[]> {
  if (!hasBranches(clinic)) return [];
  const houses = await housesOfService(db, wantedOf(appointment), {
    houses: clinic.branches.map(({ slug }) => slug),
    today: wallClockOf(clock.now()).on,
  });
  return [...new Set([appointment.branch, ...houses])].flatMap((slug) => {
    const house = clinic.branches.find((each) => each.slug === slug);
    if (!house) return [];
    const value = wordOfHouse(slug);
    const { name } = house;
    const href = `?${HOUSE_PARAMETER}=${value}`;
    return [{ value, name, line: houseLine(house), href, isCurrent: slug === asked }];
  });
}
