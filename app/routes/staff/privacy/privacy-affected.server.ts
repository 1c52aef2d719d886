import { addDays, isCalendarDay, startOfDay } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { AFFECTED_KINDS } from '#app/features/privacy-admin/incidents/affected-kinds.ts';
import {
  type AffectedPerson,
  affectedPeople,
} from '#app/features/privacy-admin/incidents/affected-people.server.ts';
import { staffPrivacyIncidents } from '#app/locales/pt-BR/staff/privacy-incidents.ts';

const texts = staffPrivacyIncidents.affected;
const LONGEST_DAYS = 3_700;

/** Days and places to look in, from an address or a form, who was found, and what is said of it. */
export async function readAffected(
  { db }: Pick<AppServices, 'db'>,
  fields: Pick<URLSearchParams, 'get' | 'getAll'> | FormData,
  today: string,
) {
  const typed = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const chosen = fields.getAll('onde').map(String);
  const kinds = AFFECTED_KINDS.filter((kind) => chosen.includes(kind));
  const [from, until] = [typed('de'), typed('ate')];
  const nobody: AffectedPerson[] = [];
  const isAsked = from !== '' || until !== '' || kinds.length > 0;
  if (!isAsked) return { from, until, kinds, people: nobody, answer: '', isFit: false };
  const areDays =
    isCalendarDay(from) &&
    isCalendarDay(until) &&
    from <= until &&
    addDays(from, LONGEST_DAYS) > until;
  if (!areDays || kinds.length === 0) {
    const answer = areDays ? texts.noKinds : texts.wrongDays;
    return { from, until, kinds, people: nobody, answer, isFit: false };
  }
  const period = { from: startOfDay(from), until: startOfDay(addDays(until, 1)) };
  const people = await affectedPeople(db, { ...period, kinds, today });
  const answer = texts.counted({
    people: people.length,
    minors: people.filter(({ isMinor }) => isMinor).length,
    elderly: people.filter(({ isElderly }) => isElderly).length,
  });
  return { from, until, kinds, people, answer, isFit: true };
}
