import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { Locale } from '#app/platform/locale.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import {
  CONTENT_VIEWS,
  type ContentFilter,
  contentFilterFields,
  contentHref,
  MAX_SEARCH,
} from './content-filter.ts';
import { CONTENT_PATH } from './content-paths.ts';
import type { ContentState } from './content-state.ts';
import { ContentStateMark } from './content-state-mark.tsx';

export type EntryView = {
  href: string;
  title: string;
  kind: string;
  locale: Locale;
  state: ContentState;
  /** Who changed it and when, when it is published, and whether the other language has it. */
  details: readonly string[];
};

/** A list of entries, each linked to its edit page. */
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
            {[row.kind, staffContent.languages[row.locale], ...row.details].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
