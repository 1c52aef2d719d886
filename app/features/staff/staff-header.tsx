import { formatMoment } from '#app/clinic/format-date.ts';
import { chrome } from '#app/locales/chrome.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffSearch } from '#app/locales/pt-BR/staff/people/search.ts';
import { type BrandLogo, BrandName } from '#app/ui/brand-mark/brand-name.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { KEYS_ID, type StaffKey, StaffKeys } from './search/staff-keys.tsx';
import './search/staff-search.css';
import { currentOf, type NavigationEntry, NavigationLinks } from './navigation-links.tsx';
import { StaffSearchField } from './search/staff-search-field.tsx';
import { STAFF_PATHS } from './staff-paths.ts';

const MENU_ID = 'menu';

type StaffHeaderProps = {
  brand: string;
  logo?: BrandLogo | undefined;
  /** The signed-in staff member; null on the login pages. */
  staff: { name: string; role: string; goes: readonly StaffKey[] } | null;
  entries: readonly NavigationEntry[];
  /** Path of the current page. */
  path: string;
  /** Since when the site can send no mail. */
  mailFailsSince?: Date | null;
};

/**
 * Header of every staff page: navigation, account and sign-out. On narrow screens the navigation is a
 * native popover, so that the content begins near the top.
 */
export function StaffHeader({
  brand,
  logo,
  staff,
  entries,
  path,
  mailFailsSince,
}: StaffHeaderProps) {
  return (
    <header id="navegacao" className="staff-header" tabIndex={-1}>
      <div className="wrap staff-header-inner">
        <a className="brand" href={staff ? STAFF_PATHS.home : '/'}>
          <BrandName name={brand} logo={logo} />
          <span className="staff-area">{staffFrame.area}</span>
        </a>
        {entries.length > 0 ? (
          <button type="button" className="staff-menu-button" popoverTarget={MENU_ID}>
            <Icon name="menu" />
            {chrome.menu}
          </button>
        ) : null}
        {staff ? (
          <div className="staff-who">
            <a href={STAFF_PATHS.account} aria-current={currentOf(STAFF_PATHS.account, path)}>
              {staff.name}
              <span className="staff-role">{staff.role}</span>
            </a>
            <form method="post" action={STAFF_PATHS.logout}>
              <Button look="quiet">{staffFrame.signOut}</Button>
            </form>
          </div>
        ) : (
          <a className="staff-to-site" href="/">
            {staffFrame.toSite}
          </a>
        )}
      </div>
      {entries.length > 0 ? (
        <nav
          id={MENU_ID}
          popover="auto"
          className="wrap staff-nav"
          aria-label={staffFrame.navigationLabel}
        >
          <StaffSearchField />
          <ul>
            <NavigationLinks entries={entries} path={path} />
            <li>
              <a href="/acessibilidade" data-accessibility="">
                {chrome.accessibility}
              </a>
            </li>
            <li className="staff-keys-way">
              <button type="button" popoverTarget={KEYS_ID}>
                {staffSearch.keys.open}
              </button>
            </li>
          </ul>
        </nav>
      ) : null}
      {staff ? <StaffKeys goes={staff.goes} /> : null}
      {mailFailsSince ? (
        <div className="wrap">
          <Notice tone="warning">
            <p>{staffFrame.mailFails(formatMoment(mailFailsSince))}</p>
          </Notice>
        </div>
      ) : null}
    </header>
  );
}
