import { expect, test } from 'vitest';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { staffSite } from '#tests/staff-site.ts';
import { agendaRuleLines } from './agenda-rule-lines.server.ts';

// What new rules of the agenda do is said before they are saved.

const database = await testDatabase();
const { services } = await staffSite(database, stillClock(at(MONDAY, '07:00')));

const lines = (changes: Partial<typeof serraClaraRecord.agenda>) =>
  agendaRuleLines(
    { services, today: MONDAY },
    {
      before: serraClaraRecord,
      after: { agenda: { ...serraClaraRecord.agenda, ...changes } },
    },
  );
const WEEK = /^Nos próximos 7 dias, .+: (\d+) horários? livres? no site, em vez de (\d+)\.$/;

test('wider steps, or more notice, leave fewer times of the week, and say how many', async () => {
  for (const changes of [{ slotStepMinutes: 60 }, { noticeMinutes: 3 * 24 * 60 }]) {
    const [first = ''] = await lines(changes);
    const [, after, before] = WEEK.exec(first) ?? [];
    expect(Number(after)).toBeLessThan(Number(before));
  }
});

test('a further horizon says the last day, and that the week stays as it is', async () => {
  const horizonDays = serraClaraRecord.agenda.horizonDays + 10;
  expect(await lines({ horizonDays })).toEqual([
    'Nos próximos 7 dias os horários livres no site continuam os mesmos.',
    expect.stringMatching(/^Hoje, pelo site se marca até .+, em vez de .+\.$/),
  ]);
});

test('another rule of the agenda says nothing of times', async () => {
  expect(await lines({ addOnsPerDay: 5 })).toEqual([]);
});
