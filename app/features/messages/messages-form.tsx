import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { type MessageRow, MessageRowItem } from './message-row.tsx';
import { OUTSIDE_FIELD, VERSION_FIELD } from './messages-form.ts';
import './messages.css';

const { copy } = staffMessages;

export type MessageGroupView = { title: string; rows: readonly MessageRow[] };

type MessagesFormProps = {
  groups: readonly MessageGroupView[];
  /** The version of the setting that the form was loaded from. */
  version: number;
  errors: readonly FieldError[];
  /** Whether addresses of other domains are vouched for; null where nobody asks. */
  isVouchedFor: boolean | null;
  /** The bar with the button. */
  children: React.ReactNode;
};

/** Every automatic message as a sentence, with its switch and who of the clinic is told. */
export function MessagesForm(props: MessagesFormProps) {
  const { groups, version, errors, isVouchedFor, children } = props;
  return (
    <form method="post" className="messages-form record-form" noValidate>
      <input type="hidden" name={VERSION_FIELD} defaultValue={version} />
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="message-rows">
            {rows.map((row) => (
              <MessageRowItem key={row.id} row={row} errors={errors} />
            ))}
          </ul>
        </section>
      ))}
      {isVouchedFor === null ? null : (
        <Checkbox
          id={OUTSIDE_FIELD}
          name={OUTSIDE_FIELD}
          label={copy.confirm}
          hint={copy.confirmHint}
          defaultChecked={isVouchedFor}
        />
      )}
      {children}
    </form>
  );
}
