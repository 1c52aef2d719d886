import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatTime } from '#app/clinic/format-date.ts';
import type { DayView, EntryView } from '#app/features/agenda/agenda-view.ts';
import { sheetEntries } from '#app/features/agenda/day-sheet.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { KeptDay, KeptRow } from './kept-day.ts';

/** What a device keeps of a day: as little as the desk needs to receive who comes and to call who does not. */
export function toKeptDay(day: DayView, { staffId, now }: { staffId: number; now: Date }): KeptDay {
  return {
    staffId,
    madeAt: now.toISOString(),
    madeTime: formatTime(wallClockOf(now).time),
    label: day.label,
    rows: sheetEntries(day).map(rowOf),
  };
}

function rowOf(entry: EntryView): KeptRow {
  const { time } = entry;
  if (entry.kind !== 'appointment')
    return { time, name: entry.title, facts: entry.text, phone: '', phoneHref: '' };
  const { patient, service, practitioner, places, state, contact, contactLinks } = entry;
  const words = state === 'confirmed' ? '' : staffAgenda.states[state];
  return {
    time,
    name: patient,
    facts: [service, practitioner, places, words, contact]
      .filter((each) => each !== '')
      .join(' · '),
    phone: contactLinks.phone,
    phoneHref: contactLinks.phoneHref,
  };
}
