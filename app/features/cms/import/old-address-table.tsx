import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IMPORT_FIELDS, OLD_ADDRESSES_PATH } from './import-fields.ts';

const messages = staffImport.addresses;

type OldAddress = {
  id: number;
  path: string;
  /** Null while what it leads to is not public. */
  target: string | null;
};

/** Old addresses, each with where it leads and a way to delete it. */
export function OldAddressTable({ rows }: { rows: readonly OldAddress[] }) {
  return (
    <ul className="old-addresses">
      {rows.map(({ id, path, target }) => (
        <li key={id}>
          <p className="import-address">
            <strong>{path}</strong>
          </p>
          <p className="import-address">
            {target ? (
              <>
                {messages.target} <a href={target}>{target}</a>
              </>
            ) : (
              messages.waits
            )}
          </p>
          <form method="post" action={OLD_ADDRESSES_PATH}>
            <input type="hidden" name={IMPORT_FIELDS.id} value={id} />
            <input type="hidden" name={IMPORT_FIELDS.path} value={path} />
            <Button look="quiet" aria-label={messages.deleteOf(path)}>
              {messages.delete}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
