import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';

type ProgressProps = {
  /** Current step, from 1. */
  current: number;
  total: number;
};

/** 'Passo 2 de 6' as text, with a bar that only repeats it. */
export function Progress({ current, total }: ProgressProps) {
  const chrome = useMessages(chromeMessages);
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className="progress">
      <p>{chrome.progress(current, total)}</p>
      <div className="progress-bar" aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={step <= current ? 'progress-done' : undefined} />
        ))}
      </div>
    </div>
  );
}
