import { ELSEWHERE, SECTIONS, sectionPath } from '#app/features/clinic-record/sections.ts';
import { admitTo } from '#app/features/staff/admission.ts';
import type { Findable } from '#app/features/staff/search/match-words.ts';
import type { StaffSession } from '#app/features/staff/sessions.server.ts';
import { staffHome } from '#app/locales/pt-BR/staff/home.ts';
import { staffSearch } from '#app/locales/pt-BR/staff/people/search.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
import { entriesFor } from '#app/routes/staff/staff-page.server.ts';
import type { PartStates } from '#app/site-content/parts/site-parts.ts';

export type StaffPlace = Findable & { href: string };

const RECORD_PART = '/equipe/clinica/:section';

/** The staff pages that somebody may open, with the words by which they are looked for. */
export function placesFor(session: StaffSession, parts: PartStates): StaffPlace[] {
  const opens = (pattern: string) =>
    STAFF_ROUTES.some(
      ({ access, ...route }) =>
        route.pattern === pattern &&
        access !== 'anybody' &&
        admitTo({ ...route, access }, session, false).ok,
    );
  const entries = entriesFor(session, parts).map(({ href, label, name }) => ({
    ...{ href, label },
    words: name === 'home' ? '' : staffHome.tasks[name],
  }));
  const known = new Set(entries.map(({ href }) => href));
  const others = Object.entries(staffSearch.pages).flatMap(([href, [label, words]]) =>
    opens(href) && !known.has(href) ? [{ href, label, words }] : [],
  );
  const sections = SECTIONS.map(({ slug, title, lead }) => ({
    ...{ href: sectionPath(slug), label: title },
    words: lead,
  }));
  const described = new Map(ELSEWHERE.map(({ href, text }) => [href, text]));
  return [...entries, ...others, ...(opens(RECORD_PART) ? sections : [])].map((place) => ({
    ...place,
    words: `${place.words} ${described.get(place.href) ?? ''}`,
  }));
}
