import { chrome } from '#app/locales/pt-BR/chrome.ts';
import { BrandMark } from '#app/ui/brand-mark/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

const MENU_ID = 'menu';

export type NavigationItem = { href: string; label: string; isActive?: boolean };

type SiteHeaderProps = {
  brand: string;
  items: readonly NavigationItem[];
  /** The buttons at the end, the most important last. */
  actions: React.ReactNode;
};

/** Fixed at the top: name, entries, buttons. On narrow screens the entries are a native popover. */
export function SiteHeader({ brand, items, actions }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <a className="brand" href="/">
          <BrandMark />
          <span>{brand}</span>
        </a>
        <nav className="site-nav" aria-label={chrome.mainNavigation}>
          <NavigationList items={items} />
        </nav>
        <div className="site-actions">{actions}</div>
        <button type="button" className="site-menu-button" popoverTarget={MENU_ID}>
          <Icon name="menu" />
          <span>{chrome.menu}</span>
        </button>
        <nav id={MENU_ID} popover="auto" className="site-menu" aria-label={chrome.menuNavigation}>
          <NavigationList items={items} />
        </nav>
      </div>
    </header>
  );
}

function NavigationList({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul>
      {items.map(({ href, label, isActive = false }) => (
        <li key={href}>
          <a href={href} aria-current={isActive ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
