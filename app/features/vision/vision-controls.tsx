import type { VisionMessages } from '#app/locales/vision.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { CONDITIONS, type Condition, SEVERITIES, type Severity } from './conditions.ts';
import { pictureLabels, severityLabel } from './vision-labels.ts';
import { VisionNote } from './vision-picture.tsx';

export const SHOWN = ['condition', 'typical', 'both'] as const;
/** Which pictures are visible. */
export type Shown = (typeof SHOWN)[number];

/** The visitor's choice in the simulator. */
export type VisionChoice = { condition: Condition; severity: Severity; shown: Shown };

/** One of the simulator's fields: the range of severities, or a radio button. */
type ChoiceField = { type: string; value: string; checked: boolean };

/** Applies the value of one field to a choice; unchecked radio buttons change nothing. */
export function withField(choice: VisionChoice, { type, value, checked }: ChoiceField) {
  if (type === 'range') return { ...choice, severity: SEVERITIES[Number(value)] ?? 'moderate' };
  if (!checked) return choice;
  const condition = CONDITIONS.find((each) => each === value) ?? choice.condition;
  const shown = SHOWN.find((each) => each === value) ?? choice.shown;
  return { ...choice, condition, shown };
}

/** The next severity up (1) or down (-1); unchanged at the ends. */
export function nextSeverity(severity: Severity, step: 1 | -1): Severity {
  return SEVERITIES[SEVERITIES.indexOf(severity) + step] ?? severity;
}

type Change = React.ChangeEventHandler<HTMLInputElement>;

type OptionsProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** Where it is plain to see what is chosen; still read aloud. */
  isLegendHidden?: boolean;
  onChange: Change;
};

/** A few radio buttons side by side. */
export function Options({ name, options, value, onChange, ...props }: OptionsProps) {
  const legend = props.isLegendHidden ? (
    <VisuallyHidden>{props.legend}</VisuallyHidden>
  ) : (
    props.legend
  );
  return (
    <fieldset className="needs-script no-print">
      <legend className="legend">{legend}</legend>
      <div className="vision-options">
        {options.map((option) => (
          <div key={option.value} className="choice choice-card">
            <input
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              // A reloaded page shows its initial picture again, so its fields must be reset too.
              autoComplete="off"
              onChange={onChange}
            />
            <label htmlFor={`${name}-${option.value}`}>{option.label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type SeverityControlProps = {
  id: string;
  messages: VisionMessages;
  choice: VisionChoice;
  onChange: Change;
  onStep: (severity: VisionChoice['severity']) => void;
};

/** Severity: a range with a button at each end, and the severity as text. */
export function SeverityControl({ id, messages, choice, onChange, onStep }: SeverityControlProps) {
  const { severity, less, more } = messages.simulator;
  const word = severityLabel(messages, choice);
  const step = (by: 1 | -1) => {
    const next = nextSeverity(choice.severity, by);
    return { 'aria-disabled': next === choice.severity, onClick: () => onStep(next) };
  };
  return (
    <div className="vision-severity needs-script no-print">
      <label className="legend" htmlFor={id}>
        {severity}: <span aria-hidden="true">{word}</span>
      </label>
      <div>
        <button type="button" className="vision-step" aria-label={less} {...step(-1)}>
          −
        </button>
        <input
          type="range"
          id={id}
          min={0}
          max={SEVERITIES.length - 1}
          step={1}
          value={SEVERITIES.indexOf(choice.severity)}
          aria-valuetext={word}
          autoComplete="off"
          onChange={onChange}
        />
        <button type="button" className="vision-step" aria-label={more} {...step(1)}>
          +
        </button>
      </div>
    </div>
  );
}

type ConditionsAsTextProps = {
  messages: VisionMessages;
  conditions: readonly Condition[];
  hasNote: boolean;
};

/** Everything the pictures show, as text. */
export function ConditionsAsText({ messages, conditions, hasNote }: ConditionsAsTextProps) {
  const { inWords, conditions: about } = messages.simulator;
  return (
    <Disclosure summary={inWords}>
      {hasNote ? <VisionNote messages={messages} /> : null}
      <p>{messages.simulator.typicalSeen}</p>
      {conditions.map((condition) => (
        <dl key={condition} className="vision-words">
          <dt>{about[condition].title}</dt>
          <dd>{about[condition].summary}</dd>
          {SEVERITIES.map((severity) => {
            const { state, seen } = pictureLabels(messages, { condition, severity });
            return (
              <div key={severity}>
                <dt>{state}</dt>
                <dd>{seen}</dd>
              </div>
            );
          })}
        </dl>
      ))}
    </Disclosure>
  );
}
