import { staffChecksLive } from '#app/locales/pt-BR/staff/connections/checks-live.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { OverallState as State } from './check.ts';

const SHAPES = {
  idle: 'clock',
  operational: 'check',
  attention: 'warning',
  error: 'close',
} as const;

/** The state of everything, in words and shape; a script tells here what it is doing. */
export function OverallState({
  state,
  errors,
  warnings,
}: {
  state: State;
  errors: number;
  warnings: number;
}) {
  return (
    <div id="resultado" className="check-overall" data-overall={state}>
      <span className="check-mark">
        {(['idle', 'operational', 'attention', 'error'] as const).map((shape) => (
          <span key={shape} className={`check-shape check-shape-${shape}`}>
            <Icon name={SHAPES[shape]} />
          </span>
        ))}
        <strong data-part="overall">{staffChecksLive.overall[state]}</strong>
      </span>
      <span data-part="counts">
        {state === 'idle' ? '' : staffChecksLive.counts(errors, warnings)}
      </span>
      <p data-part="live" aria-live="polite" />
    </div>
  );
}
