import type { Difference } from './record-differences.ts';

type DifferenceTableProps = {
  title: string;
  differences: readonly Difference[];
  columns: { where: string; before: string; after: string };
};

/** Differences in words: the field, what it was, what it is. */
export function DifferenceTable({ title, differences, columns }: DifferenceTableProps) {
  return (
    <div className="staff-scroll">
      <table className="staff-table record-differences">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.where}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, where, before, after }) => (
            <tr key={`${path} ${where}`}>
              <th scope="row">{where}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
