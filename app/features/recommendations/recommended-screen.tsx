import { recommendedMessages } from '#app/locales/own/recommended.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Inset } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';

/** Fields of the form. */
export const RECOMMENDED_FIELDS = {
  consent: 'consent',
  startsAt: 'startsAt',
  key: 'chave',
  house: 'unidade',
} as const;

export type RecommendedView = {
  kind: 'return' | 'referral';
  service: string;
  patient: string;
  practitioner: string;
  due: string;
  /** Until when a return is free; null when it is not. */
  freeUntil: string | null;
  times: readonly { value: string; moment: string }[];
  /** Where the times are; its name is '' in a clinic with one house. */
  house: { word: string; name: string };
  /** The ordinary way, which shows every time. */
  otherHref: string;
  consent: { text: string; linkText: string; linkHref: string };
};

type ScreenProps = {
  view: RecommendedView;
  formKey: string;
  hasAgreed: boolean;
  errors: readonly FieldError[];
  /** How to reach the clinic. */
  children: React.ReactNode;
};

/** The first fitting times: one tick, one press, and it is booked. */
export function RecommendedScreen({ view, formKey, hasAgreed, errors, children }: ScreenProps) {
  const messages = useMessages(recommendedMessages).page;
  const local = useLocalPath();
  const { kind, times, house, consent } = view;
  return (
    <>
      <ErrorSummary errors={errors} />
      <PageHeader title={messages.title[kind]} lead={messages.lead(view.service, view.patient)} />
      <Inset>
        <p>{messages.by(view.practitioner, view.due)}</p>
        {view.freeUntil ? <p>{messages.isFree(view.freeUntil)}</p> : null}
      </Inset>
      {times.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <form method="post" noValidate className="stack">
          <input type="hidden" name={RECOMMENDED_FIELDS.key} defaultValue={formKey} />
          <input type="hidden" name={RECOMMENDED_FIELDS.house} defaultValue={house.word} />
          <h2>{messages.consentTitle}</h2>
          <div className="consent-choice">
            <Checkbox
              id={RECOMMENDED_FIELDS.consent}
              name={RECOMMENDED_FIELDS.consent}
              label={
                <>
                  {consent.text} <a href={local(consent.linkHref)}>{consent.linkText}</a>
                </>
              }
              error={errorAt(errors, RECOMMENDED_FIELDS.consent)}
              defaultChecked={hasAgreed}
            />
          </div>
          <h2 id={RECOMMENDED_FIELDS.startsAt} tabIndex={-1}>
            {messages.times}
          </h2>
          {house.name ? <p>{messages.house(house.name)}</p> : null}
          <div className="own-times">
            {times.map(({ value, moment }) => (
              <Button key={value} size="large" name={RECOMMENDED_FIELDS.startsAt} value={value}>
                {messages.book(moment)}
              </Button>
            ))}
          </div>
        </form>
      )}
      <ButtonRow>
        <LinkButton href={view.otherHref} look="quiet">
          {messages.other}
        </LinkButton>
      </ButtonRow>
      {children}
    </>
  );
}

/** Nothing to book: the same for a wrong link, one that is over, and what is booked already. */
export function NothingRecommended({ children }: { children: React.ReactNode }) {
  const { gone } = useMessages(recommendedMessages).page;
  return (
    <>
      <PageHeader title={gone.title} lead={gone.text} />
      <ButtonRow>
        <LinkButton href="/agendamento">{gone.start}</LinkButton>
      </ButtonRow>
      {children}
    </>
  );
}
