import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changedFields } from '#app/clinic/record/same-value.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { type OutsideView, toOutsideView } from '#app/features/schedule-settings/outside-list.tsx';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
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

/** Booked appointments of the services whose agenda a version has changed: all stay, some need whom the service lost. */
export async function keptAppointments(
  services: AppServices,
  version: number,
): Promise<{ slug: string; line: string; without: OutsideView[] }[]> {
  const records = await recordsAround(services, version);
  if (!records) return [];
  const { serviceTitle } = agendaLabelsOf(services);
  const context = { hrefOf: appointmentPath, serviceTitle };
  const resources = await readResourceSettings(services.db);
  const kept = [];
  for (const { was, next } of changedAgendas(records)) {
    const { slug } = next;
    const booked = await readBookedAppointments(services, { serviceSlug: slug });
    if (booked.length === 0) continue;
    const needs = [...next.practitioners, ...next.resources];
    const lost = [...was.practitioners, ...was.resources].filter((each) => !needs.includes(each));
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
    kept.push({ slug, line, without });
  }
  return kept;
}
