import { staffAgendaGaps } from '#app/locales/pt-BR/staff/clinic/agenda-gaps.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffAgendaGaps;

/** Where patients cannot book yet, or with whom, and the screens on which that is mended. */
export type AgendaGap = {
  /** Slug of the house or person. */
  of: string;
  text: string;
  /** The same of a step of the first run, behind 'ainda falta'. */
  inStep: string;
  steps: readonly { href: string; label: string }[];
};

/** The same in one sentence without links, for what is not saved yet. */
export function gapLine({ text, steps }: AgendaGap): string {
  return `${text} ${messages.next(steps.map(({ label }) => label))}`;
}

/** Nothing where all can be booked. */
export function AgendaGaps({ gaps }: { gaps: readonly AgendaGap[] }) {
  if (gaps.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.title}>
      <ul>
        {gaps.map(({ of, text, steps }) => (
          <li key={of}>
            <GapWords text={text} steps={steps} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** One of them, with its links. */
export function GapWords({ text, steps }: Pick<AgendaGap, 'text' | 'steps'>) {
  return (
    <>
      {text} {messages.nextLabel(steps.length)}{' '}
      {steps.map(({ href, label }, index) => (
        <span key={href}>
          {index > 0 ? ', ' : null}
          <a href={href}>{label}</a>
        </span>
      ))}
      .
    </>
  );
}
