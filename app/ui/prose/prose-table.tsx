import { proseMessages } from '#app/locales/prose.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { plainTextOf, type TextBlock, type TextSpan } from '#app/platform/text/text-blocks.ts';
import { Spans } from './prose-spans.tsx';

/** Its first column names the rows where there are others. What is too wide is scrolled to, also by keys. */
export function ProseTable({ head, rows }: Omit<Extract<TextBlock, { kind: 'table' }>, 'kind'>) {
  const { table } = useMessages(proseMessages);
  const names = plainTextOf([{ kind: 'table', head, rows: [] }]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group of fields is no table
    <div className="prose-table" role="group" aria-label={table(names)} tabIndex={0}>
      <table>
        {names ? (
          <thead>
            <tr>
              {head.map((spans, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its cells have no ids
                <NameCell key={column} spans={spans} scope="col" />
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its rows have no ids
            <tr key={row}>
              {cells.map((spans, column) =>
                column === 0 && cells.length > 1 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its cells have no ids
                  <NameCell key={column} spans={spans} scope="row" />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its cells have no ids
                  <td key={column}>
                    <Spans spans={spans} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell that names a column or a row; without words it names none. */
function NameCell({ spans, scope }: { spans: readonly TextSpan[]; scope: 'col' | 'row' }) {
  if (spans.length === 0) return <td />;
  return (
    <th scope={scope}>
      <Spans spans={spans} />
    </th>
  );
}
