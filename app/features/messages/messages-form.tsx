import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { MessageFold } from './message-fold.tsx';
import { type MessageRow, MessageRowItem } from './message-row.tsx';
import { copyField, OUTSIDE_FIELD, VERSION_FIELD } from './messages-form.ts';
import './messages.css';

const { copy } = staffMessages;

export type MessageGroupView = {
  title: string;
  /** How many messages, to whom, and what has been settled about them. */
  told: string;
  isOpen: boolean;
  rows: readonly MessageRow[];
};

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
  const vouching =
    isVouchedFor === null ? null : (
      <Checkbox
        id={OUTSIDE_FIELD}
        name={OUTSIDE_FIELD}
        label={copy.confirm}
        hint={copy.confirmHint}
        defaultChecked={isVouchedFor}
      />
    );
  const first = groups
    .flatMap(({ rows }) => rows)
    .find(({ id }) => errorAt(errors, copyField(id)) !== undefined);
  return (
    <form method="post" className="messages-form record-form" noValidate>
      <input type="hidden" name={VERSION_FIELD} defaultValue={version} />
      {groups.map(({ title, told, isOpen, rows }) => (
        <MessageFold key={title} title={title} told={told} isOpen={isOpen}>
          {rows.map((row) => (
            <MessageRowItem key={row.id} row={row} errors={errors}>
              {row === first ? vouching : null}
            </MessageRowItem>
          ))}
        </MessageFold>
      ))}
      {first ? null : vouching}
      {children}
    </form>
  );
}
