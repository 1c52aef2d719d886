import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { noticesPath, RECORD_PATHS, returnPath } from './sections.ts';

const messages = staffRecord.versions;

type VersionView = { version: number; by: string; at: string; madeBy: string; fields: string };

/** Every version, the one in force first, each with the way back to it. */
export function VersionList({
  versions,
  newest,
}: {
  versions: readonly VersionView[];
  newest: number;
}) {
  return (
    <section className="stack">
      <p>{messages.returnText}</p>
      <ul className="record-versions">
        {versions.map(({ version, by, at, madeBy, fields }) => (
          <li key={version}>
            <div>
              <h2 className="record-version-title">
                {messages.version(version)} ({madeBy})
              </h2>
              <p>{fields}</p>
              <p className="small">{messages.made(by, at)}</p>
            </div>
            <VersionActs version={version} newest={newest}>
              <LinkButton href={noticesPath(version)} look="quiet">
                {messages.tell}
                <span className="visually-hidden"> {messages.ofVersion(version)}</span>
              </LinkButton>
            </VersionActs>
          </li>
        ))}
        <li>
          <h2 className="record-version-title">{messages.file}</h2>
          <VersionActs version={0} newest={newest} />
        </li>
      </ul>
    </section>
  );
}

function VersionActs({
  version,
  newest,
  children = null,
}: {
  version: number;
  newest: number;
  children?: React.ReactNode;
}) {
  return (
    <div className="record-version-acts">
      {version === newest ? (
        <p>{messages.inForce}</p>
      ) : (
        <LinkButton href={returnPath(version)} look="secondary">
          {messages.return(messages.version(version))}
        </LinkButton>
      )}
      {children}
    </div>
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
