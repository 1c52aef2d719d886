import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
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

const texts = staffContent.filters;

type ContentFiltersProps = {
  filter: ContentFilter;
  kinds: readonly { word: string; title: string }[];
};

/** Which part of the texts is shown: links, and a search that keeps what they have chosen. */
export function ContentFilters({ filter, kinds }: ContentFiltersProps) {
  const all = { word: null, title: texts.allKinds };
  return (
    <div className="content-filters">
      <Chips
        label={texts.kind}
        chips={[all, ...kinds].map(({ word, title }) => ({
          href: contentHref(filter, { typeWord: word }),
          label: title,
          isCurrent: word === filter.typeWord,
        }))}
      />
      <Chips
        label={texts.state}
        chips={CONTENT_VIEWS.map((view) => ({
          href: contentHref(filter, { view }),
          label: staffContent.views[view],
          isCurrent: view === filter.view,
        }))}
      />
      <Chips
        label={texts.language}
        chips={[...LOCALES, null].map((locale) => ({
          href: contentHref(filter, { locale }),
          label: locale === null ? texts.bothLanguages : staffContent.languages[locale],
          isCurrent: locale === filter.locale,
        }))}
      />
      <search>
        <form action={CONTENT_PATH} className="content-search">
          {contentFilterFields({ ...filter, text: '', page: 1 }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            id="busca"
            name="busca"
            type="search"
            label={texts.search}
            hint={texts.searchHint}
            defaultValue={filter.text}
            maxLength={MAX_SEARCH}
            autoComplete="off"
          />
          <Button look="secondary">{texts.searchButton}</Button>
          {filter.text ? <a href={contentHref(filter, { text: '' })}>{texts.clear}</a> : null}
        </form>
      </search>
    </div>
  );
}
