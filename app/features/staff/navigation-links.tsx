import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { STAFF_PATHS } from './staff-paths.ts';

export type NavigationEntry = {
  href: string;
  label: string;
  name: string;
  /** What waits there; null for nothing. */
  count: { number: number; words: string } | null;
};

type NavigationLinksProps = { entries: readonly NavigationEntry[]; path: string };

/** The pages that somebody may open, each by its name alone; what waits there describes it: 'Mensagens', '3 abertas'. */
export function NavigationLinks({ entries, path }: NavigationLinksProps) {
  return entries.map(({ href, label, name, count }) => {
    const id = `espera-${name}`;
    const describedBy = count ? { 'aria-describedby': id } : {};
    return (
      <li key={href}>
        <a href={href} aria-current={currentOf(href, path, entries)} {...describedBy}>
          {label}
          {count ? (
            <span className="staff-count" aria-hidden="true">
              {staffFrame.counts.shown(count.number)}
            </span>
          ) : null}
        </a>
        {count ? (
          <span id={id} hidden>
            {count.words}
          </span>
        ) : null}
      </li>
    );
  });
}

/** Marks the entry of the current page or of its section. */
export function currentOf(
  href: string,
  path: string,
  entries: readonly { href: string }[] = [],
): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  // A page with an entry of its own belongs to no other.
  if (entries.some((entry) => entry.href === path)) return undefined;
  return href !== STAFF_PATHS.home && path.startsWith(`${href}/`) ? 'true' : undefined;
}
