import { cardWords } from '#app/features/insurance/card-form.ts';
import { readCard } from '#app/features/insurance/cards.server.ts';
import { insuranceMessages } from '#app/locales/appointment/insurance.ts';
import type { AppointmentPage } from './appointment-page.server.ts';

/** The insurance card that the appointment was booked with, hidden but for its end; null without one. */
export async function cardWordsOf({
  services,
  appointment,
  locale,
}: AppointmentPage): Promise<string | null> {
  const { db, env } = services;
  const card = await readCard({ db, secret: env.appSecret }, appointment.id);
  if (!card) return null;
  const words = cardWords(card, locale);
  return insuranceMessages[locale].sentence(words);
}
