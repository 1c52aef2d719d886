import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { PATIENT_NAMES } from './feed-names.ts';

const texts = staffFeeds.form;

type FeedFormProps = {
  choices: readonly { value: string; label: string }[];
  formKey: string;
};

/** Makes the calendar of one practitioner, room or device, or of all. */
export function FeedForm({ choices, formKey }: FeedFormProps) {
  return (
    <form method="post" className="staff-form stack">
      <input type="hidden" name="chave" defaultValue={formKey} />
      <div className="field">
        <label className="field-label" htmlFor="quem">
          {texts.who}
        </label>
        <select id="quem" name="quem" className="input">
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <RadioList
        name="nomes"
        legend={texts.names}
        hint={texts.namesHint}
        options={PATIENT_NAMES.map((value) => ({
          value,
          label: staffFeeds.names[value],
          isChecked: value === 'none',
        }))}
      />
      <Button size="large" name="acao" value="criar">
        {texts.submit}
      </Button>
    </form>
  );
}
