import { staffAgendaPhone as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { type KnownOffer, SOMEBODY_ELSE } from './known-caller.ts';
import { CHOOSE_PATIENT, type SearchFormValues, WISH_FIELDS } from './phone-search.ts';

type KnownCallerProps = { values: SearchFormValues; known: KnownOffer };

/** For a known phone number: names the patient to book for and offers the others. Changes no stored data. */
export function KnownCaller({ values, known: { meant, others } }: KnownCallerProps) {
  return (
    <Notice title={meant ? messages.knownTitle : messages.phoneTitle}>
      {meant ? (
        <p>
          <strong>{meant.words}</strong>.{' '}
          {meant.email ? messages.mail(meant.email) : messages.noMail}
        </p>
      ) : (
        <p>{messages.who(values.nome)}</p>
      )}
      <form method="post" noValidate>
        {WISH_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={values[name]} />
        ))}
        <ButtonRow>
          {others.map(({ value, words }) => (
            <Button key={value} look="secondary" name={CHOOSE_PATIENT} value={value}>
              {messages.is(words)}
            </Button>
          ))}
          {meant ? (
            <Button look="quiet" name={CHOOSE_PATIENT} value={SOMEBODY_ELSE}>
              {messages.somebodyElse}
            </Button>
          ) : null}
        </ButtonRow>
      </form>
    </Notice>
  );
}
