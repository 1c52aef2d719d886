import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { FoundTimes } from './phone-found.tsx';
import { PhonePreparation } from './phone-preparation.tsx';
import { otherTimesAloud } from './spoken-times.ts';

const messages = staffAgenda.phone.found;

/** The times found, and what to say to the caller beside them. */
export function PhoneOffered({ found, isRefused }: { found: FoundTimes; isRefused: boolean }) {
  const { options, patient, phone, service, payer, coupon, preparation, bring, consent, approval } =
    found;
  const others = otherTimesAloud(options);
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
        {options.map(({ value, moment, practitioner, walk }) => (
          <p key={value} className="phone-moment">
            {messages.withWhom(moment, practitioner)} {walk}
          </p>
        ))}
        {others ? <p>{others}</p> : null}
        <p>
          <PhoneText>{messages.confirm(patient, phone, payer)}</PhoneText>
        </p>
        {coupon ? <p>{coupon}</p> : null}
        {approval ? <p>{approval}</p> : null}
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
