import { reminderMessages } from '#app/locales/reminders.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { AppointmentAnswer } from '#app/scheduling/answers/confirmation.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';

export const CONFIRM_FIELDS = {
  protocol: 'protocol',
  sequence: 'sequence',
  channel: 'por',
  answer: 'resposta',
} as const;

export type ConfirmView = {
  /** 'quarta-feira, 14 de outubro, às 9h30' */
  moment: string;
  /** The same; of several exams with when they are over. */
  span: string;
  patient: string;
  protocol: string;
  sequence: number;
  /** By which message they came, as in the address. */
  channel: string;
  /** Whether they may still move and cancel by themselves, or must call, or it is over. */
  changeability: 'open' | 'late' | 'past';
  /** What they have said. */
  said: AppointmentAnswer | null;
};

type ConfirmScreenProps = {
  view: ConfirmView;
  errors: readonly FieldError[];
  paths: { move: string; cancel: string; appointment: string; choices: string };
  children: React.ReactNode;
};

/** Asks whether somebody comes, in three large answers. Looking at it answers nothing. */
export function ConfirmScreen({ view, errors, paths, children }: ConfirmScreenProps) {
  const messages = useMessages(reminderMessages).page;
  const { said, moment, span, changeability } = view;
  if (changeability === 'past')
    return (
      <>
        <PageHeader title={messages.past.title} lead={messages.past.text} />
        {children}
      </>
    );
  const hasConfirmed = said === 'confirmed';
  return (
    <>
      <ErrorSummary errors={errors} />
      <PageHeader
        kicker={messages.of(view.patient)}
        title={hasConfirmed ? messages.confirmed.title : messages.title}
        lead={hasConfirmed ? messages.confirmed.text(moment) : messages.lead(span)}
      />
      {said === 'move' || said === 'cancel' ? (
        <Notice role="status">
          <p>{messages.told[said]}</p>
          {changeability === 'late' ? <p>{messages.told.late}</p> : null}
          <p>{messages.told.back}</p>
        </Notice>
      ) : null}
      <form method="post" className="confirm-answers">
        <input type="hidden" name={CONFIRM_FIELDS.protocol} value={view.protocol} />
        <input type="hidden" name={CONFIRM_FIELDS.sequence} value={view.sequence} />
        <input type="hidden" name={CONFIRM_FIELDS.channel} value={view.channel} />
        {hasConfirmed ? (
          <p>{messages.confirmed.change}</p>
        ) : (
          <Button
            size="large"
            id="confirm"
            name={CONFIRM_FIELDS.answer}
            value="confirmed"
            data-sending={messages.sending}
          >
            {messages.confirm}
          </Button>
        )}
        {changeability === 'open' ? (
          <>
            <LinkButton href={paths.move} size="large" look="secondary">
              {messages.move}
            </LinkButton>
            <LinkButton href={paths.cancel} size="large" look="secondary">
              {messages.cancel}
            </LinkButton>
          </>
        ) : said === 'cancel' ? null : (
          <Button
            size="large"
            look="secondary"
            name={CONFIRM_FIELDS.answer}
            value="cancel"
            data-sending={messages.sending}
          >
            {messages.notComing}
          </Button>
        )}
      </form>
      {changeability === 'late' ? children : null}
      <ButtonRow>
        <LinkButton href={paths.appointment} look="quiet">
          {messages.details}
        </LinkButton>
        <LinkButton href={paths.choices} look="quiet">
          {messages.choices}
        </LinkButton>
      </ButtonRow>
    </>
  );
}
