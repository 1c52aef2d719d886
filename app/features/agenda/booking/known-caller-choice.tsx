import { staffAgendaPhone as texts } from '#app/locales/pt-BR/staff/agenda-phone.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SOMEBODY_ELSE } from './known-caller.ts';
import { CHOOSE_PATIENT, type SearchFormValues, WISH_FIELDS } from './phone-search.ts';

/** Who has been booked from the phone before, in words. */
export type KnownOffer = {
  /** For whom it will be booked, unless it is somebody new. */
  meant: { words: string; email: string | null } | null;
  others: readonly { value: string; words: string }[];
};

type KnownCallerProps = { typed: SearchFormValues; known: KnownOffer };

/** The phone is known: says for whom it will be booked, and offers the others. Nothing stored is changed. */
export function KnownCaller({ typed, known: { meant, others } }: KnownCallerProps) {
  return (
    <Notice title={meant ? texts.knownTitle : texts.phoneTitle}>
      {meant ? (
        <p>
          <strong>{meant.words}</strong>. {meant.email ? texts.mail(meant.email) : texts.noMail}
        </p>
      ) : (
        <p>{texts.who(typed.nome)}</p>
      )}
      <form method="post" noValidate>
        {WISH_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={typed[name]} />
        ))}
        <ButtonRow>
          {others.map(({ value, words }) => (
            <Button key={value} look="secondary" name={CHOOSE_PATIENT} value={value}>
              {texts.is(words)}
            </Button>
          ))}
          {meant ? (
            <Button look="quiet" name={CHOOSE_PATIENT} value={SOMEBODY_ELSE}>
              {texts.somebodyElse}
            </Button>
          ) : null}
        </ButtonRow>
      </form>
    </Notice>
  );
}
