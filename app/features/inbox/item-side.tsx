import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { INBOX_STATUSES, type InboxStatus, STATUS_SLUGS } from './inbox-status.ts';
import type { ContactWay, toContactView } from './inbox-view.ts';
import { type FormStamp, ITEM_ACTIONS, ITEM_FIELDS, StampFields } from './item-fields.tsx';

type ItemContactProps = {
  contact: ReturnType<typeof toContactView>;
  email: string | null;
  details: readonly { label: string; value: string }[];
};

const labels = staffInbox.item;

/** Contact links and further details. */
export function ItemContact({ contact, email, details }: ItemContactProps) {
  const ways = [
    { icon: 'phone', way: contact.phone },
    { icon: 'chat', way: contact.whatsapp },
    { icon: 'mail', way: contact.mail },
  ] as const;
  const all = [...(email ? [{ label: labels.email, value: email }] : []), ...details];
  return (
    <section className="flow" aria-labelledby="reach-title">
      <h2 id="reach-title">{labels.contactTitle}</h2>
      <ul className="inbox-reach">
        {ways.map(({ icon, way }) =>
          way ? (
            <li key={icon}>
              <Icon name={icon} />
              <ContactLink {...way} />
            </li>
          ) : null,
        )}
      </ul>
      <dl className="inbox-known">
        {all.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** No external-link notice: staff know where the link leads. */
function ContactLink({ href, label }: ContactWay) {
  return (
    <a href={href} data-confirmed="">
      {label}
    </a>
  );
}

type ItemWorkProps = {
  status: InboxStatus;
  assignee: { name: string; isMe: boolean } | null;
  stamp: FormStamp;
  error?: string | undefined;
};

/** Assignee and status, each with its form. */
export function ItemWork({ status, assignee, stamp, error }: ItemWorkProps) {
  return (
    <section className="flow" id="andamento" aria-labelledby="work-title">
      <h2 id="work-title">{labels.work}</h2>
      <p>{wordsOf(assignee)}</p>
      <form method="post">
        <StampFields stamp={stamp} />
        <ButtonRow>
          {assignee?.isMe ? null : (
            <Button look="secondary" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.take}>
              {labels.take}
            </Button>
          )}
          {assignee ? (
            <Button look="quiet" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.release}>
              {labels.release}
            </Button>
          ) : null}
        </ButtonRow>
      </form>
      <form method="post" className="flow">
        <StampFields stamp={stamp} />
        <Select
          id={ITEM_FIELDS.status}
          name={ITEM_FIELDS.status}
          label={labels.setStatus}
          error={error}
          defaultValue={STATUS_SLUGS[status]}
          options={INBOX_STATUSES.map((each) => ({
            value: STATUS_SLUGS[each],
            label: staffInbox.statuses[each],
          }))}
          width="medium"
        />
        <Button look="secondary" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.status}>
          {labels.save}
        </Button>
      </form>
    </section>
  );
}

function wordsOf(assignee: ItemWorkProps['assignee']): string {
  if (!assignee) return labels.isNobodys;
  return assignee.isMe ? labels.isMine : labels.isOf(assignee.name);
}
