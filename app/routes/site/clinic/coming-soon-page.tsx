import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { ContactClinic } from './contact-clinic.tsx';

type ComingSoonPageProps = {
  locale: Locale;
  clinic: PublicClinic;
  text: PageText<PageFront>;
  /** Decoration at the top. */
  picture: React.ReactNode;
  children?: React.ReactNode;
};

/**
 * A page whose form is not open yet: what it is for, with contact options beside it. An
 * urgent section that opens the text comes before anything else.
 */
export function ComingSoonPage({ locale, clinic, text, picture, children }: ComingSoonPageProps) {
  const urgentFirst = text.sections.slice(0, 1).filter(({ title }) => title === text.urgent);
  return (
    <div className="screen">
      <div className="wrap">
        <div className="service-head">
          {picture}
          <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description} />
        </div>
        <TextChapters sections={urgentFirst} urgent={text.urgent} />
        <div className="service-body">
          <ContactClinic locale={locale} clinic={clinic} />
          <div className="chapters">
            {text.intro.length > 0 ? <Prose blocks={text.intro} /> : null}
            {children}
            <TextChapters sections={text.sections.slice(urgentFirst.length)} urgent={text.urgent} />
          </div>
        </div>
      </div>
    </div>
  );
}
