import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { SummaryStep } from '#app/scheduling/appointment-summary.ts';

/** What is done when, of several exams on one coming; nothing for one alone. */
export function ExamSteps({ steps }: { steps: readonly SummaryStep[] }) {
  const messages = useMessages(severalExamsMessages);
  if (steps.length === 0) return null;
  return (
    <section className="check-notes">
      <h2>{messages.steps}</h2>
      <StepList steps={steps} />
      <p className="small">{messages.order}</p>
    </section>
  );
}

export function StepList({ steps }: { steps: readonly SummaryStep[] }) {
  return (
    <ol>
      {steps.map(({ time, title, practitionerName }) => (
        <li key={title}>
          <strong>{time}</strong> {title}
          {practitionerName ? ` · ${practitionerName}` : ''}
        </li>
      ))}
    </ol>
  );
}
