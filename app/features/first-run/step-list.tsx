import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { type Progress, STEPS, stateOfStep } from './first-run-steps.ts';
import './first-run.css';

const { states: words } = staffFirstRun;

/** All steps with how far each is. */
export function StepList({ progress, current }: { progress: Progress; current?: string }) {
  return (
    <ol className="guide-steps">
      {STEPS.map((step) => {
        const state = stateOfStep(progress, step);
        const lacks = state === 'lacking' ? (progress.lacks[step.slug] ?? []) : [];
        return (
          <li key={step.slug}>
            <a href={step.href} aria-current={step.slug === current ? 'step' : undefined}>
              {step.title}
            </a>{' '}
            <span className="small">
              {lacks.length > 0
                ? words.lacking(lacks)
                : words[state === 'lacking' ? 'open' : state]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
