import { formatTime } from '#app/clinic/format-date.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffGrid } from '#app/locales/pt-BR/staff/day/grid.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { KnownCaller, type KnownOffer } from './known-caller.tsx';
import { PhoneOffered } from './phone-offered.tsx';
import type { AskedCaller } from './phone-preparation.tsx';
import { type SearchFormValues, WISH_FIELDS } from './phone-search.ts';

const messages = staffAgenda.phone.found;

/** The search result, with the sentences to say to the caller. */
export type FoundTimes = {
  key: string;
  /** Earliest first. */
  options: readonly {
    value: string;
    /** RFC 3339 of its end. */
    until: string;
    moment: string;
    practitioner: string;
    note?: string;
    /** Of several exams: what begins when, '8h15 campo visual, 8h45 topografia'. */
    walk?: string;
    /** Their titles in the order in which they are done. */
    service?: string;
    /** Whether it is beyond the payer's rules, where staff have set them aside. */
    isBeyond?: boolean;
  }[];
  /** For which time and lenses staff have been asked whether they are out already. */
  lensesOut?: string;
  /** What to ask and say about the preparation. */
  asked: AskedCaller;
  patient: string;
  phone: string;
  service: string;
  payer: string;
  /** What the campaign's code gives; empty without one. */
  coupon: string;
  /** What to say of the plan's approval; empty without one. */
  approval: string;
  preparation: readonly string[];
  bring: readonly string[];
  consent: string;
  known: KnownOffer | null;
};

type PhoneFoundProps = {
  values: SearchFormValues;
  found: FoundTimes;
  errors: readonly FieldError[];
  /** The card, and the way to set the payer's rules aside or back to them. */
  children?: React.ReactNode;
  /** Whether the form below asks why the payer's rules are set aside; else the reason given goes on. */
  asksReason: boolean;
};

/** Step 2 of a phone booking: the first time is preselected with the script to read out, and Enter books it. */
export function PhoneFound({ values, found, errors, asksReason, children }: PhoneFoundProps) {
  const fields = asksReason ? WISH_FIELDS.filter((name) => name !== 'excecao') : WISH_FIELDS;
  const { options, key, lensesOut } = found;
  const last = options.at(-1)?.value ?? '';
  return (
    <>
      <ErrorSummary errors={errors} />
      {found.known ? <KnownCaller values={values} known={found.known} /> : null}
      <form method="post" noValidate autoComplete="off" className="stack phone-found">
        {fields
          .filter((name) => values[name] !== undefined)
          .map((name) => (
            <input key={name} type="hidden" name={name} defaultValue={values[name]} />
          ))}
        <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
        <input type="hidden" name="ultimo" defaultValue={last} />
        {lensesOut ? <input type="hidden" name="lentesFora" defaultValue={lensesOut} /> : null}
        {isMissed(values, options[0]?.value) ? (
          <Notice tone="warning">
            <p>{staffGrid.wishMissed(formatTime(values.hora ?? ''))}</p>
          </Notice>
        ) : null}
        {options.length > 0 ? null : (
          <Notice tone="warning" role="alert" title={messages.noneTitle}>
            <p>{messages.none}</p>
          </Notice>
        )}
        <div className="phone-body">
          {options.length > 0 ? <PhoneOffered found={found} isRefused={errors.length > 0} /> : null}
          <ButtonRow>
            {options.length > 0 ? (
              <>
                {/* First in the form, so that Enter on a radio button submits it. */}
                <Button size="large" name="acao" value="book">
                  {lensesOut ? staffPreparation.phone.bookAnyway : messages.book}
                </Button>
                <Button look="secondary" name="acao" value="later">
                  {messages.later}
                </Button>
              </>
            ) : null}
            <Button look="quiet" name="acao" value="edit">
              {messages.edit}
            </Button>
          </ButtonRow>
          {children}
        </div>
      </form>
    </>
  );
}

/** Whether the first time found is not the one that was pressed in the grid. */
function isMissed({ desde, hora }: SearchFormValues, first: string | undefined): boolean {
  return hora !== undefined && first !== undefined && !first.startsWith(`${desde}T${hora}`);
}
