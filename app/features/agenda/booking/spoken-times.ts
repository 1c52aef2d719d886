import { formatAtTime, formatDay } from '#app/clinic/format-date.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';

const messages = staffAgenda.phone.found;

export type SpokenTime = {
  /** RFC 3339, on the clinic's wall clock. */
  value: string;
  practitioner: string;
};

const choice = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/**
 * The times after the first in one sentence that can be read out to a caller, a day named once; who serves is named
 * where it is somebody else than at the first. Empty when there are none.
 */
export function otherTimesAloud([first, ...others]: readonly SpokenTime[]): string {
  if (!first || others.length === 0) return '';
  const days = Map.groupBy([first, ...others], ({ value }) => value.slice(0, 10));
  const spoken = [...days].flatMap(([on, times]) => {
    const later = times.filter((time) => time !== first);
    if (later.length === 0) return [];
    const words = later.map(({ value, practitioner }) =>
      practitioner === first.practitioner
        ? formatAtTime(value.slice(11, 16))
        : messages.timeWith(formatAtTime(value.slice(11, 16)), practitioner),
    );
    const day = times.length > later.length ? messages.sameDay : formatDay(on);
    return [`${day}, ${choice.format(words)}`];
  });
  return messages.orElse(spoken.join('; '));
}
