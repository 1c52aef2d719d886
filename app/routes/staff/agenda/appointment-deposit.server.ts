import type { AppServices } from '#app/context/app-services.ts';
import { depositServicesOf } from '#app/context/payment-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  type DepositDecision,
  decideDeposit,
} from '#app/features/deposits/decide-deposit.server.ts';
import { toDepositPanel } from '#app/features/deposits/staff-deposit-view.ts';
import { readDepositOf } from '#app/features/deposits/staff-deposits.server.ts';
import { chargePath } from '#app/features/payments/payment-paths.ts';
import type { Permission } from '#app/features/staff/permissions.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { actorOf, type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { refusedAppointment, staffAppointmentOf } from './appointment-forms.server.ts';

/** The deposit as the appointment's page shows it, with its payment for who may see payments. */
export async function depositPanelOf(
  { db }: Pick<AppServices, 'db'>,
  { id, attendance }: Pick<AppointmentRecord, 'id' | 'attendance'>,
  may: (permission: Permission) => boolean,
) {
  const deposit = await readDepositOf(db, id);
  const chargeHref = may('payments.write') ? { chargeHref: chargePath } : {};
  return toDepositPanel(deposit, { attendance, ...chargeHref });
}

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
