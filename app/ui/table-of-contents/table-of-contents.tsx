type TableOfContentsProps = {
  title: string;
  /** Id of the title, unique on the page. */
  id: string;
  links: readonly { href: string; label: string }[];
};

/** Table of contents of a long page. */
export function TableOfContents({ title, id, links }: TableOfContentsProps) {
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
