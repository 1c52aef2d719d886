import { BarTable } from '#app/features/figures/bar-table.tsx';
import { ColumnChart } from '#app/features/figures/column-chart.tsx';
import type { FiguresQuery } from '#app/features/figures/figures-paths.ts';
import { percentOf } from '#app/features/figures/series.ts';
import { type SummaryRow, SummaryTable } from '#app/features/figures/summary-table.tsx';
import { VitalsTable } from '#app/features/figures/vitals-table.tsx';
import { staffFigures as messages } from '#app/locales/pt-BR/staff/figures.ts';
import type { AllFigures } from './figures-data.server.ts';
import { FigureSection } from './figures-section.tsx';

type SectionsProps = { figures: AllFigures; query: FiguresQuery };

type SummaryProps = { rows: readonly SummaryRow[]; query: FiguresQuery };

export function SummarySection({ rows, query }: SummaryProps) {
  return (
    <FigureSection table="resumo" title={messages.summary.title} query={query}>
      <SummaryTable rows={rows} />
      <p className="small">{messages.summary.counted}</p>
      {query.comparison ? <p className="small">{messages.summary.note}</p> : null}
    </FigureSection>
  );
}

export function AppointmentSections({ figures, query }: SectionsProps) {
  const { appointments, noShows, attendance, leads, medianLeadDays, channels } = figures;
  const { names, ...series } = appointments;
  const title = series.isWeekly ? messages.appointments.weekTitle : messages.appointments.title;
  const { appointments: appointment, noShows: missing, channels: channel, leadTime } = messages;
  return (
    <>
      <FigureSection
        table="agendamentos"
        title={title}
        query={query}
        empty={names.length === 0 ? appointment.empty : null}
      >
        <p className="small">{appointment.note}</p>
        <ColumnChart id="agendamentos" title={title} names={names} {...series} />
      </FigureSection>
      <div className="split">
        <FigureSection
          table="faltas"
          title={missing.title}
          query={query}
          empty={noShows ? null : missing.unknown}
        >
          {noShows ? (
            <p>
              {missing.share(
                noShows.noShows,
                noShows.settled,
                percentOf(noShows.noShows, noShows.settled),
              )}
            </p>
          ) : null}
          <BarTable caption={missing.caption} bars={attendance} />
        </FigureSection>
        <FigureSection
          table="canais"
          title={channel.title}
          query={query}
          empty={channels.length === 0 ? channel.empty : null}
        >
          <BarTable caption={channel.caption} bars={channels} />
        </FigureSection>
      </div>
      <FigureSection
        table="antecedencia"
        title={leadTime.title}
        query={query}
        empty={medianLeadDays === null ? leadTime.empty : null}
      >
        <p>{leadTime.median(medianLeadDays ?? 0)}</p>
        <BarTable caption={leadTime.caption} bars={leads} />
      </FigureSection>
    </>
  );
}

/** Site figures, from visitors who consented to measurement. */
export function SiteSections({ figures, query }: SectionsProps) {
  const { views, hasViews, pages, origins, clicks, searches, vitals } = figures;
  const { title: byDay, weekTitle, name, empty, note } = messages.views;
  const title = views.isWeekly ? weekTitle : byDay;
  const lists = [
    { table: 'paginas', title: messages.pages.title, bars: pages, empty },
    { table: 'origens', title: messages.origins.title, bars: origins, empty },
    { table: 'toques', title: messages.clicks.title, bars: clicks, empty },
    {
      table: 'buscas',
      title: messages.searches.title,
      bars: searches,
      empty: messages.searches.empty,
      note: messages.searches.note,
    },
  ] as const;
  return (
    <>
      <FigureSection
        table="paginas-por-dia"
        title={title}
        query={query}
        empty={hasViews ? null : empty}
      >
        <p className="small">{note}</p>
        <ColumnChart id="paginas" title={title} names={[name]} {...views} />
      </FigureSection>
      <div className="split">
        {lists.map(({ table, title: heading, bars, empty: words, ...rest }) => (
          <FigureSection
            key={table}
            table={table}
            title={heading}
            query={query}
            empty={bars.length > 0 ? null : words}
          >
            <BarTable caption={heading} bars={bars} />
            {'note' in rest ? <p className="small">{rest.note}</p> : null}
          </FigureSection>
        ))}
      </div>
      <FigureSection
        table="velocidade"
        title={messages.vitals.title}
        query={query}
        empty={vitals.length > 0 ? null : messages.vitals.empty}
      >
        <VitalsTable vitals={vitals} />
      </FigureSection>
    </>
  );
}

/** Errors in browsers. */
export function ErrorSection({ figures, query }: SectionsProps) {
  const { errorKinds, errors } = figures;
  const { title, none, seen, caption, limit, link } = messages.errors;
  return (
    <FigureSection table="erros" title={title} query={query} empty={errorKinds > 0 ? null : none}>
      <p>
        {seen(errorKinds)} <a href="/equipe/erros">{link}</a>
      </p>
      <BarTable caption={caption} bars={errors} />
      <p className="small">{limit}</p>
    </FigureSection>
  );
}
