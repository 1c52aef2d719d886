import { LENSES, type Lenses } from '#app/clinic/preparation-times.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  ARRIVALS,
  type Arrival,
  type PreparationAnswers,
} from '#app/scheduling/preparation/preparation-answers.ts';
import { Select } from '#app/ui/select/select.tsx';

const { phone: messages } = staffPreparation;

/** What to ask a caller about the preparation, and what to say; nothing for services that ask nothing. */
export type AskedCaller = {
  /** What has been answered already; null for a question that the service does not ask. */
  arrival: { chosen: Arrival | undefined } | null;
  lenses: { chosen: Lenses | undefined } | null;
  say: readonly string[];
};

/** The answers of the form in which a time is chosen. */
export function readCallerAnswers(form: FormData): PreparationAnswers {
  const arrival = ARRIVALS.find((each) => each === formText(form, 'chegada'));
  const lenses = LENSES.find((each) => each === formText(form, 'lentes'));
  return { ...(arrival && { arrival }), ...(lenses && { lenses }) };
}

/** Two lists that a keyboard answers in one stroke each; "não perguntei" books as well. */
export function PhonePreparation({ asked }: { asked: AskedCaller }) {
  const { arrival, lenses, say } = asked;
  if (!arrival && !lenses && say.length === 0) return null;
  return (
    <section className="flow" aria-labelledby="preparo-titulo">
      <h2 id="preparo-titulo">{messages.title}</h2>
      {arrival || lenses ? (
        <div className="agenda-fields">
          {arrival ? (
            <Select
              id="chegada"
              name="chegada"
              label={messages.arrival}
              emptyLabel={messages.unasked}
              defaultValue={arrival.chosen}
              options={ARRIVALS.map((value) => ({ value, label: messages.arrivals[value] }))}
            />
          ) : null}
          {lenses ? (
            <Select
              id="lentes"
              name="lentes"
              label={messages.lenses}
              emptyLabel={messages.unasked}
              defaultValue={lenses.chosen}
              options={LENSES.map((value) => ({ value, label: messages.lensTypes[value] }))}
            />
          ) : null}
        </div>
      ) : null}
      {say.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
