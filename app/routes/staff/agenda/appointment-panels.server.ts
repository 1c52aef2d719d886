import type { AppServices } from '#app/context/app-services.ts';
import { depositServicesOf } from '#app/context/payment-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { undoViewOf } from '#app/features/agenda/undo/undo-view.server.ts';
import {
  type DepositDecision,
  decideDeposit,
} from '#app/features/deposits/decide-deposit.server.ts';
import { toDepositPanel } from '#app/features/deposits/staff-deposit-view.ts';
import { readDepositOf } from '#app/features/deposits/staff-deposits.server.ts';
import { SERIES_DONE } from '#app/features/follow-ups/follow-up-rules.ts';
import { readFollowUpsView } from '#app/features/follow-ups/follow-ups-view.server.ts';
import { chargePath } from '#app/features/payments/payment-paths.ts';
import { readAnswerPanel } from '#app/features/reminders/answer-panel.server.ts';
import type { Permission } from '#app/features/staff/permissions.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { recommendationPanelOf } from '#app/routes/staff/recommendations/recommend.server.ts';
import { actorOf, type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { refusedAppointment, staffAppointmentOf } from './appointment-forms.server.ts';

/**
 * What the appointment's page shows beside the appointment: its deposit, with the payment for who may see payments, and
 * whether somebody comes.
 */
export async function panelsOf(
  services: AppServices,
  appointment: AppointmentRecord,
  { may, url }: { may: (permission: Permission) => boolean; url: URL },
) {
  const { id, attendance } = appointment;
  const deposit = await readDepositOf(services.db, id);
  const chargeHref = may('payments.write') ? { chargeHref: chargePath } : {};
  const { db, clock, clinic } = services;
  return {
    followUps: await readFollowUpsView({ db, clock, rules: clinic.followUps }, appointment, {
      hrefOf: appointmentPath,
      mayWrite: may('agenda.write'),
      isJustBooked: url.searchParams.has(SERIES_DONE),
    }),
    deposit: toDepositPanel(deposit, { attendance, ...chargeHref }),
    recommendation: await recommendationPanelOf(services, appointment),
    answer: await readAnswerPanel(services, appointment, may('no-shows.read')),
    undo: may('agenda.write')
      ? await undoViewOf(services, appointment, { hasDeposit: deposit !== null })
      : null,
  };
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
