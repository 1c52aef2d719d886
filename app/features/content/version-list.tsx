import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CONTENT_FIELDS } from './content-form-fields.ts';
import { ChoiceInput } from './plain-input.tsx';

/** A state of a text as its page shows it. */
export type VersionView = {
  number: number;
  /** Who wrote it and when. */
  by: string;
  /** 'está no site', 'agendada'. */
  marks: readonly string[];
  isLatest: boolean;
};

const texts = staffContent.versions;

/** Which two states are compared. */
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
    label: texts.number(number),
  }));
  return (
    <form className="content-pick">
      <ChoiceInput id="de" label={texts.older} options={options} value={String(older)} />
      <ChoiceInput id="para" label={texts.newer} options={options} value={String(newer)} />
      <Button look="secondary">{texts.compare}</Button>
    </form>
  );
}

/** All states of a text, the latest first; older ones can be brought back. */
export function VersionList({
  versions,
  seenVersion,
}: {
  versions: readonly VersionView[];
  seenVersion: string;
}) {
  return (
    <section className="flow" aria-labelledby="todas">
      <h2 id="todas">{texts.all}</h2>
      <p className="reading">{texts.restoreHint}</p>
      <ol className="content-versions" reversed>
        {versions.map(({ number, by, marks, isLatest }) => (
          <li key={number} id={`versao-${number}`}>
            <p>
              <strong>{texts.number(number)}</strong>
              {marks.length > 0 ? ` (${marks.join(', ')})` : ''}
            </p>
            <p className="content-facts">{by}</p>
            {isLatest ? null : (
              <form method="post">
                <input type="hidden" name={CONTENT_FIELDS.version} value={seenVersion} />
                <Button name={CONTENT_FIELDS.revision} value={number} look="quiet">
                  {texts.restore(number)}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
