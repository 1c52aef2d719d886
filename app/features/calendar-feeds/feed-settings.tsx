import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select, type SelectOption } from '#app/ui/select/select.tsx';
import { PATIENT_NAMES } from './feed-names.ts';

const listMessages = staffFeeds.list;

export type FeedView = { id: number; name: string; names: string; made: string; isOver: boolean };

/** The feeds, each with a button that revokes it. */
export function FeedList({ feeds, mayWrite }: { feeds: readonly FeedView[]; mayWrite: boolean }) {
  if (feeds.length === 0) return <p>{listMessages.none}</p>;
  return (
    <ul className="settings-list">
      {feeds.map(({ id, name, names, made, isOver }) => (
        <li key={id} className="settings-row">
          <div>
            <div className="settings-name">{name}</div>
            <div>{names}</div>
            <div className="small">{made}</div>
            {isOver ? <div>{listMessages.over}</div> : null}
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
  formKey: string;
};

/** Creates a feed for one practitioner, room or device, or for all. */
export function FeedForm({ choices, formKey }: FeedFormProps) {
  return (
    <form method="post" className="staff-form stack">
      <input type="hidden" name="chave" defaultValue={formKey} />
      <Select id="quem" name="quem" label={formMessages.who} options={choices} />
      <RadioList
        name="nomes"
        legend={formMessages.names}
        hint={formMessages.namesHint}
        options={PATIENT_NAMES.map((value) => ({
          value,
          label: staffFeeds.names[value],
          isChecked: value === 'none',
        }))}
      />
      <Button size="large" name="acao" value="criar">
        {formMessages.submit}
      </Button>
    </form>
  );
}
