import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { FieldError } from '#app/ui/field/field-frame.tsx';
import { INBOX_STATUSES, type InboxStatus, STATUS_SLUGS } from './inbox-status.ts';
import { type FormStamp, ITEM_ACTIONS, ITEM_FIELDS, StampFields } from './item-fields.tsx';

type ItemWorkProps = {
  status: InboxStatus;
  assignee: { name: string; isMe: boolean } | null;
  stamp: FormStamp;
  error?: string;
};

const texts = staffInbox.item;

/** Who looks after an item and how far it has come, each with its form. */
export function ItemWork({ status, assignee, stamp, error }: ItemWorkProps) {
  return (
    <section className="flow" id="andamento" aria-labelledby="work-title">
      <h2 id="work-title">{texts.work}</h2>
      <p>{wordsOf(assignee)}</p>
      <form method="post">
        <StampFields stamp={stamp} />
        <ButtonRow>
          {assignee?.isMe ? null : (
            <Button look="secondary" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.take}>
              {texts.take}
            </Button>
          )}
          {assignee ? (
            <Button look="quiet" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.release}>
              {texts.release}
            </Button>
          ) : null}
        </ButtonRow>
      </form>
      <form method="post" className="flow">
        <StampFields stamp={stamp} />
        <div className={error ? 'field field-wrong' : 'field'}>
          <label className="field-label" htmlFor={ITEM_FIELDS.status}>
            {texts.setStatus}
          </label>
          {error ? <FieldError id={ITEM_FIELDS.status} message={error} /> : null}
          <select
            className="input input-medium"
            id={ITEM_FIELDS.status}
            name={ITEM_FIELDS.status}
            defaultValue={STATUS_SLUGS[status]}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${ITEM_FIELDS.status}-error` : undefined}
          >
            {INBOX_STATUSES.map((each) => (
              <option key={each} value={STATUS_SLUGS[each]}>
                {staffInbox.statuses[each]}
              </option>
            ))}
          </select>
        </div>
        <Button look="secondary" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.status}>
          {texts.save}
        </Button>
      </form>
    </section>
  );
}

function wordsOf(assignee: ItemWorkProps['assignee']): string {
  if (!assignee) return texts.isNobodys;
  return assignee.isMe ? texts.isMine : texts.isOf(assignee.name);
}
