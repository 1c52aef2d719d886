import { daysFrom } from '#app/clinic/clinic-time.ts';
import { isOpenOn } from '#app/clinic/opening-hours.ts';
import { spokenMoment } from '#app/clinic/spoken-date.ts';
import { visitPath } from '#app/features/agenda/agenda-paths.ts';
import { asksForVisits, readAgendaQuery, spanOf } from '#app/features/agenda/agenda-query.ts';
import { readAgenda } from '#app/features/agenda/read-agenda.server.ts';
import { readStaffVisit } from '#app/features/agenda/read-staff-visit.server.ts';
import { shownDays } from '#app/features/agenda/shown-agenda.ts';
import { changesSince } from '#app/features/agenda/shown-staff-visit.ts';
import { agendaWordsOf } from './agenda-words.server.ts';
import { type StaffArgs, staffPageOf } from './staff-page.server.ts';

/** What an address of the agenda shows, on the screen and on paper. */
export async function readAgendaPage(args: StaffArgs) {
  const { services, clinic, url, today, may } = await staffPageOf(args, 'agenda.read');
  const query = readAgendaQuery(url.searchParams, today);
  const { page, practitioner, resource } = query;
  const span = spanOf(query);
  const only = asksForVisits(query) ? { only: query } : {};
  const agenda = await readAgenda(services, { ...span, practitioner, resource, page, ...only });
  const words = agendaWordsOf(services);
  const names = agenda.resources.map(({ slug, name, kind }) => ({ slug, name, kind }));
  return {
    url,
    movedVisit: await lastChangeOf(services, url.searchParams.get('mudada')),
    choices: {
      practitioners: names.filter(({ kind }) => kind === 'practitioner'),
      places: names.filter(({ kind }) => kind !== 'practitioner'),
      services: clinic.services.map(({ slug }) => ({ slug, name: words.serviceTitle(slug) })),
    },
    shown: {
      query,
      today,
      days: shownDays(agenda, span, words),
      hasMore: agenda.hasMore,
      openDays: daysFrom(span.firstOn, span.days).filter((on) => isOpenOn(clinic.hours, on)),
      /** Whose part of the agenda it is, in words; empty for all of it. */
      only: names
        .filter(({ slug }) => slug === practitioner || slug === resource)
        .map(({ name }) => name)
        .join(', '),
      clinicName: words.clinicName,
      printed: spokenMoment(words.now, { withYear: true }),
      mayWrite: may('agenda.write'),
    },
  };
}

/** What was last done to the visit that the address names. */
async function lastChangeOf(
  { db }: Pick<Parameters<typeof agendaWordsOf>[0], 'db'>,
  protocol: string | null,
) {
  const visit = protocol ? await readStaffVisit(db, protocol) : null;
  if (!visit) return null;
  const [change = ''] = changesSince(visit, visit.version - 1);
  return { story: `${visit.patientName}. ${change}`, href: visitPath(visit.protocol) };
}
