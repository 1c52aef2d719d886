import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import type { CsvColumns, CsvTable } from '#app/payments/statement/statement-line.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { PAYMENT_PATHS } from './payment-paths.ts';

const messages = staffPayments.statement.columns;

/** The field of each column that staff choose. */
export const COLUMN_FIELDS = {
  on: 'coluna-dia',
  amount: 'coluna-valor',
  memo: 'coluna-descricao',
} as const satisfies Record<keyof CsvColumns, string>;

export type ColumnsView = ReturnType<typeof toColumnsView>;

/** @param text of the whole file: the site keeps none, so the page brings it back */
export function toColumnsView(table: CsvTable, text: string) {
  const { names, sample, columns, isSure } = table;
  const options = names.map((name, index) => {
    const example = sample.map((row) => row[index] ?? '').find(Boolean) ?? '';
    return { value: String(index), label: messages.option(name, index + 1, example) };
  });
  const nameOf = (part: keyof CsvColumns) => {
    const index = columns[part];
    return index === undefined ? null : names[index] || messages.unnamed(index + 1);
  };
  return {
    text,
    options,
    isSure,
    chosen: columns,
    used: messages.used(nameOf('on'), nameOf('amount'), nameOf('memo')),
  };
}

/** Which columns of a CSV were read as what, and another choice. */
export function StatementColumns({ view }: { view: ColumnsView }) {
  const { options, chosen, text, isSure, used } = view;
  const choice = (part: keyof CsvColumns) => ({
    id: COLUMN_FIELDS[part],
    name: COLUMN_FIELDS[part],
    label: messages.label[part],
    options,
    emptyLabel: messages.none,
    defaultValue: chosen[part] === undefined ? '' : String(chosen[part]),
  });
  return (
    <details open={!isSure}>
      <summary>{isSure ? messages.summary : messages.unsure}</summary>
      <form
        method="post"
        action={PAYMENT_PATHS.statement}
        encType="multipart/form-data"
        className="staff-form stack"
      >
        <p>{used}</p>
        <input type="hidden" name="acao" value="colunas" />
        <input type="hidden" name="texto" value={text} />
        <Select {...choice('on')} />
        <Select {...choice('amount')} hint={messages.amountHint} />
        <Select {...choice('memo')} />
        <Button look="secondary">{messages.submit}</Button>
      </form>
    </details>
  );
}
