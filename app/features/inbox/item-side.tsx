import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { INBOX_STATUSES, type InboxStatus, STATUS_SLUGS } from './inbox-status.ts';
import type { ContactWay, toContactView } from './inbox-view.ts';
import { GiveItem, type GiveItemProps } from './item-colleague.tsx';
import { ITEM_ACTIONS, ITEM_FIELDS, StampFields } from './item-fields.tsx';

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

type ItemWorkProps = Pick<GiveItemProps, 'colleagues' | 'chosen' | 'stamp'> & {
  status: InboxStatus;
  assignee: { name: string; isMe: boolean } | null;
  errors: readonly FieldError[];
};

/** Who has the item, whom to give it to, and its status, each with its form. */
export function ItemWork({ status, assignee, stamp, errors, ...given }: ItemWorkProps) {
  return (
    <section className="flow" id="andamento" aria-labelledby="work-title">
      <h2 id="work-title">{labels.work}</h2>
      <p>{wordsOf(assignee)}</p>
      {assignee?.isMe ? null : (
        <form method="post">
          <StampFields stamp={stamp} />
          <Button look="secondary" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.take}>
            {labels.take}
          </Button>
        </form>
      )}
      <GiveItem
        {...given}
        isHeld={assignee !== null}
        stamp={stamp}
        error={errorAt(errors, ITEM_FIELDS.colleague)}
      />
      <form method="post" className="flow">
        <StampFields stamp={stamp} />
        <Select
          id={ITEM_FIELDS.status}
          name={ITEM_FIELDS.status}
          label={labels.setStatus}
          error={errorAt(errors, ITEM_FIELDS.status)}
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
