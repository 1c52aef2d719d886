import { MAX_CODE_LENGTH } from '#app/clinic/coupon-code.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { coupon } from '#app/locales/coupon.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffGrid } from '#app/locales/pt-BR/staff/day/grid.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { type BookableChoices, CallerFields } from './caller-fields.tsx';
import { KnownVisits } from './known-visits.tsx';
import { HALF_DAYS, type SearchFormValues } from './phone-search.ts';
import { TogetherFields } from './together-fields.tsx';
import { WhoCalls } from './who-calls.tsx';

const messages = staffAgenda.phone;

type PhoneFormProps = {
  values: SearchFormValues;
  errors: readonly FieldError[];
  choices: BookableChoices;
  today: string;
  /** The time that was pressed in the grid, in words; null without one. */
  wish: string | null;
  /** Of the patient whose data is filled in; null for anybody else. */
  known: KnownVisits | null;
  /** Where that time is closed instead. */
  block: string | null;
};

/** Step 1 of a phone booking: patient, service and preferred time. */
export function PhoneForm(props: PhoneFormProps) {
  const { values, errors, choices, today, wish, known, block } = props;
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <ErrorSummary errors={errors} />
      {wish && values.hora ? (
        <Notice>
          <p>
            {wish} <a href={AGENDA_PATHS.phone}>{staffGrid.wishDrop}</a>
          </p>
          {block ? (
            <p>
              <a href={block}>{staffGrid.blockThis}</a>
            </p>
          ) : null}
          <input type="hidden" name="hora" defaultValue={values.hora} />
          <input type="hidden" name="com" defaultValue={values.com} />
        </Notice>
      ) : null}
      {known ? (
        <Notice title={staffPatients.known.title(values.nome)}>
          <KnownVisits {...known} />
        </Notice>
      ) : null}
      <input type="hidden" name="pedido" defaultValue={values.pedido} />
      <input type="hidden" name="oferta" defaultValue={values.oferta} />
      <CallerFields {...{ values, errors, choices }} who={<WhoCalls />}>
        <div className="agenda-fields">
          <Select
            id="parte"
            name="parte"
            label={messages.halfDay}
            defaultValue={values.parte}
            options={HALF_DAYS.map((value) => ({ value, label: messages.halfDays[value] }))}
          />
          <DateField
            id="desde"
            name="desde"
            label={messages.from}
            defaultValue={values.desde}
            min={today}
          />
          <TextField
            {...fieldProps('codigo', errors)}
            label={coupon.field}
            defaultValue={values.codigo}
            autoComplete="off"
            maxLength={MAX_CODE_LENGTH}
          />
        </div>
        <TogetherFields values={values} errors={errors} choices={choices} />
      </CallerFields>
      <Button size="large" name="acao" value="find">
        {messages.find}
      </Button>
    </form>
  );
}
