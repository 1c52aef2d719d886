import { cardWords } from '#app/features/insurance/card-form.ts';
import { readCard } from '#app/features/insurance/cards.server.ts';
import { insuranceMessages } from '#app/locales/appointment/insurance.ts';
import type { AppointmentPage } from './appointment-page.server.ts';

/** What a patient should know of their insurance: how the plan's approval stands, and the card that was noted. */
export async function insuranceWordsOf(page: AppointmentPage): Promise<string[]> {
  const { services, appointment, summary, locale } = page;
  const { db, env } = services;
  const messages = insuranceMessages[locale];
  const { approval } = appointment.insurance;
  const card = await readCard({ db, secret: env.appSecret }, appointment.id);
  return [
    // Its name tells the approval already.
    ...(approval && approval !== 'not-needed' ? [messages.plan(summary.payerTitle)] : []),
    // Hidden but for its end.
    ...(card ? [messages.sentence(cardWords(card, locale))] : []),
  ];
}
