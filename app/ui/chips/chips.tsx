export type Chip = { href: string; label: string; isCurrent?: boolean };

/** Links that filter a list; the active one is marked. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {chips.map(({ href, label: name, isCurrent = false }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
