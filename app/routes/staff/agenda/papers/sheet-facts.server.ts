import { stateOf } from '#app/features/agenda/appointment-state.ts';
import { confirmationOnPaper } from '#app/features/agenda/confirmation-mark.tsx';
import type { SheetFacts } from '#app/features/agenda/day-sheet.tsx';
import type { AgendaAppointment } from '#app/features/agenda/read-agenda.server.ts';
import { insuranceOnPaper } from '#app/features/insurance/approval-view.ts';
import { readDayInsurance } from '#app/features/insurance/day-insurance.server.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';

/** What the day sheet tells beside its rows; whoever makes it has seen these patients. */
export async function sheetFactsOf(
  { services, staff, today }: StaffPage,
  appointments: readonly AgendaAppointment[],
): Promise<SheetFacts> {
  const { db, env, clock } = services;
  const printed = appointments.filter(({ status }) => status !== 'cancelled');
  const ids = printed.map(({ id }) => id);
  await noteViews(
    services,
    staff,
    ids.map((id) => `appointment:${id}` as const),
  );
  const insurance = await readDayInsurance({ db, secret: env.appSecret }, ids);
  const onPaper = new Map(
    insurance.map((each) => [each.appointmentId, insuranceOnPaper(each, today)] as const),
  );
  const now = clock.now();
  return Object.fromEntries(
    printed.map((appointment) => {
      const { id, protocol, confirmation } = appointment;
      const answer = confirmationOnPaper(confirmation, stateOf(appointment, now));
      const told = onPaper.get(id) ?? { card: '', approval: '' };
      return [protocol, { ...told, answer }];
    }),
  );
}
