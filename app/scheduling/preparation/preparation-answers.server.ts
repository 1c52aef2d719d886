import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { appointmentPreparations } from '#app/db/preparation-schema.ts';
import type { PreparationAnswers } from './preparation-answers.ts';

/** In a query, the answers of an appointment; null where nothing was asked. */
export function answersOf(appointmentId: SQL) {
  return sql<PreparationAnswers | null>`(
    select jsonb_strip_nulls(jsonb_build_object('arrival', p.arrival, 'lenses', p.lenses,
      'fasting', p.fasting, 'companion', p.companion, 'companionName', p.companion_name))
    from ${appointmentPreparations} p where p.appointment_id = ${appointmentId})`;
}

/** Keeps with an appointment what was answered; nothing where nothing was. */
export async function keepAnswers(
  tx: Transaction,
  appointmentId: number,
  { answers = {}, at }: { answers: PreparationAnswers | undefined; at: Date },
): Promise<void> {
  if (Object.values(answers).every((answer) => answer === undefined)) return;
  await tx.insert(appointmentPreparations).values({ appointmentId, ...answers, notedAt: at });
}
