import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { KnownCaller, type KnownOffer } from './known-caller.tsx';
import { type AskedCaller, PhonePreparation } from './phone-preparation.tsx';
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
  }[];
  /** What to ask and say about the preparation. */
  asked: AskedCaller;
  patient: string;
  phone: string;
  service: string;
  payer: string;
  /** What the campaign's code gives; empty without one. */
  coupon: string;
  preparation: readonly string[];
  bring: readonly string[];
  consent: string;
  known: KnownOffer | null;
};

type PhoneFoundProps = {
  values: SearchFormValues;
  found: FoundTimes;
  errors: readonly FieldError[];
  /** Lets staff set the payer's rules aside; without it the reason given goes on. */
  children?: React.ReactNode;
};

/** Step 2 of a phone booking: the first time is preselected with the script to read out, and Enter books it. */
export function PhoneFound({ values, found, errors, children }: PhoneFoundProps) {
  const fields = children ? WISH_FIELDS.filter((name) => name !== 'excecao') : WISH_FIELDS;
  const { options, key } = found;
  const last = options.at(-1)?.value ?? '';
  return (
    <>
      <ErrorSummary errors={errors} />
      {found.known ? <KnownCaller values={values} known={found.known} /> : null}
      <form method="post" noValidate autoComplete="off" className="stack phone-found">
        {fields.map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={values[name]} />
        ))}
        <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
        <input type="hidden" name="ultimo" defaultValue={last} />
        {options.length > 0 ? null : (
          <Notice tone="warning" role="alert" title={messages.noneTitle}>
            <p>{messages.none}</p>
          </Notice>
        )}
        <div className="phone-body">
          {options.length > 0 ? <Offered found={found} isRefused={errors.length > 0} /> : null}
          <ButtonRow>
            {options.length > 0 ? (
              <>
                {/* First in the form, so that Enter on a radio button submits it. */}
                <Button size="large" name="acao" value="book">
                  {messages.book}
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

function Offered({ found, isRefused }: { found: FoundTimes; isRefused: boolean }) {
  const { options, patient, phone, service, payer, coupon, preparation, bring, consent } = found;
  return (
    <>
      <div className="stack">
        <PhonePreparation asked={found.asked} />
        <fieldset className="field" aria-describedby="startsAt-hint">
          <legend className="legend">{messages.legend}</legend>
          <p className="field-hint" id="startsAt-hint">
            {messages.hint}
          </p>
          <div className="choices">
            {options.map(({ value, moment, practitioner, note }, index) => (
              <div key={value} className="choice choice-card">
                <input
                  type="radio"
                  id={index === 0 ? APPOINTMENT_FIELDS.startsAt : value}
                  name={APPOINTMENT_FIELDS.startsAt}
                  value={value}
                  defaultChecked={index === 0}
                  // biome-ignore lint/a11y/noAutofocus: the next key press books or picks another time
                  autoFocus={index === 0 && !isRefused}
                />
                <label htmlFor={index === 0 ? APPOINTMENT_FIELDS.startsAt : value}>
                  {moment}
                  <span className="agenda-soft">
                    {[practitioner, note].filter(Boolean).join(' · ')}
                  </span>
                </label>
              </div>
            ))}
          </div>
        </fieldset>
      </div>
      <section className="phone-say flow" aria-labelledby="say-title">
        <h2 id="say-title">{messages.sayTitle}</h2>
        <p>{messages.ask(patient, service)}</p>
        {options.map(({ value, moment, practitioner }) => (
          <p key={value} className="phone-moment">
            {messages.withWhom(moment, practitioner)}
          </p>
        ))}
        <p>
          <PhoneText>{messages.confirm(patient, phone, payer)}</PhoneText>
        </p>
        {coupon ? <p>{coupon}</p> : null}
        <Say title={messages.prepare} lines={preparation} />
        <Say title={messages.bring} lines={bring} />
        <p>{consent}</p>
      </section>
    </>
  );
}

function Say({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
