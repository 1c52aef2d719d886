import { ownDataMessages } from '#app/locales/own/own-data.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { DATA_FIELDS, IntentForm } from './code-gate.tsx';
import { OWN_PATHS } from './own-paths.ts';

export type MemberView = {
  patientId: number;
  name: string;
  lines: readonly { protocol: string; text: string; openLabel: string | null }[];
};

type DataProps = {
  protocol: string;
  members: readonly MemberView[];
  formKey: string;
  errors: readonly FieldError[];
};

/** What the code opens: a card for each person, the copy, and the request to erase. */
export function OwnDataScreen({ protocol, members, formKey, errors }: DataProps) {
  const { gate, family, copy, erase } = useMessages(ownDataMessages);
  const local = useLocalPath();
  return (
    <>
      <ErrorSummary errors={errors} />
      <PageHeader title={gate.title} />
      <section className="stack" aria-labelledby="familia">
        <h2 id="familia">{family.title}</h2>
        <p>{members.length > 0 ? family.lead : family.none}</p>
        {members.map((member) => (
          <MemberCard key={member.patientId} member={member} protocol={protocol} />
        ))}
      </section>
      <section className="stack" aria-labelledby="copia">
        <h2 id="copia">{copy.title}</h2>
        <p>{copy.lead}</p>
        <form method="post" action={local(OWN_PATHS.copy)}>
          <input type="hidden" name={DATA_FIELDS.protocol} defaultValue={protocol} />
          <ButtonRow>
            <Button look="secondary" name={DATA_FIELDS.format} value="pdf">
              {copy.pdf}
            </Button>
            <Button look="secondary" name={DATA_FIELDS.format} value="json">
              {copy.json}
            </Button>
          </ButtonRow>
        </form>
      </section>
      <section className="stack" aria-labelledby="apagar">
        <h2 id="apagar">{erase.title}</h2>
        <p>{erase.lead}</p>
        <IntentForm intent="erase" protocol={protocol}>
          <input type="hidden" name={DATA_FIELDS.key} defaultValue={formKey} />
          <Button id="pedir" look="secondary">
            {erase.submit}
          </Button>
        </IntentForm>
      </section>
    </>
  );
}

function MemberCard({ member, protocol }: { member: MemberView; protocol: string }) {
  const messages = useMessages(ownDataMessages).family;
  const { name, lines, patientId } = member;
  const last = lines.at(-1);
  return (
    <article className="own-card stack">
      <h3>{name}</h3>
      <ul className="own-plain">
        {lines.map((line) => (
          <li key={line.protocol}>
            <p>{line.text}</p>
            {line.openLabel ? (
              <IntentForm intent="open" protocol={protocol}>
                <input type="hidden" name={DATA_FIELDS.about} defaultValue={line.protocol} />
                <Button look="secondary">{line.openLabel}</Button>
              </IntentForm>
            ) : null}
          </li>
        ))}
      </ul>
      {last ? (
        <IntentForm intent="again" protocol={protocol}>
          <input type="hidden" name={DATA_FIELDS.about} defaultValue={last.protocol} />
          <Button>{messages.again(name)}</Button>
        </IntentForm>
      ) : null}
      <IntentForm intent="leave" protocol={protocol}>
        <input type="hidden" name={DATA_FIELDS.patient} defaultValue={patientId} />
        <Button look="quiet">{messages.leave(name)}</Button>
      </IntentForm>
    </article>
  );
}
