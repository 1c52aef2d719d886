type ShelfProps = {
  children: React.ReactNode;
  /** Topics and search; below the list on narrow screens. */
  aside: React.ReactNode;
};

/** A list with a sidebar. */
export function Shelf({ children, aside }: ShelfProps) {
  return (
    <div className="shelf">
      <div className="stack">{children}</div>
      <aside className="stack">{aside}</aside>
    </div>
  );
}
