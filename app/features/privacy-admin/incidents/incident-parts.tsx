import { staffPrivacyIncidents as labels } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { AFFECTED_KINDS } from './incident-facts.ts';
import type { toIncidentView, toRevisionViews } from './incident-view.ts';

type IncidentView = ReturnType<typeof toIncidentView>;

/** Deadlines to notify, and the reasons to do so. */
export function IncidentDeadlines({ incident }: { incident: IncidentView }) {
  const { deadlines, signs } = labels;
  const { tell, complete, isLate, isSmallAgent, anpdTold, peopleTold } = incident;
  return (
    <section className="flow">
      <h2>{deadlines.title}</h2>
      <SummaryList
        rows={[
          { label: deadlines.tell, value: isLate ? `${tell} – ${deadlines.late}` : tell },
          { label: deadlines.complete, value: complete },
        ]}
      />
      {anpdTold ? <p>{deadlines.doneAnpd(anpdTold)}</p> : null}
      {peopleTold ? <p>{deadlines.donePeople(peopleTold)}</p> : null}
      <p className="small">{deadlines.note(isSmallAgent)}</p>
      <Notice
        title={signs.title}
        titleLevel={3}
        tone={incident.signs.length > 0 ? 'warning' : 'info'}
      >
        <p>{incident.signs.length > 0 ? signs.some : signs.none}</p>
        {incident.signs.length > 0 ? (
          <ul>
            {incident.signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </section>
  );
}

/** Draft letters for staff to copy and complete. */
export function IncidentLetters({ letters }: Pick<IncidentView, 'letters'>) {
  return (
    <section className="flow">
      <h2>{labels.letters.title}</h2>
      <p>{labels.letters.hint}</p>
      {letters.map(({ key, title, text }) => (
        <Disclosure key={key} summary={title}>
          <textarea
            id={`carta-${key}`}
            className="input admin-letter"
            aria-label={title}
            rows={16}
            readOnly
            defaultValue={text}
          />
        </Disclosure>
      ))}
    </section>
  );
}

/** All revisions of the incident. */
export function IncidentHistory({ revisions }: { revisions: ReturnType<typeof toRevisionViews> }) {
  return (
    <section className="flow">
      <h2>{labels.history.title}</h2>
      <p className="small">{labels.history.hint}</p>
      {revisions.map(({ number, heading, facts }) => (
        <Disclosure key={number} summary={heading}>
          {facts.map((fact) => (
            <p key={fact} className="admin-words">
              {fact}
            </p>
          ))}
        </Disclosure>
      ))}
    </section>
  );
}

const affectedLabels = labels.affected;

type AffectedFormProps = {
  action: string;
  from: string;
  until: string;
  kinds: readonly string[];
  /** The count, or the error in the dates. */
  answer: string;
};

/** People possibly affected in a period: counted, or downloaded as a list. */
export function AffectedForm({ action, from, until, kinds, answer }: AffectedFormProps) {
  return (
    <section className="flow" id="pessoas-afetadas">
      <h2>{affectedLabels.title}</h2>
      <p>{affectedLabels.text}</p>
      {answer ? (
        <p role="status">
          <strong>{answer}</strong>
        </p>
      ) : null}
      <form method="post" action={action} noValidate className="admin-form">
        <div className="admin-pair">
          <DateField id="de" name="de" label={affectedLabels.from} defaultValue={from} />
          <DateField id="ate" name="ate" label={affectedLabels.until} defaultValue={until} />
        </div>
        <fieldset className="field admin-checks">
          <legend className="field-label">{affectedLabels.kindsLegend}</legend>
          {AFFECTED_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              id={`onde-${kind}`}
              name="onde"
              value={kind}
              label={affectedLabels.kinds[kind]}
              defaultChecked={kinds.includes(kind)}
            />
          ))}
        </fieldset>
        <ButtonRow>
          <Button name="acao" value="contar" look="secondary">
            {affectedLabels.count}
          </Button>
          <Button name="acao" value="baixar" look="secondary">
            {affectedLabels.download}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
