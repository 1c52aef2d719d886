import { formatMoment } from '#app/clinic/format-date.ts';
import { isRefundable, refundableUntil } from '#app/features/deposits/deposit-rule.ts';
import { readDepositOf } from '#app/features/deposits/staff-deposits.server.ts';
import { depositMessages } from '#app/locales/payments/deposit.ts';
import { money } from '#app/platform/money.ts';
import type { AppointmentPage } from './appointment-page.server.ts';

/** What becomes of the deposit if the appointment is cancelled now; null without one. */
export async function cancelWordsOf(page: AppointmentPage): Promise<string | null> {
  const { services, locale, appointment } = page;
  const deposit = await readDepositOf(services.db, appointment.id);
  if (deposit?.state !== 'booked') return null;
  const { back, kept } = depositMessages[locale].cancel;
  const { startsAt } = appointment;
  const { refundHours, amountCents } = deposit;
  const amount = money(amountCents, locale);
  if (isRefundable({ startsAt, refundHours }, services.clock.now())) return back(amount);
  return kept(amount, formatMoment(refundableUntil(startsAt, refundHours), { locale }));
}

/** That a deposit was paid for an appointment; null without one. */
export async function depositWordsOf(page: AppointmentPage): Promise<string | null> {
  const { services, locale, appointment } = page;
  const deposit = await readDepositOf(services.db, appointment.id);
  if (deposit?.state !== 'booked') return null;
  return depositMessages[locale].appointment(money(deposit.amountCents, locale));
}
