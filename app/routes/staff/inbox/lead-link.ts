import {
  findLead,
  LEAD_KIND,
  linkLead,
  proposedAppointments,
} from '#app/features/leads/lead-work.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/lead-link';
import { itemPageOf } from './inbox-item.server.ts';

/** Confirms which appointment a lead has become; only one that its telephone has booked. */
export async function action(args: Route.ActionArgs) {
  const { services, staff, kind, item, path } = await itemPageOf(args);
  const lead = kind.name === LEAD_KIND ? await findLead(services.db, item.row.id) : null;
  const form = await args.request.formData();
  const appointmentId = Number(formText(form, 'agendamento'));
  const proposals = lead ? await proposedAppointments(services.db, lead) : [];
  if (lead && proposals.some(({ id }) => id === appointmentId))
    await linkLead(services, { leadId: lead.id, appointmentId, by: staff.id });
  return seeOther(path);
}

/** Nothing is shown here. */
export async function loader(args: Route.LoaderArgs) {
  return seeOther((await itemPageOf(args)).path);
}
