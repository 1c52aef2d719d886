import {
  type GoLiveItem,
  type ItemName,
  isMust,
  PUBLISH_FIELDS,
  reasonField,
} from '#app/features/first-run/go-live.ts';
import { PrivacyReading, type PrivacyToRead } from '#app/features/first-run/privacy-to-read.tsx';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { InputField } from '#app/ui/field/input-field.tsx';

const { forms } = staffPublish;

type View = {
  items: readonly GoLiveItem[];
  versions: { opening: number; privacy: number; backup: number };
  privacyText: PrivacyToRead;
  today: string;
  /** What was typed when another button of the page was pressed. */
  typed: { day: string; reasons: Readonly<Record<string, string>> };
  isOpen: boolean;
};

/** What may be ticked or looked up at an item. */
export function ItemForms({
  name,
  view,
  errors,
}: {
  name: ItemName;
  view: View;
  errors: readonly FieldError[];
}) {
  const { versions, privacyText, today, typed } = view;
  const item = view.items.find((each) => each.name === name);
  const isDone = item?.lacks.length === 0;
  if (name === 'mail')
    return (
      <Button look="secondary" name={PUBLISH_FIELDS.act} value="dominio">
        {item?.known.length ? forms.lookUpAgain : forms.lookUp}
      </Button>
    );
  if (name === 'privacy')
    return (
      <>
        <input type="hidden" name={PUBLISH_FIELDS.privacyVersion} defaultValue={versions.privacy} />
        <PrivacyReading text={privacyText} isRead={isDone} />
      </>
    );
  if (name !== 'backup') return null;
  return (
    <div className="stack">
      <input type="hidden" name={PUBLISH_FIELDS.backupVersion} defaultValue={versions.backup} />
      <InputField
        id={PUBLISH_FIELDS.day}
        name={PUBLISH_FIELDS.day}
        type="date"
        width="medium"
        label={forms.backupDay}
        error={errorAt(errors, PUBLISH_FIELDS.day)}
        defaultValue={typed.day || today}
        max={today}
      />
      <Button look="secondary" name={PUBLISH_FIELDS.act} value="copia">
        {forms.backup}
      </Button>
    </div>
  );
}

/** Opens the site, with reasons for what lacks and may, or closes it. */
export function OpeningSwitch({
  view,
  reasons,
}: {
  view: View;
  reasons: Readonly<Record<string, string>>;
}) {
  const { items, versions, isOpen } = view;
  const waivable = items.filter(({ name, lacks }) => !isMust(name) && lacks.length > 0);
  return (
    <div id="chave" className="stack">
      <input type="hidden" name={PUBLISH_FIELDS.version} defaultValue={versions.opening} />
      {isOpen
        ? null
        : waivable.map(({ name }) => (
            <InputField
              key={name}
              id={reasonField(name)}
              name={reasonField(name)}
              label={forms.reason(staffPublish.items[name].title)}
              defaultValue={reasons[reasonField(name)] ?? ''}
              maxLength={300}
            />
          ))}
      <ButtonRow>
        <Button
          size="large"
          look={isOpen ? 'secondary' : 'primary'}
          name={PUBLISH_FIELDS.act}
          value={isOpen ? 'fechar' : 'abrir'}
        >
          {isOpen ? forms.close : forms.open}
        </Button>
      </ButtonRow>
      {isOpen ? <p className="small">{forms.closeHint}</p> : null}
    </div>
  );
}
