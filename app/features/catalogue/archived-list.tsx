import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';

type ArchivedListProps = { title: string; items: readonly { name: string; href: string }[] };

/** What is no longer offered, each with the page that brings it back. */
export function ArchivedList({ title, items }: ArchivedListProps) {
  if (items.length === 0) return null;
  return (
    <details>
      <summary>{`${title} (${items.length})`}</summary>
      <ul className="settings-visits">
        {items.map(({ name, href }) => (
          <li key={href}>
            <a href={href} aria-label={staffCatalogue.archivedList.open(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
