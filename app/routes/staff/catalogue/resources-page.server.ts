import { formatMoment } from '#app/clinic/format-date.ts';
import { houseName } from '#app/clinic/record/branch-fields.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { neighboursOf } from '#app/features/schedule-settings/order-neighbours.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import { rowSavedOf } from '#app/features/schedule-settings/undo/undo-fields.ts';
import { presenceWords } from '#app/features/schedule-settings/use/presence-words.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { readAgendaGaps } from '#app/site-content/opening/agenda-gaps.server.ts';
import { savedOf } from './catalogue-undo.server.ts';
import { placesBeside } from './place.server.ts';

/** Practitioners, rooms and devices in order, with what depends on each. */
export async function resourcesPage(args: StaffArgs) {
  const { services, url, may, today } = staffPageOf(args);
  const { serviceTitle } = agendaLabelsOf(services);
  const list = await readResourceSettings(services.db);
  const appointments = await readBookedAppointments(services);
  const { gone, ...beside } = await placesBeside(staffPageOf(args));
  const gaps = await readAgendaGaps(services, services.clinic);
  const shown = list.filter(({ slug }) => !gone.has(slug));
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return {
    ...beside,
    resources: shown.map(({ setting, onlyFor, ...each }) => ({
      ...each,
      ...neighboursOf(idsOf(list), idsOf(shown.filter(({ kind }) => kind === each.kind)), each.id),
      presence: presenceWords(each, today),
      gap:
        each.kind === 'practitioner' ? (gaps.find(({ of }) => of === each.slug)?.text ?? '') : '',
      isOwn: beside.mayManage && beside.own.includes(each.slug),
      house: each.kind === 'practitioner' ? '' : houseName(services.clinic, each.branch),
      version: setting.version,
      lastChange:
        setting.by && setting.at
          ? staffSettings.lastChange(setting.by, formatMoment(setting.at))
          : null,
      onlyFor: onlyFor
        .filter((slug) => services.clinic.services.some((offered) => offered.slug === slug))
        .map(serviceTitle)
        .join(', '),
      appointments: appointments
        .filter(({ resourceIds }) => !each.isActive && resourceIds.includes(each.id))
        .map(({ protocol, startsAt, patientName }) => {
          return {
            href: appointmentPath(protocol),
            words: `${formatMoment(startsAt)}, ${patientName}`,
          };
        }),
    })),
    mayWrite: may('agenda.write'),
    isSaved: url.searchParams.has('feito'),
    row: rowSavedOf(url, may('agenda.write')),
    saved: await savedOf(staffPageOf(args)),
  };
}
