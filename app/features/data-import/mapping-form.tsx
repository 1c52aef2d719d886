import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { IMPORT_DOES, IMPORT_FORM } from './import-kinds.ts';
import type { MappingView } from './mapping-view.ts';
import { DAY_ORDERS } from './read-values.ts';

const { mapping: messages } = staffDataImport;

type MappingFormProps = { view: MappingView; version: number; errors: readonly FieldError[] };

/** Which column is what, and which of the file's names are which of the clinic's. */
export function MappingForm({ view, version, errors }: MappingFormProps) {
  const { columns, columnOptions, defaults, values } = view;
  const orderError = errorAt(errors, IMPORT_FORM.dayOrder);
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name={IMPORT_FORM.version} value={version} />
      <h2 id="columns-title">{messages.title}</h2>
      <p>{messages.lead(view.lines)}</p>
      <ul className="import-columns" aria-labelledby="columns-title">
        {columns.map(({ field, name, example, chosen }) => (
          <li key={field}>
            <Select
              {...fieldProps(field, errors)}
              label={name}
              hint={example}
              defaultValue={chosen}
              emptyLabel={messages.ignore}
              options={columnOptions}
            />
          </li>
        ))}
      </ul>
      <RadioList
        name={IMPORT_FORM.dayOrder}
        legend={messages.dayOrder}
        options={DAY_ORDERS.map((value) => ({
          value,
          label: messages.dayOrders[value],
          isChecked: view.dayOrder === value,
        }))}
        {...(orderError && { error: orderError })}
      />
      {view.areaCode === null ? null : (
        <TextField
          {...fieldProps(IMPORT_FORM.areaCode, errors)}
          label={messages.areaCode}
          hint={messages.areaCodeHint}
          defaultValue={view.areaCode}
          inputMode="numeric"
          maxLength={2}
        />
      )}
      {defaults.map(({ field, label, chosen, options, empty }) => (
        <Select
          key={field}
          {...fieldProps(field, errors)}
          label={label}
          defaultValue={chosen}
          emptyLabel={empty}
          options={options}
        />
      ))}
      {values.map(({ column, title, fields, more }) => (
        <section key={column} className="stack" aria-labelledby={`${column}-title`}>
          <h3 id={`${column}-title`}>{title}</h3>
          <div className="import-values">
            {fields.map(({ field, label, chosen, options }) => (
              <Select
                key={field}
                {...fieldProps(field, errors)}
                label={label}
                defaultValue={chosen}
                emptyLabel={messages.unknown}
                options={options}
              />
            ))}
          </div>
          {more > 0 ? <p>{messages.more(more)}</p> : null}
        </section>
      ))}
      <Button size="large" name={IMPORT_FORM.action} value={IMPORT_DOES.check}>
        {messages.send}
      </Button>
    </form>
  );
}
