import { formatDate } from '#app/clinic/format-date.ts';
import { type Professional, professionalOf } from '#app/clinic/professionals.ts';
import { referenceTo } from '#app/clinic/structured-data/ld-node.ts';
import { personId, personNode } from '#app/clinic/structured-data/person-nodes.ts';
import { articlesMessages } from '#app/locales/articles.ts';
import { machinesMessages } from '#app/locales/machines.ts';
import type { Locale } from '#app/platform/locale.ts';
import { ContactClinic } from '#app/routes/site/clinic/contact-clinic.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { VisionSection } from '#app/routes/site/services/vision-section.tsx';
import type { ArticleText } from '#app/site-content/page-texts.server.ts';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { TableOfContents } from '#app/ui/table-of-contents/table-of-contents.tsx';
import type { Route } from './+types/cataract';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, record, today, site, graph } = readContentPage(args);
  const text = linked(pages.cataract);
  const review = reviewOf(text, (slug) => professionalOf(record, slug, today));
  const jsonLd = graph(text, {
    type: 'MedicalWebPage',
    more: {
      ...(review && {
        reviewedBy: referenceTo(personId(review.by.name, site)),
        lastReviewed: review.on,
      }),
      about: { '@type': 'MedicalCondition', name: machinesMessages[shared.locale].cataract },
    },
    nodes: review ? [personNode(review.by, site)] : [],
  });
  return { ...shared, text, review, jsonLd };
}

type Review = { by: Professional; on: string };

/** Null where nobody says of whom and of when the review is. */
function reviewOf(
  { reviewer, reviewedOn }: ArticleText,
  professional: (slug: string) => Professional,
): Review | null {
  if (reviewer === undefined || reviewedOn === undefined) return null;
  return { by: professional(reviewer), on: reviewedOn };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Cataract({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, text, review } = loaderData;
  const messages = articlesMessages[locale];
  return (
    <ArticlePage
      locale={locale}
      text={text}
      review={review}
      simulator={<VisionSection locale={locale} conditions={['cataract']} />}
      aside={
        <ContactClinic
          locale={locale}
          clinic={clinic}
          title={messages.schedule}
          lead={messages.scheduleText}
          service="consultas-oftalmologicas"
        />
      }
    />
  );
}

type ArticlePageProps = {
  locale: Locale;
  text: ArticleText;
  review: Review | null;
  /** Vision simulator, below the lead. */
  simulator?: React.ReactNode;
  /** Invitation to book an appointment, beside the text. */
  aside: React.ReactNode;
};

/** An article for patients, with its reviewer and the date of review where somebody of the clinic has reviewed it. */
function ArticlePage({ locale, text, review, simulator, aside }: ArticlePageProps) {
  const messages = articlesMessages[locale];
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={messages.kicker} title={text.title} lead={text.description}>
          {review ? (
            <p className="small">
              {messages.reviewed(review.by.name, review.by.role)} (
              {review.by.registrations.join(', ')}),{' '}
              {messages.reviewedOn(formatDate(review.on, locale))}
            </p>
          ) : null}
        </PageHeader>
        <Prose blocks={text.intro} />
        {simulator}
        <div className="service-body">
          <TableOfContents
            id="neste-artigo"
            title={messages.contents}
            links={text.sections.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
          />
          <div className="chapters">
            <TextChapters sections={text.sections} urgent={text.urgent} />
          </div>
          {aside}
        </div>
      </div>
    </div>
  );
}
