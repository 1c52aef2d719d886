import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
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
  state: ContentState;
  /** What it is and in which language, who changed it and when, and what else is to be known of it. */
  facts: readonly string[];
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
          <p className="content-facts">{row.facts.join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

/** Why the newest texts are not on the site; nothing while they are. */
export function ContentFaults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  const { title, text } = staffContent.fault;
  return (
    <Notice tone="urgent" title={title}>
      <p>{text}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Notice>
  );
}

const messages = staffContent.filters;

type ContentFiltersProps = {
  filter: ContentFilter;
  types: readonly { word: string; title: string }[];
  /** Languages that there are texts in; with one alone nothing is asked. */
  languages: readonly Locale[];
};

/** View links, and a search form that keeps the chosen view. */
export function ContentFilters({ filter, types, languages }: ContentFiltersProps) {
  const all = { word: null, title: messages.allKinds };
  return (
    <div className="content-filters">
      <Chips
        label={messages.kind}
        chips={[all, ...types].map(({ word, title }) => ({
          href: contentHref(filter, { typeWord: word }),
          label: title,
          isCurrent: word === filter.typeWord,
        }))}
      />
      <Chips
        label={messages.state}
        chips={CONTENT_VIEWS.map((view) => ({
          href: contentHref(filter, { view }),
          label: staffContent.views[view],
          isCurrent: view === filter.view,
        }))}
      />
      {languages.length > 1 ? (
        <Chips
          label={messages.language}
          chips={[...languages, null].map((locale) => ({
            href: contentHref(filter, { locale }),
            label: locale === null ? messages.bothLanguages : staffContent.languages[locale],
            isCurrent: locale === filter.locale,
          }))}
        />
      ) : null}
      <search>
        <form action={CONTENT_PATH} className="content-search">
          {contentFilterFields({ ...filter, text: '', page: 1 }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            id="busca"
            name="busca"
            type="search"
            label={messages.search}
            hint={messages.searchHint}
            defaultValue={filter.text}
            maxLength={MAX_SEARCH}
            autoComplete="off"
          />
          <Button look="secondary">{messages.searchButton}</Button>
          {filter.text ? <a href={contentHref(filter, { text: '' })}>{messages.clear}</a> : null}
        </form>
      </search>
    </div>
  );
}
