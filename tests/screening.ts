import { screenings } from '#app/db/screening-schema.ts';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { onceOf, receiveScreening } from '#app/features/screening/receive-screening.server.ts';
import { scoreOf } from '#app/features/screening/score.ts';
import { aKey, stillClock, TEST_SECRET } from './booking.ts';
import type { TestDatabase } from './database.ts';

/** Answers that somebody has sent, as the form stores them. @returns their row */
export async function aScreening(
  { db }: Pick<TestDatabase, 'db'>,
  person: { name: string; phoneE164: string; email: string | null },
  clock = stillClock(),
) {
  const instrument = INSTRUMENTS['ten-items'];
  const answers = Object.fromEntries(
    instrument.items.map(({ id, choices }) => [id, choices[3]?.id ?? '']),
  );
  const score = scoreOf(instrument, answers);
  if (!score.ok) throw new Error('there is no score');
  const services = { db, clock, secret: TEST_SECRET, hasLimits: false };
  const posted = { instrument, signs: ['nenhum'], answers };
  const sent = { ...person, posted, score: score.value };
  const consent = { textId: 'triagem-2026-11', textSha256: '0'.repeat(64), locale: 'pt-BR' };
  const once = onceOf(services, aKey().key, sent);
  const sender = { address: '203.0.113.7', proof: '' };
  const received = await receiveScreening(
    services,
    { ...sent, locale: 'pt-BR', consent },
    { ...sender, once },
  );
  if (!received.ok) throw new Error(`the answers were refused: ${received.refusal.reason}`);
  const rows = await db.select().from(screenings).orderBy(screenings.id);
  const row = rows.at(-1);
  if (!row) throw new Error('the answers were not stored');
  return row;
}
