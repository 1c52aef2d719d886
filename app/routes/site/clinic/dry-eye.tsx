import '#app/features/screening/screening.css';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { ScreeningQuestions } from '#app/features/screening/screening-questions.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { Route } from './+types/dry-eye';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, record, linked, graph } = readContentPage(args);
  const text = linked(pages.dryEye);
  const jsonLd = graph(text, { type: 'MedicalWebPage' });
  return { ...shared, text, jsonLd, instrumentId: record.screeningInstrument };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

/** The questionnaire, and below its first screen what it is. It is the same for everybody: nothing is answered yet. */
export default function DryEye({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, text, instrumentId } = loaderData;
  const urgentFirst = text.sections.slice(0, 1).filter(({ title }) => title === text.urgent);
  return (
    <div className="screen screening-page">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description} />
        <TextChapters sections={urgentFirst} urgent={text.urgent} />
        <ScreeningQuestions
          locale={locale}
          phone={clinic.phone}
          instrument={INSTRUMENTS[instrumentId]}
        />
        <div className="chapters screening-about">
          {text.intro.length > 0 ? <Prose blocks={text.intro} /> : null}
          <TextChapters sections={text.sections.slice(urgentFirst.length)} urgent={text.urgent} />
        </div>
      </div>
    </div>
  );
}
