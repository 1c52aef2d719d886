import type { TextSection } from '#app/platform/text/page-text.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';

type ChapterProps = { id: string; title: string; children: React.ReactNode };

/** A section of a page under its own h2. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type TextChaptersProps = {
  sections: readonly TextSection[];
  /** Title of the section to highlight as urgent. */
  urgent?: string | undefined;
};

/** The sections of a page's text, in order. */
export function TextChapters({ sections, urgent }: TextChaptersProps) {
  return sections.map(({ id, title, body }) =>
    title === urgent ? (
      <div key={id} id={id}>
        <Notice tone="urgent" title={title}>
          <Prose blocks={body} />
        </Notice>
      </div>
    ) : (
      <Chapter key={id} id={id} title={title}>
        <Prose blocks={body} />
      </Chapter>
    ),
  );
}
