import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { DayTimeField } from '#app/features/agenda/day-time-field.tsx';
import { SelectField } from '#app/features/agenda/select-field.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { ADD_ON_FIELDS, type AddOnFormValues } from './add-on-form.ts';
import { type BookableChoices, CallerFields } from './caller-fields.tsx';

const texts = staffAgenda.addOnAppointment;

type AddOnFormProps = {
  typed: AddOnFormValues;
  errors: readonly FieldError[];
  choices: BookableChoices;
  practitioners: readonly { value: string; label: string }[];
  today: string;
};

/** Who is squeezed in, with whom, when and why. */
export function AddOnForm({ typed, errors, choices, practitioners, today }: AddOnFormProps) {
  const field = (name: 'profissional' | 'dia' | 'hora' | 'motivo') => {
    const error = errors.find(({ fieldId }) => fieldId === name)?.message;
    return { id: name, name, ...(error ? { error } : {}) };
  };
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <ErrorSummary errors={errors} />
      <CallerFields typed={typed} errors={errors} choices={choices}>
        <div className="agenda-fields">
          <TextField
            {...field('hora')}
            label={texts.time}
            hint={texts.timeHint}
            defaultValue={typed.hora}
            inputMode="numeric"
          />
          <TextField
            {...field('motivo')}
            label={texts.reason}
            hint={texts.reasonHint}
            defaultValue={typed.motivo}
            maxLength={200}
          />
          <SelectField
            {...field('profissional')}
            label={texts.practitioner}
            chosen={typed.profissional}
            options={practitioners}
          />
          <DayTimeField
            {...field('dia')}
            type="date"
            label={texts.day}
            value={typed.dia}
            min={today}
          />
        </div>
      </CallerFields>
      <Button size="large" name="acao" value="conferir">
        {texts.check}
      </Button>
    </form>
  );
}

/** What an extra visit lies across, and the words to say, before it counts. */
export type AddOnCheck = {
  key: string;
  words: string;
  consent: string;
  /** Visits of the practitioner at the same time, a line each. */
  meets: readonly string[];
};

export function AddOnConfirm({ typed, check }: { typed: AddOnFormValues; check: AddOnCheck }) {
  const { key, words, consent, meets } = check;
  return (
    <form method="post" noValidate className="stack">
      {ADD_ON_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={typed[name]} />
      ))}
      <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
      <Notice tone={meets.length > 0 ? 'warning' : 'info'}>
        <p>{meets.length > 0 ? texts.meets(meets.length) : texts.meetsNone}</p>
        {meets.length > 0 ? (
          <ul>
            {meets.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
      <section className="phone-say flow" aria-labelledby="say-title">
        <h2 id="say-title">{texts.say}</h2>
        <p>{words}</p>
        <p>{consent}</p>
      </section>
      <ButtonRow>
        {/* The next key books: all that counts stands above. */}
        <Button size="large" name="acao" value="encaixar" autoFocus>
          {texts.submit}
        </Button>
        <Button look="quiet" name="acao" value="corrigir">
          {texts.edit}
        </Button>
      </ButtonRow>
    </form>
  );
}
