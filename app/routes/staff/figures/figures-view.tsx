import { BarTable } from '#app/features/figures/bar-table.tsx';
import { ColumnChart } from '#app/features/figures/column-chart.tsx';
import type { FiguresQuery } from '#app/features/figures/figures-paths.ts';
import { percentOf } from '#app/features/figures/series.ts';
import { type SummaryRow, SummaryTable } from '#app/features/figures/summary-table.tsx';
import { VitalsTable } from '#app/features/figures/vitals-table.tsx';
import { staffFigures as texts } from '#app/locales/pt-BR/staff/figures.ts';
import type { AllFigures } from './figures-data.server.ts';
import { FigureSection } from './figures-section.tsx';

type SectionsProps = { figures: AllFigures; shown: FiguresQuery };

export function SummarySection({
  rows,
  shown,
}: {
  rows: readonly SummaryRow[];
  shown: FiguresQuery;
}) {
  return (
    <FigureSection table="resumo" title={texts.summary.title} shown={shown}>
      <SummaryTable rows={rows} />
      {shown.comparison ? <p className="small">{texts.summary.note}</p> : null}
    </FigureSection>
  );
}

/** The agenda in numbers. */
export function AppointmentSections({ figures, shown }: SectionsProps) {
  const { visits, noShows, attendance, leads, medianLeadDays, channels } = figures;
  const { names, ...series } = visits;
  const title = series.isWeekly ? texts.visits.weekTitle : texts.visits.title;
  const { visits: visit, noShows: missing, channels: channel, leadTime } = texts;
  return (
    <>
      <FigureSection
        table="visitas"
        title={title}
        shown={shown}
        empty={names.length === 0 ? visit.empty : null}
      >
        <p className="small">{visit.note}</p>
        <ColumnChart id="visitas" title={title} names={names} {...series} />
      </FigureSection>
      <div className="split">
        <FigureSection
          table="faltas"
          title={missing.title}
          shown={shown}
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
          shown={shown}
          empty={channels.length === 0 ? channel.empty : null}
        >
          <BarTable caption={channel.caption} bars={channels} />
        </FigureSection>
      </div>
      <FigureSection
        table="antecedencia"
        title={leadTime.title}
        shown={shown}
        empty={medianLeadDays === null ? leadTime.empty : null}
      >
        <p>{leadTime.median(medianLeadDays ?? 0)}</p>
        <BarTable caption={leadTime.caption} bars={leads} />
      </FigureSection>
    </>
  );
}

/** The site in numbers, of those who allowed it to count. */
export function SiteSections({ figures, shown }: SectionsProps) {
  const { views, hasViews, pages, origins, clicks, searches, vitals } = figures;
  const { title: byDay, weekTitle, name, empty, note } = texts.views;
  const title = views.isWeekly ? weekTitle : byDay;
  const lists = [
    { table: 'paginas', title: texts.pages.title, bars: pages, empty },
    { table: 'origens', title: texts.origins.title, bars: origins, empty },
    { table: 'toques', title: texts.clicks.title, bars: clicks, empty },
    {
      table: 'buscas',
      title: texts.searches.title,
      bars: searches,
      empty: texts.searches.empty,
      note: texts.searches.note,
    },
  ] as const;
  return (
    <>
      <FigureSection
        table="paginas-por-dia"
        title={title}
        shown={shown}
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
            shown={shown}
            empty={bars.length > 0 ? null : words}
          >
            <BarTable caption={heading} bars={bars} />
            {'note' in rest ? <p className="small">{rest.note}</p> : null}
          </FigureSection>
        ))}
      </div>
      <FigureSection
        table="velocidade"
        title={texts.vitals.title}
        shown={shown}
        empty={vitals.length > 0 ? null : texts.vitals.empty}
      >
        <VitalsTable vitals={vitals} />
      </FigureSection>
    </>
  );
}

/** What went wrong in browsers. */
export function ErrorSection({ figures, shown }: SectionsProps) {
  const { errorKinds, errors } = figures;
  const { title, none, seen, caption, limit, link } = texts.errors;
  return (
    <FigureSection table="erros" title={title} shown={shown} empty={errorKinds > 0 ? null : none}>
      <p>
        {seen(errorKinds)} <a href="/equipe/erros">{link}</a>
      </p>
      <BarTable caption={caption} bars={errors} />
      <p className="small">{limit}</p>
    </FigureSection>
  );
}
