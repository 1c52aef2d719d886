import { Button } from '#app/ui/button/button.tsx';

type SearchBoxProps = {
  /** Page of results; receives a plain GET with `busca`. */
  action: string;
  label: string;
  button: string;
  /** The current query. */
  query: string;
  maxLength: number;
  id?: string;
  /** Tells this search from another one of the page. */
  place?: string | undefined;
  look?: 'primary' | 'secondary';
};

/** A search field with its button. */
export function SearchBox({
  action,
  label,
  button,
  query,
  maxLength,
  id = 'busca',
  place,
  look = 'primary',
}: SearchBoxProps) {
  return (
    <search aria-label={place}>
      <form className="search-box" action={action}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <div className="search-box-row">
          <input
            className="input"
            type="search"
            id={id}
            name="busca"
            defaultValue={query}
            maxLength={maxLength}
            autoComplete="off"
          />
          <Button look={look}>{button}</Button>
        </div>
      </form>
    </search>
  );
}
