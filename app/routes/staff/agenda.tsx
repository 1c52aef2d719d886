import { daysFrom } from '#app/clinic/clinic-time.ts';
import { isOpenOn } from '#app/clinic/opening-hours.ts';
import { spokenDay, spokenMoment } from '#app/clinic/spoken-date.ts';
import '#app/features/agenda/agenda.css';
import { agendaHref, readAgendaQuery, spanOf } from '#app/features/agenda/agenda-query.ts';
import { AgendaToolbar } from '#app/features/agenda/agenda-toolbar.tsx';
import { DayList } from '#app/features/agenda/day-list.tsx';
import { DaySheet } from '#app/features/agenda/day-sheet.tsx';
import { readAgenda } from '#app/features/agenda/read-agenda.server.ts';
import { shownDays } from '#app/features/agenda/shown-agenda.ts';
import { WeekGrid } from '#app/features/agenda/week-grid.tsx';
import { asHeading } from '#app/features/booking/shown-visit.ts';
import { staffAgenda as texts } from '#app/locales/pt-BR/staff-agenda.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/agenda';
import { agendaWordsOf } from './agenda-words.server.ts';
import { staffPageOf } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, url, today, may } = await staffPageOf(args, 'agenda.read');
  const query = readAgendaQuery(url.searchParams, today);
  const isPrint = url.searchParams.has('imprimir') && query.view === 'dia';
  const span = spanOf(query);
  const agenda = await readAgenda(services, { ...query, ...span });
  const words = agendaWordsOf(services);
  const choices = agenda.resources.map(({ slug, name, kind }) => ({ slug, name, kind }));
  return {
    query,
    today,
    isPrint,
    days: shownDays(agenda, span, words),
    practitioners: choices.filter(({ kind }) => kind === 'practitioner'),
    places: choices.filter(({ kind }) => kind !== 'practitioner'),
    cutOn: agenda.cutOn,
    openDays: daysFrom(span.firstOn, span.days).filter((on) => isOpenOn(clinic.hours, on)),
    clinicName: words.clinicName,
    printed: spokenMoment(words.now, { withYear: true }),
    mayWrite: may('agenda.write'),
  };
}

export default function AgendaPage({ loaderData }: Route.ComponentProps) {
  const { query, today, days, practitioners, places, mayWrite, openDays } = loaderData;
  const [first] = days;
  if (loaderData.isPrint && first) {
    const only = [...practitioners, ...places]
      .filter(({ slug }) => slug === query.practitioner || slug === query.resource)
      .map(({ name }) => name)
      .join(', ');
    const { clinicName, printed } = loaderData;
    const backHref = agendaHref(query);
    return (
      <>
        <title>{texts.print.title(first.label)}</title>
        <DaySheet {...{ clinicName, printed, only, backHref }} day={first} />
      </>
    );
  }
  const isEmpty = days.every(({ entries, closedBy }) => entries.length + closedBy.length === 0);
  return (
    <StaffScreen title={titleOf(loaderData)}>
      <AgendaToolbar {...{ query, today, practitioners, places, mayWrite }} />
      {isEmpty ? <p>{texts.empty[query.view]}</p> : null}
      {query.view === 'semana' ? (
        <WeekGrid
          days={days.filter(({ on, entries }) => openDays.includes(on) || entries.length > 0)}
          today={today}
          hrefOf={(on) => agendaHref({ ...query, view: 'dia', on })}
        />
      ) : (
        <Days {...loaderData} />
      )}
      {loaderData.cutOn ? (
        <Notice tone="warning">
          <p>
            <a href={agendaHref({ ...query, on: loaderData.cutOn })}>
              {texts.cut(spokenDay(loaderData.cutOn))}
            </a>
          </p>
        </Notice>
      ) : null}
    </StaffScreen>
  );
}

type Shown = Route.ComponentProps['loaderData'];

/** The day, or in a list every day with something on it. */
function Days({ query, days, mayWrite }: Shown) {
  const back = agendaHref(query);
  const isList = query.view === 'lista';
  return days
    .filter(({ entries, closedBy }) => !isList || entries.length + closedBy.length > 0)
    .map(({ on, label, closedBy, visitCount, entries }) => (
      <section key={on} aria-labelledby={`day-${on}`} className="flow">
        <h2 id={`day-${on}`} className={isList ? '' : 'visually-hidden'}>
          {label}
        </h2>
        {closedBy.map((name) => (
          <Notice key={name}>
            <p>{texts.closedDay(name)}</p>
          </Notice>
        ))}
        {visitCount > 0 ? <p className="agenda-soft">{texts.counts(visitCount)}</p> : null}
        <DayList entries={entries} back={back} mayWrite={mayWrite} />
      </section>
    ));
}

function titleOf({ query, today, days }: Shown): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return texts.title;
  if (query.view === 'dia') {
    const day = spokenDay(first.on, { withYear: true });
    return first.on === today ? texts.todayIs(day) : asHeading(day);
  }
  const words = query.view === 'semana' ? texts.period.week : texts.period.list;
  return words(first.label, last.label);
}
