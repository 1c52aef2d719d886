import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import type { Guide, Step } from './first-run-steps.ts';

const messages = staffFirstRun.bar;

/** What became of the step before; what its page tells of it, and takes back, is a press away. */
export function LeftStep({ step, guide: { lacks, saved } }: { step: Step; guide: Guide }) {
  const { title, href } = step;
  const lacking = lacks[step.slug] ?? [];
  const isAsItWas = saved === '';
  return (
    <p role="status">
      {lacking.length > 0
        ? messages.leftLacking(title, lacking)
        : isAsItWas
          ? messages.leftAsItWas(title)
          : messages.left(title)}
      {saved ? (
        <>
          {' '}
          <a href={`${href}?${new URLSearchParams(saved)}`}>{messages.leftSaved}</a>
        </>
      ) : null}
    </p>
  );
}
