type ContentsProps = {
  title: string;
  /** Id of the title, one of its own on the page. */
  id: string;
  links: readonly { href: string; label: string }[];
};

/** What a long page has, as links to its parts. */
export function Contents({ title, id, links }: ContentsProps) {
  return (
    <nav className="contents" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
