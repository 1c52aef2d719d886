import { BarTable } from '#app/features/figures/bar-table.tsx';
import { ColumnChart } from '#app/features/figures/column-chart.tsx';
import { percentOf } from '#app/features/figures/series.ts';
import { VitalsTable } from '#app/features/figures/vitals-table.tsx';
import { staffFigures as texts } from '#app/locales/pt-BR/staff-figures.ts';
import type { AllFigures } from './figures-data.server.ts';

/** The agenda in numbers. */
export function VisitSections({ figures }: { figures: AllFigures }) {
  const { visits, noShows, leads, medianLeadDays, channels } = figures;
  const { isWeekly, columns, names } = visits;
  return (
    <>
      <Section
        title={isWeekly ? texts.visits.weekTitle : texts.visits.title}
        empty={names.length === 0 ? texts.visits.empty : null}
      >
        <p className="small">{texts.visits.note}</p>
        <ColumnChart
          id="visitas"
          title={isWeekly ? texts.visits.weekTitle : texts.visits.title}
          isWeekly={isWeekly}
          columns={columns}
          names={names}
        />
      </Section>
      <div className="split">
        <Section title={texts.noShows.title} empty={noShows ? null : texts.noShows.unknown}>
          {noShows ? (
            <p>
              {texts.noShows.share(
                noShows.noShows,
                noShows.settled,
                percentOf(noShows.noShows, noShows.settled),
              )}
            </p>
          ) : null}
        </Section>
        <Section
          title={texts.channels.title}
          empty={channels.length === 0 ? texts.channels.empty : null}
        >
          <BarTable caption={texts.channels.caption} bars={channels} />
        </Section>
      </div>
      <Section
        title={texts.leadTime.title}
        empty={medianLeadDays === null ? texts.leadTime.empty : null}
      >
        <p>{texts.leadTime.median(medianLeadDays ?? 0)}</p>
        <BarTable caption={texts.leadTime.caption} bars={leads} />
      </Section>
    </>
  );
}

/** The site in numbers, of those who allowed it to count. */
export function SiteSections({ figures }: { figures: AllFigures }) {
  const { views, hasViews, pages, origins, clicks, searches, vitals } = figures;
  const { title, weekTitle, name, empty, note } = texts.views;
  const hasSearches = searches.found + searches.nothing > 0;
  return (
    <>
      <Section title={views.isWeekly ? weekTitle : title} empty={hasViews ? null : empty}>
        <p className="small">{note}</p>
        <ColumnChart
          id="paginas"
          title={views.isWeekly ? weekTitle : title}
          isWeekly={views.isWeekly}
          columns={views.columns}
          names={[name]}
        />
      </Section>
      <div className="split">
        <Section title={texts.pages.title} empty={pages.length > 0 ? null : empty}>
          <BarTable caption={texts.pages.title} bars={pages} />
        </Section>
        <Section title={texts.origins.title} empty={origins.length > 0 ? null : empty}>
          <BarTable caption={texts.origins.title} bars={origins} />
        </Section>
        <Section title={texts.clicks.title} empty={clicks.length > 0 ? null : empty}>
          <BarTable caption={texts.clicks.title} bars={clicks} />
        </Section>
        <Section title={texts.searches.title} empty={hasSearches ? null : texts.searches.empty}>
          <BarTable
            caption={texts.searches.title}
            bars={[
              { name: texts.searches.found, count: searches.found },
              { name: texts.searches.nothing, count: searches.nothing },
            ]}
          />
          <p className="small">{texts.searches.note}</p>
        </Section>
      </div>
      <Section title={texts.vitals.title} empty={vitals.length > 0 ? null : texts.vitals.empty}>
        <VitalsTable vitals={vitals} />
      </Section>
    </>
  );
}

type SectionProps = { title: string; empty: string | null; children: React.ReactNode };

/** A heading with its numbers, or with the words that say why there are none. */
function Section({ title, empty, children }: SectionProps) {
  return (
    <section className="flow figures-section">
      <h2>{title}</h2>
      {empty ? <p className="reading">{empty}</p> : children}
    </section>
  );
}
