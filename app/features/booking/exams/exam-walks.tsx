import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import type { SummaryStep } from '#app/scheduling/appointment-summary.ts';
import { StepList } from './exam-steps.tsx';

/** What is done when, for one of the shown times: '8h', '9h40'. */
export type ExamWalk = { value: string; time: string; until: string; steps: SummaryStep[] };

/** Folded: what is done when, for each of the times shown above. */
export function ExamWalks({ walks }: { walks: readonly ExamWalk[] }) {
  const messages = useMessages(severalExamsMessages);
  if (walks.length === 0) return null;
  return (
    <details className="time-more">
      <summary>{messages.walk}</summary>
      {walks.map(({ value, time, until, steps }) => (
        <section key={value}>
          <h3 className="time-half">{messages.walkOf(time, until)}</h3>
          <StepList steps={steps} />
        </section>
      ))}
      <p className="small">{messages.order}</p>
    </details>
  );
}

type EyeChoiceProps = {
  choice: {
    /** What is chosen now, in words. */
    text: string;
    /** The other choices, as addresses of this screen. */
    others: readonly { label: string; href: string }[];
  } | null;
};

/** For an exam that is done for each eye: of which it is booked, and links to the other choices. */
export function EyeChoice({ choice }: EyeChoiceProps) {
  const local = useLocalPath();
  if (!choice) return null;
  return (
    <p className="small eye-choice">
      <span>{choice.text}</span>
      {choice.others.map(({ label, href }) => (
        <a key={href} href={local(href)}>
          {label}
        </a>
      ))}
    </p>
  );
}
