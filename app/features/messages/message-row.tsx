import { type MessageId, messageOf } from '#app/clinic/messages/message-list.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { InputField } from '#app/ui/field/input-field.tsx';
import { copyField, switchField } from './messages-form.ts';

const messages = staffMessages;

export type MessageRow = {
  id: MessageId;
  label: string;
  sentence: string;
  /** Channel and time, in words. */
  how: string;
  /** Whether it goes out, and why it must or what its being off means. */
  state: string;
  reason: string | null;
  isOn: boolean;
  isSwitch: boolean;
  /** The address that gets a copy, '' for none; null where there are no copies. */
  copy: string | null;
  links: readonly { href: string; label: string; name: string }[];
};

/** One message: its sentence and state, and folded below them the rest. @param children what is asked below its address */
export function MessageRowItem({
  row,
  errors,
  children,
}: {
  row: MessageRow;
  errors: readonly FieldError[];
  children?: React.ReactNode;
}) {
  const { id, label, sentence, how, state, reason, isOn, isSwitch, copy, links } = row;
  const isWrong = errorAt(errors, copyField(id)) !== undefined;
  return (
    <li className="message-row">
      <details open={isWrong || Boolean(children)}>
        <summary>
          <span className="message-sentence">{sentence}</span>
          <span className="message-told small">
            <strong>{state}</strong> · {how}
          </span>
          {copy ? <span className="message-told small">{messages.copy.to(copy)}</span> : null}
        </summary>
        <div className="message-more">
          {reason ? <p className="small">{reason}</p> : null}
          {links.length > 0 ? (
            <p className="message-links small">
              {links.map(({ href, label: words, name }) => (
                <a key={href} href={href} aria-label={name}>
                  {words}
                </a>
              ))}
            </p>
          ) : null}
          {copy === null ? null : (
            <CopyBox row={{ ...row, copy }} errors={errors}>
              {children}
            </CopyBox>
          )}
        </div>
      </details>
      {isSwitch ? (
        <label className="message-switch">
          <input
            type="checkbox"
            name={switchField(id)}
            value="sim"
            defaultChecked={isOn}
            aria-label={messages.switchName(label)}
          />
          {messages.switchLabel}
        </label>
      ) : null}
    </li>
  );
}

function CopyBox({
  row: { id, label, copy },
  errors,
  children,
}: {
  row: Pick<MessageRow, 'id' | 'label'> & { copy: string };
  errors: readonly FieldError[];
  children: React.ReactNode;
}) {
  const name = copyField(id);
  const error = errorAt(errors, name);
  return (
    <>
      <InputField
        id={name}
        name={name}
        type="email"
        width="medium"
        autoComplete="off"
        maxLength={254}
        label={messages.copy.label}
        aria-label={messages.copy.name(label)}
        hint={messages.copy.hint(messages.copy.facts[messageOf(id).group])}
        defaultValue={copy}
        {...(error ? { error } : {})}
      />
      {children}
    </>
  );
}
