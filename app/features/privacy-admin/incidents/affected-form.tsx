import { DayField } from '#app/features/privacy-admin/day-field.tsx';
import { staffPrivacyIncidents } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { AFFECTED_KINDS } from './affected-kinds.ts';

const texts = staffPrivacyIncidents.affected;

type AffectedFormProps = {
  action: string;
  from: string;
  until: string;
  kinds: readonly string[];
  /** What was counted, or what is wrong with the days. */
  answer: string;
};

/** Who may have been touched in these days: counted, or as a list to take away. */
export function AffectedForm({ action, from, until, kinds, answer }: AffectedFormProps) {
  return (
    <section className="flow" id="pessoas-afetadas">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {answer ? (
        <p role="status">
          <strong>{answer}</strong>
        </p>
      ) : null}
      <form method="post" action={action} noValidate className="desk-form">
        <div className="desk-pair">
          <DayField name="de" label={texts.from} defaultValue={from} />
          <DayField name="ate" label={texts.until} defaultValue={until} />
        </div>
        <fieldset className="field desk-checks">
          <legend className="field-label">{texts.kindsLegend}</legend>
          {AFFECTED_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              id={`onde-${kind}`}
              name="onde"
              value={kind}
              label={texts.kinds[kind]}
              defaultChecked={kinds.includes(kind)}
            />
          ))}
        </fieldset>
        <ButtonRow>
          <Button name="acao" value="contar" look="secondary">
            {texts.count}
          </Button>
          <Button name="acao" value="baixar" look="secondary">
            {texts.download}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
