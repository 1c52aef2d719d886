import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { noticesPath, RECORD_PATHS } from './sections.ts';

const messages = staffRecord.versions;

type VersionView = { version: number; by: string; at: string; madeBy: string; fields: string };

/** Every version, the one in force first, each with the way back to it. */
export function VersionTable({
  versions,
  newest,
}: {
  versions: readonly VersionView[];
  newest: number;
}) {
  const { columns } = messages;
  return (
    <form method="post" id="versoes">
      <input type="hidden" name="versao" defaultValue={newest} />
      <p>{messages.returnText}</p>
      <div className="staff-scroll">
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">{columns.version}</th>
              <th scope="col">{columns.fields}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.acts}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ version, by, at, madeBy, fields }) => (
              <tr key={version}>
                <th scope="row">
                  {version} ({madeBy})
                </th>
                <td>{fields}</td>
                <td>{by}</td>
                <td>{at}</td>
                <td>
                  <a href={noticesPath(version)}>{messages.tell}</a>
                  <ReturnButton version={version} newest={newest} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{messages.version(0)}</th>
              <td>{messages.file}</td>
              <td>–</td>
              <td>–</td>
              <td>
                <ReturnButton version={0} newest={newest} />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </form>
  );
}

function ReturnButton({ version, newest }: { version: number; newest: number }) {
  if (version === newest) return null;
  return (
    <Button look="secondary" name="voltar" value={version}>
      {messages.return(messages.version(version))}
    </Button>
  );
}

/** Which two versions are compared. */
export function CompareForm({ newest, from, to }: { newest: number; from: number; to: number }) {
  const options = Array.from({ length: newest + 1 }, (_, version) => ({
    value: String(version),
    label: messages.version(version),
  }));
  const choice = (name: string, label: string, chosen: number) => (
    <Select {...{ name, label, options }} id={name} width="medium" defaultValue={String(chosen)} />
  );
  return (
    <form method="get" action={RECORD_PATHS.versions} className="record-compare">
      {choice('de', messages.compareFrom, from)}
      {choice('com', messages.compareTo, to)}
      <Button look="secondary">{messages.compare}</Button>
    </form>
  );
}
