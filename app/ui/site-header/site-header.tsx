import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type BrandLogo, BrandName } from '#app/ui/brand-mark/brand-name.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { brandClass } from './brand-class.ts';

const MENU_ID = 'menu';

type NavigationItem = { href: string; label: string; isActive?: boolean };

export type OtherLanguage = { href: string; label: string; locale: Locale };

type SiteHeaderProps = {
  brand: string;
  /** A word below the name, where the site is not a clinic's own. */
  mark?: string | undefined;
  logo?: BrandLogo | undefined;
  items: readonly NavigationItem[];
  /** Buttons at the end, the most important first. */
  actions: React.ReactNode;
  /** The page of the site's search. */
  searchHref: string;
  /** Above the entries of the menu on narrow screens, and below them. */
  menuStart: React.ReactNode;
  menuEnd: React.ReactNode;
  /** Link to the same page in the other language; absent when the site has one language. */
  otherLanguage?: OtherLanguage | undefined;
};

/** Fixed at the top: name, navigation, buttons. On narrow screens the navigation is a dialog. */
export function SiteHeader({
  brand,
  mark,
  logo,
  items,
  actions,
  otherLanguage,
  ...rest
}: SiteHeaderProps) {
  const { searchHref, menuStart, menuEnd } = rest;
  const chrome = useMessages(chromeMessages);
  const local = useLocalPath();
  return (
    <header id="navegacao" className="site-header" tabIndex={-1}>
      <div className="site-header-inner">
        <Brand {...{ brand, mark, logo }} />
        <nav className="site-nav" aria-label={chrome.mainNavigation}>
          <NavigationList items={items} />
        </nav>
        <div className="site-tools">
          <a className="site-search" href={local(searchHref)}>
            <Icon name="search" />
            <span className="visually-hidden">{chrome.search}</span>
          </a>
          {otherLanguage ? <LanguageLink {...otherLanguage} isShort /> : null}
          <div className="site-actions">{actions}</div>
        </div>
        <button type="button" className="site-menu-button" popoverTarget={MENU_ID}>
          <Icon name="menu" />
          <span>{chrome.menu}</span>
        </button>
        <dialog
          id={MENU_ID}
          popover="auto"
          closedby="any"
          className="site-menu"
          aria-label={chrome.menu}
        >
          <button
            type="button"
            className="site-menu-close"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            <span>{chrome.close}</span>
          </button>
          {menuStart}
          <nav aria-label={chrome.menuNavigation}>
            <NavigationList items={items} />
            {menuEnd}
            {otherLanguage ? <LanguageLink {...otherLanguage} /> : null}
          </nav>
        </dialog>
      </div>
    </header>
  );
}

/** The clinic's mark and name, which lead home. */
export function Brand({ brand, mark, logo }: Pick<SiteHeaderProps, 'brand' | 'mark' | 'logo'>) {
  const local = useLocalPath();
  return (
    <div className="brand-room">
      <a className={brandClass(brand, logo)} href={local('/')}>
        <BrandName name={brand} logo={logo} />
        {mark ? <small>{mark}</small> : null}
      </a>
    </div>
  );
}

/** @param isShort shows only 'EN'; screen readers still read the full name */
export function LanguageLink({
  href,
  label,
  locale,
  isShort,
}: OtherLanguage & { isShort?: boolean }) {
  const code = locale.slice(0, 2).toUpperCase();
  return (
    <a className="site-language" href={href} hrefLang={locale} lang={locale}>
      {isShort ? (
        <>
          {code}
          <span className="visually-hidden"> – {label}</span>
        </>
      ) : (
        label
      )}
    </a>
  );
}

function NavigationList({ items }: { items: readonly NavigationItem[] }) {
  const local = useLocalPath();
  return (
    <ul>
      {items.map(({ href, label, isActive = false }) => (
        <li key={href}>
          <a href={local(href)} aria-current={isActive ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
