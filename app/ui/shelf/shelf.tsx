type ShelfProps = {
  children: React.ReactNode;
  /** What helps to find something in the list; below it on narrow screens. */
  aside: React.ReactNode;
};

/** A list with its topics beside it. */
export function Shelf({ children, aside }: ShelfProps) {
  return (
    <div className="shelf">
      <div className="stack">{children}</div>
      <aside className="stack">{aside}</aside>
    </div>
  );
}
