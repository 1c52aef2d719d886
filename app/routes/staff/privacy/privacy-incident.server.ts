import { data } from 'react-router';
import { addDays, isCalendarDay, startOfDay } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import {
  type AffectedPerson,
  affectedPeople,
} from '#app/features/privacy-admin/incidents/affected-people.server.ts';
import { AFFECTED_KINDS } from '#app/features/privacy-admin/incidents/incident-facts.ts';
import { readIncidentRevisions } from '#app/features/privacy-admin/incidents/incidents.server.ts';
import { staffPrivacyIncidents } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

/** The incident of a URL with its revisions. @throws 404 when it does not exist */
export async function incidentPageOf(args: StaffArgs, incidentId: string) {
  const page = staffPageOf(args);
  const id = /^[1-9]\d{0,8}$/.test(incidentId) ? Number(incidentId) : null;
  const revisions = id === null ? [] : await readIncidentRevisions(page.services.db, id);
  const last = revisions.at(-1);
  if (id === null || !last) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, id, revisions, last };
}

const labels = staffPrivacyIncidents.affected;
const LONGEST_DAYS = 3_700;

/** Period and sources from a URL or a form, the people found, and the message about them. */
export async function readAffected(
  { db }: Pick<AppServices, 'db'>,
  fields: Pick<URLSearchParams, 'get' | 'getAll'> | FormData,
  today: string,
) {
  const fieldText = (name: string) => formText(fields, name);
  const chosen = fields.getAll('onde').map(String);
  const kinds = AFFECTED_KINDS.filter((kind) => chosen.includes(kind));
  const [from, until] = [fieldText('de'), fieldText('ate')];
  const nobody: AffectedPerson[] = [];
  const isAsked = from !== '' || until !== '' || kinds.length > 0;
  if (!isAsked) return { from, until, kinds, people: nobody, answer: '', isFit: false };
  const areDays =
    isCalendarDay(from) &&
    isCalendarDay(until) &&
    from <= until &&
    addDays(from, LONGEST_DAYS) > until;
  if (!areDays || kinds.length === 0) {
    const answer = areDays ? labels.noKinds : labels.wrongDays;
    return { from, until, kinds, people: nobody, answer, isFit: false };
  }
  const period = { from: startOfDay(from), until: startOfDay(addDays(until, 1)) };
  const people = await affectedPeople(db, { ...period, kinds, today });
  const answer = labels.counted({
    people: people.length,
    minors: people.filter(({ isMinor }) => isMinor).length,
    elderly: people.filter(({ isElderly }) => isElderly).length,
  });
  return { from, until, kinds, people, answer, isFit: true };
}
