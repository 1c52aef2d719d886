import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { ApprovalTaskView } from './approval-view.ts';

const messages = staffInsurance.queue;

type QueueProps = {
  tasks: readonly ApprovalTaskView[];
  mayWrite: boolean;
  /** What was typed in the form that was refused, and of which appointment. */
  refused: { protocol: string; numero: string; ate: string; errors: readonly FieldError[] } | null;
};

/** What is to be done about approvals: the next one open, the others below it in their order. */
export function ApprovalQueue({ tasks, mayWrite, refused }: QueueProps) {
  const [first, ...later] = tasks;
  if (!first) return <p>{messages.none}</p>;
  // The fields of one row have the names that errors point to; the others have names of their own.
  const named = refused?.protocol ?? first.protocol;
  const refusedAt = (task: ApprovalTaskView) =>
    refused?.protocol === task.protocol ? refused : null;
  return (
    <>
      <section className="flow" aria-labelledby="a-seguir">
        <h2 id="a-seguir">
          {messages.next} <span className="small">({messages.left(tasks.length)})</span>
        </h2>
        <Task task={first} mayWrite={mayWrite} refused={refusedAt(first)} named={named} isNext />
      </section>
      {later.length > 0 ? (
        <section className="flow" aria-labelledby="depois">
          <h2 id="depois">{messages.later}</h2>
          <ol className="approval-rows">
            {later.map((task) => (
              <li key={task.protocol}>
                <Task task={task} mayWrite={mayWrite} refused={refusedAt(task)} named={named} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

type TaskProps = {
  task: ApprovalTaskView;
  mayWrite: boolean;
  refused: QueueProps['refused'];
  /** The protocol of the row whose fields errors point to. */
  named: string;
  isNext?: boolean;
};

function Task({ task, mayWrite, refused, named, isNext = false }: TaskProps) {
  const { patient, phone, phoneHref, moment, what, state, facts, work } = task;
  return (
    <article className={isNext ? 'approval-row approval-next' : 'approval-row'}>
      <h3>
        <a href={task.href}>{patient}</a>
      </h3>
      <p>
        <strong>{state}</strong> · {moment}
      </p>
      <p className="approval-facts">
        <span>{what}</span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <a href={phoneHref}>{phone}</a>
      </p>
      {work === 'denied' ? <p className="small">{messages.deniedHelp}</p> : null}
      {mayWrite ? (
        <>
          {work === 'card' ? null : <Answer task={task} refused={refused} named={named} />}
          <p className="approval-facts">
            <a href={task.insuranceHref} aria-label={messages.openFor(patient)}>
              {messages.open}
            </a>
            <a href={task.moveHref} aria-label={messages.moveFor(patient)}>
              {messages.move}
            </a>
          </p>
        </>
      ) : null}
    </article>
  );
}

function Answer({ task, refused, named }: Pick<TaskProps, 'task' | 'refused' | 'named'>) {
  const { protocol, version, work, patient } = task;
  const errors = refused?.errors ?? [];
  const prefix = protocol === named ? '' : `${protocol}-`;
  const button = (state: string, label: string, look: 'primary' | 'secondary') => (
    <Button name="estado" value={state} look={look} aria-label={`${label}: ${patient}`}>
      {label}
    </Button>
  );
  const about = (
    <>
      <input type="hidden" name="protocolo" value={protocol} />
      <input type="hidden" name="versao" value={version} />
    </>
  );
  return (
    <>
      <form method="post">
        {about}
        <ButtonRow>
          {work === 'asked' ? null : button('asked', messages.asked, 'primary')}
          {button('not-needed', messages.notNeeded, 'secondary')}
        </ButtonRow>
      </form>
      {/* A form of its own: Enter in its fields means that the payer has said yes. */}
      <form method="post" noValidate autoComplete="off" className="flow">
        {about}
        <div className="approval-fields">
          <TextField
            {...fieldProps('numero', errors, prefix)}
            label={messages.number}
            defaultValue={refused?.numero ?? task.number}
            maxLength={30}
          />
          <TextField
            {...fieldProps('ate', errors, prefix)}
            label={messages.until}
            hint={messages.untilHint}
            defaultValue={refused?.ate ?? ''}
            maxLength={20}
          />
        </div>
        <ButtonRow>
          {button('granted', messages.granted, work === 'asked' ? 'primary' : 'secondary')}
          {work === 'denied' ? null : button('denied', messages.denied, 'secondary')}
        </ButtonRow>
      </form>
    </>
  );
}
