import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ContentState } from './content-state.ts';
import { ContentStateMark } from './content-state-mark.tsx';

/** A text as a list shows it. */
export type EntryView = {
  href: string;
  title: string;
  kind: string;
  locale: Locale;
  state: ContentState;
  /** Who changed it and when; when it comes out; whether the other language has it. */
  facts: readonly string[];
};

/** The texts of a list; each leads to its page. */
export function ContentList({ rows }: { rows: readonly EntryView[] }) {
  return (
    <ul className="content-list" aria-label={staffContent.list.caption}>
      {rows.map((row) => (
        <li key={row.href} className="content-row">
          <h2 className="content-name">
            <a href={row.href}>{row.title}</a>
          </h2>
          <ContentStateMark state={row.state} />
          <p className="content-facts">
            {[row.kind, staffContent.languages[row.locale], ...row.facts].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
