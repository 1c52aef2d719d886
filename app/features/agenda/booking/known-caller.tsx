import { ageOn } from '#app/clinic/clinic-time.ts';
import { staffAgendaPhone as phone, staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Caller } from './caller-form.ts';
import type { KnownPatient } from './known-patients.server.ts';
import { KnownVisits } from './known-visits.tsx';
import { CHOOSE_PATIENT, type SearchFormValues, WISH_FIELDS } from './phone-search.ts';

/** Value of the choice "none of the known patients". */
const SOMEBODY_ELSE = 'outra';

/**
 * The known patient the caller means: the chosen one, or the only one whose name matches.
 * @param chosen id of a patient, SOMEBODY_ELSE, or empty before any choice
 */
export function meantPatient(
  known: readonly KnownPatient[],
  { patient }: Pick<Caller, 'patient'>,
  chosen: string,
): KnownPatient | null {
  if (chosen === SOMEBODY_ELSE) return null;
  const one = known.find(({ id }) => String(id) === chosen);
  if (one) return one;
  const named = known.filter(
    ({ name, bornOn }) =>
      plainLetters(name) === plainLetters(patient.name) &&
      (patient.bornOn === null || patient.bornOn === bornOn),
  );
  const [first] = named;
  return named.length === 1 && first ? first : null;
}

/** The caller with the patient's stored data in place of what was typed; the other typed fields stay. */
export function asKnown(caller: Caller, known: KnownPatient): Caller {
  const { name, bornOn, contactName, email, guardianName, guardianRelation } = known;
  // Unless the form names another caller.
  const isCalling = caller.contact.name === caller.patient.name;
  const guardian =
    guardianName && guardianRelation ? { name: guardianName, relation: guardianRelation } : null;
  return {
    patient: { name, bornOn },
    contact: {
      ...caller.contact,
      name: isCalling ? contactName : caller.contact.name,
      email: caller.contact.email ?? email,
    },
    guardian: caller.guardian ?? guardian,
  };
}

/** The patients already booked from this phone number, as text. */
export type KnownOffer = {
  /** The patient to book for; null for a new one. */
  meant: { words: string; email: string | null; visits: KnownVisits | null } | null;
  others: readonly { value: string; words: string }[];
};

/** The known patients of a phone number as choices; null when there are none. */
export function knownOffer(
  patients: readonly KnownPatient[],
  {
    meant,
    visits,
    today,
  }: { meant: KnownPatient | null; visits: KnownVisits | null; today: string },
): KnownOffer | null {
  if (patients.length === 0) return null;
  const patientLabel = ({ name, bornOn }: KnownPatient) =>
    bornOn ? `${name}, ${staffAgenda.age(ageOn(bornOn, today))}` : name;
  return {
    meant: meant ? { words: patientLabel(meant), email: meant.email, visits } : null,
    others: patients
      .filter((patient) => patient !== meant)
      .map((patient) => ({ value: String(patient.id), words: patientLabel(patient) })),
  };
}

type KnownCallerProps = { values: SearchFormValues; known: KnownOffer };

/** For a known phone number: names the patient to book for and offers the others. Changes no stored data. */
export function KnownCaller({ values, known: { meant, others } }: KnownCallerProps) {
  return (
    <Notice title={meant ? phone.knownTitle : phone.phoneTitle}>
      {meant ? (
        <>
          <p>
            <strong>{meant.words}</strong>. {meant.email ? phone.mail(meant.email) : phone.noMail}
          </p>
          {meant.visits ? <KnownVisits {...meant.visits} /> : null}
        </>
      ) : (
        <p>{phone.who(values.nome)}</p>
      )}
      <form method="post" noValidate>
        {WISH_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={values[name]} />
        ))}
        <ButtonRow>
          {others.map(({ value, words }) => (
            <Button key={value} look="secondary" name={CHOOSE_PATIENT} value={value}>
              {phone.is(words)}
            </Button>
          ))}
          {meant ? (
            <Button look="quiet" name={CHOOSE_PATIENT} value={SOMEBODY_ELSE}>
              {phone.somebodyElse}
            </Button>
          ) : null}
        </ButtonRow>
      </form>
    </Notice>
  );
}
