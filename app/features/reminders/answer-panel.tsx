import { formatAgo } from '#app/clinic/format-ago.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import type { Confirmation } from '#app/scheduling/answers/confirmation.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Reminder } from './send-reminder.server.ts';

const messages = staffReminders.panel;

/** Of the form on the appointment's page. */
export const ANSWER_FIELDS = { answer: 'vem', sequence: 'sequencia' } as const;
export const PANEL_ANSWERS = ['confirmed', 'move', 'cancel', 'none'] as const;

export type AnswerPanelView = ReturnType<typeof toAnswerPanel>;

type Told = {
  appointment: { protocol: string; sequence: number; confirmation: Confirmation | null };
  /** Whether the time is still to come and nobody has come yet. */
  isOpen: boolean;
  /** Whether nobody is there to serve it: no reminder goes. */
  isAlone: boolean;
  /** Null for who may not know. */
  noShows: number | null;
  now: Date;
};

export function toAnswerPanel(
  reminders: readonly Reminder[],
  { appointment, isOpen, isAlone, noShows, now }: Told,
) {
  return {
    action: `/equipe/agenda/agendamento/${appointment.protocol}/vem`,
    sequence: appointment.sequence,
    said: appointment.confirmation?.answer ?? null,
    isOpen,
    isAlone: isOpen && isAlone,
    noShows: noShows ? staffReminders.noShows(noShows) : null,
    lines: reminders.map(({ kind, channel, state, why, settledAt, dueAt }) => {
      const how =
        state === 'dropped'
          ? `${messages.states.dropped} (${whyOf(why)})`
          : `${messages.channels[channel]}, ${messages.states[state]}${why ? ` (${whyOf(why)})` : ''}`;
      const when = settledAt ? formatAgo(settledAt, now) : formatMoment(dueAt);
      return messages.line(messages.kinds[kind], how, when);
    }),
  };
}

function whyOf(why: string | null): string {
  const words: Readonly<Record<string, string>> = messages.why;
  return words[why ?? ''] ?? '';
}

type AnswerPanelProps = {
  view: AnswerPanelView;
  mayWrite: boolean;
};

/** Whether somebody comes, to be noted after a call, and what has been sent. */
export function AnswerPanel({ view, mayWrite }: AnswerPanelProps) {
  const { said, isOpen, isAlone, lines, noShows, sequence, action } = view;
  return (
    <section className="flow" id="vem" aria-labelledby="vem-titulo">
      <h2 id="vem-titulo">{messages.title}</h2>
      {isAlone ? (
        <Notice>
          <p>{messages.alone}</p>
        </Notice>
      ) : null}
      {noShows ? <p>{noShows}</p> : null}
      {isOpen && mayWrite ? (
        <form method="post" action={action}>
          <p className="small">{messages.hint}</p>
          <input type="hidden" name={ANSWER_FIELDS.sequence} value={sequence} />
          <ButtonRow>
            {PANEL_ANSWERS.filter((each) => each !== (said ?? 'none')).map((answer) => (
              <Button
                key={answer}
                look={answer === 'none' ? 'quiet' : 'secondary'}
                name={ANSWER_FIELDS.answer}
                value={answer}
              >
                {messages[answer]}
              </Button>
            ))}
          </ButtonRow>
        </form>
      ) : null}
      <details className="disclosure">
        <summary>{messages.sent}</summary>
        {lines.length === 0 ? (
          <p>{messages.noneSent}</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </details>
    </section>
  );
}
