import { useMemo } from 'react';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button } from '#app/ui/button/button.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { InputField } from '#app/ui/field/input-field.tsx';
import { SaveBar } from '#app/ui/long-form/long-form.tsx';
import { MainForm } from '#app/ui/main-form/main-form.tsx';
import { GroupFields } from './field-box.tsx';
import { type FormSetting, formSetting } from './form-context.ts';
import type { Draft } from './form-draft.ts';
import './record.css';

const messages = staffRecord.form;

export const VERSION_FIELD = 'versao';
export const DAY_FIELD = 'vale-de';

type RecordFormProps = {
  form: FieldNode;
  draft: Draft;
  /** The version of the record that the form was loaded from. */
  version: number;
  setting: Omit<FormSetting, 'stored'> & { stored: readonly string[] };
  /** Where a change may begin on a day to come: the day as it was typed. */
  startsOn: string | null;
};

/** The form of a part of the record, made from the schema. It works without scripts. */
export function RecordForm({ form, draft, version, setting, startsOn }: RecordFormProps) {
  const shared = useMemo(() => ({ ...setting, stored: new Set(setting.stored) }), [setting]);
  return (
    <formSetting.Provider value={shared}>
      <MainForm
        className="record-form"
        noValidate
        data-unsaved={setting.errors.length > 0 ? '' : undefined}
      >
        {/* Enter in a box checks the form, and presses no button of a list. */}
        <button
          type="submit"
          name="acao"
          value="conferir"
          className="visually-hidden"
          tabIndex={-1}
        >
          {messages.check}
        </button>
        <input type="hidden" name={VERSION_FIELD} defaultValue={version} />
        <GroupFields node={form} draft={draft} path="" />
        {startsOn === null ? null : (
          <InputField
            id={DAY_FIELD}
            name={DAY_FIELD}
            type="date"
            width="medium"
            label={messages.from}
            hint={messages.fromHint}
            error={errorAt(setting.errors, DAY_FIELD)}
            defaultValue={startsOn}
          />
        )}
        <SaveBar>
          <Button size="large" name="acao" value="conferir">
            {messages.check}
          </Button>
        </SaveBar>
      </MainForm>
    </formSetting.Provider>
  );
}
