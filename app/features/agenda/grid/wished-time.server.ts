import { formatDayAndTime } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { closureHref } from '#app/features/agenda/agenda-paths.ts';
import { readWish } from '#app/features/agenda/booking/phone-search.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { staffGrid } from '#app/locales/pt-BR/staff/day/grid.ts';

/** The empty time of the grid that led to the desk's form, as the form's values and in words; null without one. */
export async function readWishedTime(db: Queryable, params: URLSearchParams) {
  const { desde, hora, com } = readWish({
    get: (name) => params.get(name === 'desde' ? 'dia' : name),
  });
  if (hora === undefined) return null;
  const person = (await readPractitioners(db)).find(({ slug }) => slug === com);
  const words = staffGrid.wish(formatDayAndTime(desde, hora), person?.name ?? '');
  const ate = params.get('ate') ?? '';
  const isEnd = /^([01]\d|2[0-4]):[0-5]\d$/.test(ate) && ate > hora;
  const empty = person && isEnd ? { on: desde, from: hora, until: ate, who: person.slug } : null;
  const block = empty && closureHref(empty);
  return { desde, hora, block, ...(person && { com: person.slug }), words };
}
