import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Select, type SelectOption } from '#app/ui/select/select.tsx';
import { ADD_ON_FIELDS, type AddOnFormValues } from './add-on-form.ts';
import { type BookableChoices, CallerFields } from './caller-fields.tsx';

const messages = staffAgenda.addOnAppointment;
const CONTROL_FIELDS = ['cirurgia', 'controle'] as const;

type AddOnFormProps = {
  values: AddOnFormValues;
  errors: readonly FieldError[];
  choices: BookableChoices;
  practitioners: readonly SelectOption[];
  today: string;
};

/** The form of an add-on appointment: patient, practitioner, time and reason. */
export function AddOnForm({ values, errors, choices, practitioners, today }: AddOnFormProps) {
  const field = (name: 'profissional' | 'dia' | 'hora' | 'motivo' | 'duracao') =>
    fieldProps(name, errors);
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <ErrorSummary errors={errors} />
      {CONTROL_FIELDS.filter((name) => values[name] !== undefined).map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name]} />
      ))}
      <CallerFields values={values} errors={errors} choices={choices}>
        <div className="agenda-fields">
          <TextField
            {...field('hora')}
            label={messages.time}
            hint={messages.timeHint}
            defaultValue={values.hora}
            inputMode="numeric"
          />
          <TextField
            {...field('motivo')}
            label={messages.reason}
            hint={messages.reasonHint}
            defaultValue={values.motivo}
            maxLength={200}
          />
          <TextField
            {...field('duracao')}
            label={messages.length}
            hint={messages.lengthHint}
            defaultValue={values.duracao}
            inputMode="numeric"
            maxLength={12}
          />
          <Select
            {...field('profissional')}
            label={messages.practitioner}
            defaultValue={values.profissional}
            options={practitioners}
          />
          <DateField {...field('dia')} label={messages.day} defaultValue={values.dia} min={today} />
        </div>
      </CallerFields>
      <Button size="large" name="acao" value="conferir">
        {messages.check}
      </Button>
    </form>
  );
}

/** What staff confirm before an add-on appointment is booked. */
export type AddOnCheck = {
  key: string;
  words: string;
  consent: string;
  /** Appointments of the practitioner at the same time, a line each. */
  overlaps: readonly string[];
};

export function AddOnConfirm({ values, check }: { values: AddOnFormValues; check: AddOnCheck }) {
  const { key, words, consent, overlaps } = check;
  return (
    <form method="post" noValidate className="stack">
      {ADD_ON_FIELDS.filter((name) => values[name] !== undefined).map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name]} />
      ))}
      <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
      <Notice tone={overlaps.length > 0 ? 'warning' : 'info'}>
        <p>{overlaps.length > 0 ? messages.meets(overlaps.length) : messages.meetsNone}</p>
        {overlaps.length > 0 ? (
          <ul>
            {overlaps.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
      <section className="phone-say flow" aria-labelledby="say-title">
        <h2 id="say-title">{messages.say}</h2>
        <p>{words}</p>
        <p>{consent}</p>
      </section>
      <ButtonRow>
        {/* Autofocus, so that Enter books: everything to check is above. */}
        <Button size="large" name="acao" value="encaixar" autoFocus>
          {messages.submit}
        </Button>
        <Button look="quiet" name="acao" value="corrigir">
          {messages.edit}
        </Button>
      </ButtonRow>
    </form>
  );
}
