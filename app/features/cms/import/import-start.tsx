import '#app/ui/file-field/file-field.css';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import {
  IMPORT_FIELDS,
  IMPORT_PATH,
  importPath,
  MAX_EXPORT_BYTES,
  OLD_ADDRESSES_PATH,
} from './import-fields.ts';

const { start: messages, earlier, states } = staffImport;

type StartFormsProps = { requestKey: string; address: string; errors: readonly FieldError[] };

/** Where the texts come from: a file, or an address. */
export function StartForms({ requestKey, address, errors }: StartFormsProps) {
  return (
    <>
      <form
        method="post"
        action={IMPORT_PATH}
        encType="multipart/form-data"
        noValidate
        className="staff-form stack"
      >
        <h3>{messages.byFile}</h3>
        <p>{messages.byFileText}</p>
        <input type="hidden" name={IMPORT_FIELDS.key} value={requestKey} />
        <FileField
          id={IMPORT_FIELDS.file}
          name={IMPORT_FIELDS.file}
          label={messages.file}
          hint={messages.fileHint}
          accept=".xml,text/xml,application/xml,application/rss+xml"
          error={errorAt(errors, IMPORT_FIELDS.file)}
          limit={{ bytes: MAX_EXPORT_BYTES, message: staffImport.refusals['too-large'] }}
        />
        <Button size="large">{messages.sendFile}</Button>
      </form>
      <form method="post" action={IMPORT_PATH} noValidate className="staff-form stack">
        <h3>{messages.byAddress}</h3>
        <p>{messages.byAddressText}</p>
        <input type="hidden" name={IMPORT_FIELDS.key} value={requestKey} />
        <TextField
          {...fieldProps(IMPORT_FIELDS.address, errors)}
          label={messages.address}
          hint={messages.addressHint}
          defaultValue={address}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
        />
        <Button look="secondary">{messages.sendAddress}</Button>
      </form>
    </>
  );
}

export type EarlierImport = {
  id: number;
  name: string;
  state: keyof typeof states;
  /** Who began it and when, in words. */
  begun: string;
};

/** Imports that were begun, the latest first. */
export function EarlierImports({ imports }: { imports: readonly EarlierImport[] }) {
  if (imports.length === 0) return <p>{earlier.none}</p>;
  return (
    <>
      <ul className="import-list">
        {imports.map(({ id, name, state, begun }) => (
          <li key={id}>
            <Card>
              <h3>
                <a href={importPath(id)}>{name}</a>
              </h3>
              <p>
                <strong>{states[state]}</strong>
              </p>
              <p className="small">{begun}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p>
        <a href={OLD_ADDRESSES_PATH}>{earlier.addresses}</a>
      </p>
    </>
  );
}
