import { formatDate } from '#app/clinic/format-date.ts';
import type { Professional } from '#app/clinic/professionals.ts';
import { articlesMessages } from '#app/locales/articles-texts.ts';
import type { Locale } from '#app/platform/locale.ts';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Contents } from '#app/ui/contents/contents.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { ArticleText } from './article-text.ts';

type ArticlePageProps = {
  locale: Locale;
  text: ArticleText;
  reviewer: Professional;
  /** What helps to see it, below the lead. */
  simulator?: React.ReactNode;
  /** The way on to a visit, beside the text. */
  aside: React.ReactNode;
};

/** An article for patients, with who answers for it and since when. */
export function ArticlePage({ locale, text, reviewer, simulator, aside }: ArticlePageProps) {
  const texts = articlesMessages[locale];
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={texts.kicker} title={text.title} lead={text.description}>
          <p className="small">
            {texts.reviewed(reviewer.name, reviewer.role)} ({reviewer.registrations.join(', ')}),{' '}
            {texts.reviewedOn(formatDate(text.reviewedOn, locale))}
          </p>
        </PageHeader>
        <Prose blocks={text.intro} />
        {simulator}
        <div className="service-body">
          {aside}
          <div className="chapters">
            <Contents
              id="neste-artigo"
              title={texts.contents}
              links={text.sections.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
            />
            <TextChapters sections={text.sections} urgent={text.urgent} />
          </div>
        </div>
      </div>
    </div>
  );
}
