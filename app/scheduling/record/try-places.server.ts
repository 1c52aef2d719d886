import { and, eq, inArray } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { resources, serviceResources, services, weeklyHours } from '#app/db/schema.ts';
import { writeClinicHours } from '#app/scheduling/hours/fill-hours.server.ts';

// For counting alone, in a transaction that is not kept. To add writes no row that a booking waits for; to move does, as
// what makes the change for good: see `fillAgenda`.

type Houses = Pick<Clinic, 'branches'>;

/** Puts a room or device into another house: with the hours that staff have given it, else in those of the house. */
export function tryToMovePlace({ branches }: Houses, id: number, branch: string | null) {
  return async (tx: Transaction) => {
    await tx.update(resources).set({ branch }).where(eq(resources.id, id));
    const { subject, subjectId } = agendaSettings;
    const isOfPlace = and(eq(subject, 'hours'), eq(subjectId, id));
    if ((await tx.$count(agendaSettings, isOfPlace)) > 0)
      await tx.update(weeklyHours).set({ branch }).where(eq(weeklyHours.resourceId, id));
    else await writeClinicHours(tx, weeksOf(branches), [{ resourceId: id, branch, breaks: [] }]);
  };
}

/** Adds a room or device in the hours of its house, which services may use. */
export function tryToAddPlace(
  { branches }: Houses,
  { isRoom, branch, usedBy }: { isRoom: boolean; branch: string | null; usedBy: readonly string[] },
) {
  return async (tx: Transaction) => {
    const kind = isRoom ? 'room' : 'equipment';
    const position = await tx.$count(resources);
    const [made] = await tx
      .insert(resources)
      .values({ slug: 'sala-que-se-conta', name: '?', kind, branch, position, isActive: true })
      .returning({ id: resources.id });
    if (!made) throw new Error('the place was not stored');
    const { id: resourceId } = made;
    await writeClinicHours(tx, weeksOf(branches), [{ resourceId, branch, breaks: [] }]);
    const rows = await tx
      .select({ serviceId: services.id })
      .from(services)
      .where(inArray(services.slug, [...usedBy]));
    if (rows.length > 0)
      await tx.insert(serviceResources).values(rows.map((each) => ({ ...each, resourceId })));
  };
}

function weeksOf(branches: Houses['branches']) {
  return branches.map(({ slug: branch, hours }) => ({ branch, hours }));
}
