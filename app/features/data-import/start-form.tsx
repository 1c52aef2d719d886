import '#app/ui/file-field/file-field.css';
import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import {
  DATA_IMPORT_PATH,
  dataImportPath,
  IMPORT_FORM,
  IMPORT_KINDS,
  MAX_IMPORT_BYTES,
} from './import-kinds.ts';

const { start: messages, earlier, refusals } = staffDataImport;

type StartFormProps = { requestKey: string; kind: string; errors: readonly FieldError[] };

/** What the file holds, and the file. */
export function StartForm({ requestKey, kind, errors }: StartFormProps) {
  const kindError = errorAt(errors, IMPORT_FORM.kind);
  return (
    <form
      method="post"
      action={DATA_IMPORT_PATH}
      encType="multipart/form-data"
      noValidate
      className="staff-form stack"
    >
      <input type="hidden" name={IMPORT_FORM.key} value={requestKey} />
      <RadioList
        name={IMPORT_FORM.kind}
        legend={messages.kind}
        options={IMPORT_KINDS.map((value) => ({
          value,
          label: messages.kinds[value],
          hint: messages.kindHints[value],
          isChecked: kind === value,
        }))}
        {...(kindError && { error: kindError })}
      />
      <FileField
        id={IMPORT_FORM.file}
        name={IMPORT_FORM.file}
        label={messages.file}
        hint={messages.fileHint}
        accept=".csv,.txt,.tsv,.ics,text/csv,text/calendar,text/plain"
        error={errorAt(errors, IMPORT_FORM.file)}
        limit={{ bytes: MAX_IMPORT_BYTES, message: refusals['too-large'] }}
      />
      <Button size="large">{messages.send}</Button>
    </form>
  );
}

export type EarlierImport = { id: number; name: string; state: string; begun: string };

/** Imports that were begun, the latest first. */
export function EarlierDataImports({ imports }: { imports: readonly EarlierImport[] }) {
  if (imports.length === 0) return <p>{earlier.none}</p>;
  return (
    <ul className="import-earlier">
      {imports.map(({ id, name, state, begun }) => (
        <li key={id}>
          <Card>
            <h3>
              <a href={dataImportPath(id)}>{name}</a>
            </h3>
            <p>
              <strong>{state}</strong>
            </p>
            <p className="small">{begun}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
