type ShelfProps = {
  children: React.ReactNode;
  /** Topics and search; below the list on narrow screens. */
  aside: React.ReactNode;
  asideLabel: string;
};

/** A list with a sidebar. */
export function Shelf({ children, aside, asideLabel }: ShelfProps) {
  return (
    <div className="shelf">
      <div className="stack">{children}</div>
      <aside className="stack" aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
