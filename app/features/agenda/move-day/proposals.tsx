import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { staffMoveDay as messages } from '#app/locales/pt-BR/staff/day/move-day.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Select } from '#app/ui/select/select.tsx';
import type { AskedDay } from './asked-day.ts';
import type { ProposalRow } from './moved-view.server.ts';

type ProposalsProps = {
  rows: readonly ProposalRow[];
  asked: AskedDay;
  formKey: string;
  /** Whether others of the day have been moved already. */
  isDone: boolean;
  /** Whether the time is closed already. */
  isClosed: boolean;
};

/** A choice for each appointment, and whether the time is closed. */
export function Proposals({ rows, asked, formKey, isDone, isClosed }: ProposalsProps) {
  if (rows.length === 0) return isDone ? null : <p>{messages.none}</p>;
  return (
    <form method="post" noValidate autoComplete="off" className="stack no-print">
      <h2>{isDone ? messages.left : messages.count(rows.length)}</h2>
      <p>{messages.nothingYet}</p>
      {Object.entries({ ...asked, [APPOINTMENT_FIELDS.key]: formKey }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {rows.map(({ protocol, version, from, patient, was, phone, options }) => (
        <div key={protocol}>
          <input type="hidden" name="agendamento" value={protocol} />
          <input type="hidden" name={`versao-${protocol}`} value={version} />
          <input type="hidden" name={`era-${protocol}`} value={from} />
          <Select
            {...{ id: `para-${protocol}`, name: `para-${protocol}` }}
            label={messages.newTime(patient, was)}
            hint={options.length > 0 ? phone : `${phone}. ${messages.noTime}`}
            defaultValue={options[0]?.value ?? ''}
            options={[...options, { value: 'ligar', label: messages.call }]}
          />
        </div>
      ))}
      {isClosed ? (
        <p>{messages.isClosed}</p>
      ) : (
        <>
          <Checkbox id="fecha" name="fecha" label={messages.close} defaultChecked={!isDone} />
          <TextField
            {...{ id: 'motivo', name: 'motivo', label: messages.reason }}
            defaultValue={messages.reasonDefault}
            maxLength={120}
          />
        </>
      )}
      <Button size="large">{messages.submit}</Button>
    </form>
  );
}
