import { formatAgo } from '#app/clinic/format-ago.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import type { Confirmation } from '#app/scheduling/answers/confirmation.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { KeepForm } from './keep-form.tsx';
import { ANSWER_FIELDS, absenceWords } from './kept.ts';
import type { Reminder } from './send-reminder.server.ts';

const messages = staffReminders.panel;

export const PANEL_ANSWERS = ['confirmed', 'move', 'cancel', 'none'] as const;

export type AnswerPanelView = ReturnType<typeof toAnswerPanel>;

type Told = {
  appointment: {
    protocol: string;
    sequence: number;
    patientName: string;
    confirmation: Confirmation | null;
  };
  /** Whether the time is still to come and nobody has come yet. */
  isOpen: boolean;
  /** What keeps anybody from serving it, and what of that the desk keeps it in spite of. */
  absences: { reasons: readonly string[]; kept: readonly string[] };
  /** Null for who may not know. */
  noShows: number | null;
  now: Date;
};

export function toAnswerPanel(
  reminders: readonly Reminder[],
  { appointment, isOpen, absences: { reasons, kept }, noShows, now }: Told,
) {
  return {
    action: `/equipe/agenda/agendamento/${appointment.protocol}/vem`,
    sequence: appointment.sequence,
    said: appointment.confirmation?.answer ?? null,
    isOpen,
    patient: appointment.patientName,
    absence:
      isOpen && reasons.length > 0
        ? { reasons, isKept: kept.length === reasons.length, why: absenceWords(reasons) }
        : null,
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
  const { said, isOpen, absence, lines, noShows, sequence, action, patient } = view;
  return (
    <section className="flow" id="vem" aria-labelledby="vem-titulo">
      <h2 id="vem-titulo">{messages.title}</h2>
      {absence ? (
        <Notice tone={absence.isKept ? 'info' : 'warning'}>
          <p>{(absence.isKept ? messages.kept : messages.alone)(absence.why)}</p>
          {mayWrite ? (
            <KeepForm
              {...{ action, sequence, patient }}
              reasons={absence.isKept ? [] : absence.reasons}
            />
          ) : null}
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
