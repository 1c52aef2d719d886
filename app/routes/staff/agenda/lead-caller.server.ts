import { formatPhone } from '#app/clinic/format-phone.ts';
import { findLead, linkLead } from '#app/features/leads/lead-work.server.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';

type Page = Pick<StaffPage, 'services' | 'staff' | 'may' | 'url'>;

/** The fields of a phone booking that a request for a time fills in; null without one. */
export async function leadCallerOf({ services, staff, may, url }: Page) {
  const asked = url.searchParams.get('pedido') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(asked) || !may('inbox.read')) return null;
  const lead = await findLead(services.db, Number(asked));
  if (!lead) return null;
  await noteViews(services, staff, [`inbox:lead:${lead.id}`]);
  return {
    pedido: asked,
    nome: lead.name,
    telefone: formatPhone(lead.phoneE164),
    ...(lead.payer !== null && { convenio: lead.payer }),
  };
}

/** Links the request for a time that the call has answered to the appointment made in it. */
export async function linkAnsweredLead(
  { services, staff, may }: Page,
  leadId: string,
  appointmentId: number,
): Promise<void> {
  if (!leadId || !may('inbox.read')) return;
  await linkLead(services, { leadId: Number(leadId), appointmentId, by: staff.id });
}
