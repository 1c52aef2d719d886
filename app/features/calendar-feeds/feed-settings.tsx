import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select, type SelectOption } from '#app/ui/select/select.tsx';
import type { PatientNames } from './feed-names.ts';

const listMessages = staffFeeds.list;

export type FeedView = { id: number; name: string; names: string; made: string };

/** The feeds, each with a button that revokes it. */
export function FeedList({ feeds, mayWrite }: { feeds: readonly FeedView[]; mayWrite: boolean }) {
  if (feeds.length === 0) return <p>{listMessages.none}</p>;
  return (
    <ul className="settings-list">
      {feeds.map(({ id, name, names, made }) => (
        <li key={id} className="settings-row">
          <div>
            <div className="settings-name">{name}</div>
            <div>{names}</div>
            <div className="small">{made}</div>
          </div>
          {mayWrite ? (
            <form method="post" className="settings-acts">
              <input type="hidden" name="id" defaultValue={id} />
              <Button
                look="danger"
                name="acao"
                value="encerrar"
                aria-label={listMessages.revokeFor(name, made)}
              >
                {listMessages.revoke}
              </Button>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const formMessages = staffFeeds.form;

type FeedFormProps = {
  choices: readonly SelectOption[];
  /** How much of patients' names this person may choose. */
  names: readonly PatientNames[];
  values: { quem: string; nomes: string };
  formKey: string;
  errors: readonly FieldError[];
};

/** Creates a feed for one practitioner, room or device, or for all. */
export function FeedForm({ choices, names, values, formKey, errors }: FeedFormProps) {
  const namesError = errorAt(errors, 'nomes');
  return (
    <form method="post" className="staff-form stack">
      <input type="hidden" name="chave" defaultValue={formKey} />
      <Select
        id="quem"
        name="quem"
        label={formMessages.who}
        options={choices}
        defaultValue={values.quem}
      />
      <RadioList
        name="nomes"
        legend={formMessages.names}
        hint={formMessages.namesHint}
        options={names.map((value) => ({
          value,
          label: staffFeeds.names[value],
          isChecked: value === values.nomes,
        }))}
        {...(namesError ? { error: namesError } : {})}
      />
      <Button size="large" name="acao" value="criar">
        {formMessages.submit}
      </Button>
    </form>
  );
}
