import { formatMoment } from '#app/clinic/format-date.ts';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { leadDetails } from '#app/features/leads/lead-details.server.ts';
import type { LeadPanelView } from '#app/features/leads/lead-panel.tsx';
import {
  findLead,
  LEAD_KIND,
  proposedAppointments,
  type StoredLead,
} from '#app/features/leads/lead-work.server.ts';
import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';

type Page = Pick<StaffPage, 'services' | 'may'>;

/** What the page of an item of this kind shows beside every other's; null for other kinds. */
export async function leadItemOf(page: Page, kind: string, id: number, path: string) {
  const lead = kind === LEAD_KIND ? await findLead(page.services.db, id) : null;
  if (!lead) return null;
  return {
    details: await leadDetails(page.services, lead),
    panel: await panelOf(page, lead, path),
  };
}

async function panelOf(
  { services, may }: Page,
  lead: StoredLead,
  path: string,
): Promise<LeadPanelView> {
  const { db } = services;
  const { serviceTitle } = agendaLabelsOf(services);
  const { line } = staffLeads.panel;
  const linked = lead.appointmentId ? await readAppointment(db, { id: lead.appointmentId }) : null;
  const proposals = linked ? [] : await proposedAppointments(db, lead);
  const viewOf = (each: (typeof proposals)[number]) => ({
    id: each.id,
    href: appointmentPath(each.protocol),
    patient: each.patientName,
    moment: formatMoment(each.startsAt),
    text: line(each.patientName, serviceTitle(each.serviceSlug), formatMoment(each.startsAt)),
  });
  return {
    action: `${path}/agendamento`,
    // The id alone: no name and no telephone in an address.
    bookHref: may('agenda.write') ? `${AGENDA_PATHS.phone}?pedido=${lead.id}` : null,
    linked: linked && viewOf(linked),
    proposals: proposals.map(viewOf),
  };
}
