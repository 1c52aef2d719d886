import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import {
  filterFields,
  INBOX_PATH,
  INBOX_VIEWS,
  type InboxFilter,
  type InboxView,
  inboxHref,
  MAX_SEARCH,
  type Whose,
} from './inbox-filter.ts';

type InboxFiltersProps = {
  filter: InboxFilter;
  /** Item counts by view. */
  counts: Readonly<Record<InboxView, number>>;
  kinds: readonly { slug: string; title: string }[];
  /** Colleagues with assigned items. */
  colleagues: readonly { id: number; name: string }[];
};

const labels = staffInbox.filters;

/** Views as links, and a search form that keeps the current view. */
export function InboxFilters({ filter, counts, kinds, colleagues }: InboxFiltersProps) {
  return (
    <div className="inbox-filters">
      <Chips
        label={labels.status}
        chips={INBOX_VIEWS.map((view) => ({
          href: inboxHref(filter, { view }),
          label: `${staffInbox.views[view]} (${counts[view]})`,
          isCurrent: view === filter.view,
        }))}
      />
      <Chips
        label={labels.whose}
        chips={whoseChoices(colleagues).map(({ whose, label }) => ({
          href: inboxHref(filter, { whose }),
          label,
          isCurrent: isSame(whose, filter.whose),
        }))}
      />
      {kinds.length > 1 ? (
        <Chips
          label={labels.kind}
          chips={[{ slug: null, title: labels.allKinds }, ...kinds].map(({ slug, title }) => ({
            href: inboxHref(filter, { kindSlug: slug }),
            label: title,
            isCurrent: slug === filter.kindSlug,
          }))}
        />
      ) : null}
      <search>
        <form action={INBOX_PATH} className="inbox-search">
          {filterFields({ ...filter, text: '', page: 1 }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            id="busca"
            name="busca"
            type="search"
            label={labels.search}
            hint={labels.searchHint}
            defaultValue={filter.text}
            maxLength={MAX_SEARCH}
            autoComplete="off"
          />
          <Button look="secondary">{labels.searchButton}</Button>
          {filter.text ? <a href={inboxHref(filter, { text: '' })}>{labels.clear}</a> : null}
        </form>
      </search>
    </div>
  );
}

function whoseChoices(
  colleagues: InboxFiltersProps['colleagues'],
): { whose: Whose; label: string }[] {
  return [
    { whose: 'anybody', label: labels.anybody },
    { whose: 'me', label: labels.me },
    { whose: 'nobody', label: labels.nobody },
    ...colleagues.map(({ id, name }) => ({ whose: { id }, label: name })),
  ];
}

function isSame(one: Whose, other: Whose): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.id === other.id;
}
