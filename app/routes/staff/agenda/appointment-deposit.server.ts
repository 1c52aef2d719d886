import { depositServicesOf } from '#app/context/payment-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  type DepositDecision,
  decideDeposit,
} from '#app/features/deposits/decide-deposit.server.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { actorOf, type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { refusedAppointment, staffAppointmentOf } from './appointment-forms.server.ts';

/** Keeps or gives back the deposit of somebody who did not come. */
export async function decideByForm(
  args: StaffArgs & { params: { protocol: string } },
  state: DepositDecision,
) {
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const decision = { appointmentId: appointment.id, state, actor: actorOf(staff) };
  const decided = await decideDeposit(depositServicesOf(services), decision);
  if (decided.ok) return seeOther(appointmentPath(appointment.protocol));
  return refusedAppointment([{ fieldId: 'conteudo', message: staffDeposits.panel.changed }], 409);
}
