import { staffPresence as words } from '#app/locales/pt-BR/staff/settings/presence.ts';

/** First and last day of somebody, both worked; null where there is none. */
export type Days = { fromOn: string | null; untilOn: string | null };

/** 'desde 2/3, até 18/12'; empty for who has neither day. @param today calendar day in the clinic's zone */
export function presenceWords(days: Days, today: string): string {
  const { fromOn, untilOn } = days;
  const since = fromOn !== null && fromOn <= today ? [words.since(shortDate(fromOn, today))] : [];
  if (untilOn !== null && untilOn < today) return words.gone(shortDate(untilOn, today));
  return [...since, ...changesToCome(days, today)].join(', ');
}

/** As `presenceWords`, without since when somebody has been here: what matters for an appointment. */
export function comingOrGoing(days: Days, today: string): string {
  const { untilOn } = days;
  if (untilOn !== null && untilOn < today) return words.gone(shortDate(untilOn, today));
  return changesToCome(days, today).join(', ');
}

function changesToCome({ fromOn, untilOn }: Days, today: string): string[] {
  return [
    ...(fromOn !== null && fromOn > today ? [words.comes(shortDate(fromOn, today))] : []),
    ...(untilOn === null ? [] : [words.until(shortDate(untilOn, today))]),
  ];
}

/** '18/12', with the year where it is not this one. */
function shortDate(on: string, today: string): string {
  const [year = '', month, day] = on.split('-').map(Number);
  const short = `${day}/${month}`;
  return today.startsWith(String(year)) ? short : `${short}/${year}`;
}
