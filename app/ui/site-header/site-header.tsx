import { chrome } from '#app/locales/pt-BR/chrome.ts';
import { BrandMark } from '#app/ui/brand-mark/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

export type NavigationItem = { href: string; label: string; isActive?: boolean };

type SiteHeaderProps = {
  brand: string;
  items: readonly NavigationItem[];
  /** The buttons at the end, the most important last. */
  actions: React.ReactNode;
};

/** Fixed at the top: name, entries, buttons. On narrow screens the entries unfold natively. */
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
        <details className="site-menu">
          <summary>
            <Icon name="menu" />
            <span>{chrome.menu}</span>
          </summary>
          <nav aria-label={chrome.menuNavigation}>
            <NavigationList items={items} />
          </nav>
        </details>
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
