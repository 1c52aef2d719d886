import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { staffSite } from '#tests/staff-site.ts';
import { agendaRuleLines } from './agenda-rule-lines.server.ts';

// What new rules of the agenda do is said before they are saved.

const database = await testDatabase();
const { services } = await staffSite(database, stillClock(at(MONDAY, '07:00')));

const lines = (changes: Partial<typeof serraClaraRecord.agenda>, startsOn = '') =>
  agendaRuleLines(
    { services, today: MONDAY },
    {
      before: serraClaraRecord,
      after: { agenda: { ...serraClaraRecord.agenda, ...changes } },
    },
    startsOn,
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

test('rules that begin on a day to come are told of the week from that day on', async () => {
  const startsOn = addDays(MONDAY, 21);
  const horizonDays = serraClaraRecord.agenda.horizonDays + 10;
  expect(await lines({ horizonDays }, startsOn)).toEqual([
    expect.stringMatching(/^Nos 7 dias a partir de .*26 de outubro.* continuam os mesmos\.$/),
    expect.stringMatching(/^Em .*26 de outubro.*, pelo site se marca até .+, em vez de .+\.$/),
  ]);
  // Of the first three days of that week nothing is left, as of any week.
  const [first = ''] = await lines({ noticeMinutes: 3 * 24 * 60 }, startsOn);
  const [, after, before] = /: (\d+) horários livres no site, em vez de (\d+)\.$/.exec(first) ?? [];
  expect(Number(after)).toBeLessThan(Number(before));
});
