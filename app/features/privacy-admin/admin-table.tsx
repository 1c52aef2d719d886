import { TableHead } from '#app/ui/table-head/table-head.tsx';

type AdminTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell is the row header. */
  rows: readonly { key: string | number; cells: readonly React.ReactNode[] }[];
};

/** A table whose cells stand one below the other on narrow screens, so that no button has to be scrolled to. */
export function AdminTable({ caption, columns, rows }: AdminTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className="staff-scroll" aria-label={caption} tabIndex={0}>
      <table className="staff-table staff-stacked">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead titles={columns} />
        <tbody>
          {rows.map(({ key, cells: [first, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
