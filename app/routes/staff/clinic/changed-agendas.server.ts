import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changedFields } from '#app/clinic/record/same-value.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { type OutsideView, toOutsideView } from '#app/features/schedule-settings/outside-list.tsx';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { readCatalogue } from '#app/site-content/catalogue/change-services.server.ts';
import { readToldServices } from '#app/site-content/catalogue/told-services.server.ts';
import { recordsAround } from './record-page.server.ts';

type Service = ClinicRecord['services'][number];
type Changed = { was: Service; next: Service };

const SET_IN_AGENDA: ReadonlySet<string> = new Set([
  ...['durationMinutes', 'bufferBeforeMinutes', 'bufferAfterMinutes', 'isBookableOnline'],
  ...['practitioners', 'resources', 'booking', 'preparation'],
]);

/** Services that are offered before and after a change, and that the agenda books otherwise after it. */
export function changedAgendas(records: { before: ClinicRecord; after: ClinicRecord }): Changed[] {
  return records.after.services.flatMap((next) => {
    const was = records.before.services.find(({ slug }) => slug === next.slug);
    if (!was || was.isArchived || next.isArchived) return [];
    return changedFields(was, next).some((name) => SET_IN_AGENDA.has(name)) ? [{ was, next }] : [];
  });
}

/**
 * Booked appointments of the services whose agenda a version has changed, and still is as it says: those that had their
 * time by then all stay, some need whom the service lost.
 */
export async function keptAppointments(
  services: AppServices,
  { version, at }: { version: number; at: Date },
): Promise<{ slug: string; line: string; without: OutsideView[] }[]> {
  const { db, contentStore } = services;
  const records = await recordsAround(services, version);
  if (!records) return [];
  const { record: now } = await readCatalogue(db, contentStore.clinicFile);
  const holding = changedAgendas(records).flatMap((each) => stillHolding(each, now));
  const told = await readToldServices(db, { version, services: holding.map(({ next }) => next) });
  if (told.length === 0) return [];
  const serviceSlug = told.map(({ slug }) => slug);
  const all = await readBookedAppointments(services, { serviceSlug, placedUntil: at });
  const { serviceTitle } = agendaLabelsOf(services);
  const context = { hrefOf: appointmentPath, serviceTitle };
  const resources = await readResourceSettings(db);
  return told.flatMap(({ id, slug }) => {
    const lost = holding.find(({ next }) => next.slug === slug)?.lost ?? [];
    const booked = all.filter(
      (each) => each.serviceSlug === slug || each.steps.some(({ serviceId }) => serviceId === id),
    );
    if (booked.length === 0) return [];
    const namesIn = (ids: readonly number[]) =>
      resources.filter((each) => ids.includes(each.id) && lost.includes(each.slug));
    const without = booked
      .filter(({ resourceIds }) => namesIn(resourceIds).length > 0)
      .map((each) => ({
        ...toOutsideView({ ...each, outside: [] }, context),
        outside: namesIn(each.resourceIds)
          .map(({ name }) => name)
          .join(', '),
      }));
    const line = staffRecord.notices.kept(serviceTitle(slug), booked.length, without.length);
    return [{ slug, line, without }];
  });
}

/** A change of which something still holds, with the people, rooms and devices that the service lost by it. */
function stillHolding({ was, next }: Changed, { services }: ClinicRecord) {
  const now = services.find(({ slug }) => slug === next.slug);
  if (!now) return [];
  const other = changedFields(next, now);
  const holds = (name: string) => SET_IN_AGENDA.has(name) && !other.includes(name);
  if (!changedFields(was, next).some(holds)) return [];
  const needs = [next, now].flatMap((each) => [...each.practitioners, ...each.resources]);
  const lost = [...was.practitioners, ...was.resources].filter((each) => !needs.includes(each));
  return [{ next, lost }];
}
