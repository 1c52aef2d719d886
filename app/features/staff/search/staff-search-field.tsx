import { staffSearch } from '#app/locales/pt-BR/staff/people/search.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SEARCH_FIELD, SEARCH_PATH } from './search-paths.ts';

/** The search of every staff page. The key '/' leads to it; see the enhancement `staff-keys`. */
export function StaffSearchField() {
  return (
    <search className="staff-search">
      <form
        method="get"
        action={SEARCH_PATH}
        data-touch="staff/staff-keys"
        data-ready="idle"
        data-keys=""
      >
        <label className="visually-hidden" htmlFor="buscar-em-tudo">
          {staffSearch.label}
        </label>
        <input
          className="input"
          type="search"
          id="buscar-em-tudo"
          name={SEARCH_FIELD}
          placeholder={staffSearch.button}
          aria-keyshortcuts="/"
          maxLength={80}
          autoComplete="off"
        />
        <button type="submit" className="staff-search-button">
          <Icon name="search" />
          <span className="visually-hidden">{staffSearch.button}</span>
        </button>
      </form>
    </search>
  );
}
