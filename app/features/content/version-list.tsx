import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { CONTENT_FIELDS } from './content-form-fields.ts';

/** A revision as its page shows it. */
export type VersionView = {
  number: number;
  /** Who wrote it and when. */
  by: string;
  /** 'está no site', 'agendada'. */
  marks: readonly string[];
  isLatest: boolean;
};

const messages = staffContent.versions;

/** Chooses the two revisions to compare. */
export function PickVersions({
  versions,
  older,
  newer,
}: {
  versions: readonly VersionView[];
  older: number;
  newer: number;
}) {
  const options = versions.map(({ number }) => ({
    value: String(number),
    label: messages.number(number),
  }));
  return (
    <form className="content-pick">
      <Select
        id="de"
        name="de"
        label={messages.older}
        options={options}
        defaultValue={String(older)}
        width="medium"
      />
      <Select
        id="para"
        name="para"
        label={messages.newer}
        options={options}
        defaultValue={String(newer)}
        width="medium"
      />
      <Button look="secondary">{messages.compare}</Button>
    </form>
  );
}

/** All revisions of an entry, latest first; older ones can be restored. */
export function VersionList({
  versions,
  seenVersion,
}: {
  versions: readonly VersionView[];
  seenVersion: string;
}) {
  return (
    <section className="flow" aria-labelledby="todas">
      <h2 id="todas">{messages.all}</h2>
      <p className="reading">{messages.restoreHint}</p>
      <ol className="content-versions" reversed>
        {versions.map(({ number, by, marks, isLatest }) => (
          <li key={number} id={`versao-${number}`}>
            <p>
              <strong>{messages.number(number)}</strong>
              {marks.length > 0 ? ` (${marks.join(', ')})` : ''}
            </p>
            <p className="content-facts">{by}</p>
            {isLatest ? null : (
              <form method="post">
                <input type="hidden" name={CONTENT_FIELDS.version} value={seenVersion} />
                <Button name={CONTENT_FIELDS.revision} value={number} look="quiet">
                  {messages.restore(number)}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
