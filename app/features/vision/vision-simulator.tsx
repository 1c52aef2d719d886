import { useEffect, useRef, useState } from 'react';
import { visionMessages } from '#app/locales/vision.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Condition, Severity } from './conditions.ts';
import {
  ConditionsAsText,
  Options,
  SeverityControl,
  SHOWN,
  type VisionChoice,
  withField,
} from './vision-controls.tsx';
import { pictureLabels, typicalLabels } from './vision-labels.ts';
import { VisionFigure, VisionNote, VisionPicture } from './vision-picture.tsx';

type VisionSimulatorProps = {
  id: string;
  locale: Locale;
  /** Conditions to choose from; with only one there is no choice. */
  conditions: readonly Condition[];
  initial: Condition;
  /** Shorter, where the simulator is one part of a page among others: the notes are folded with the text. */
  isBrief?: boolean;
};

/**
 * The town square as seen with an eye condition. Without JavaScript: the picture of
 * the middle severity, and everything it shows as text.
 */
export function VisionSimulator({
  id,
  locale,
  conditions,
  initial,
  isBrief = false,
}: VisionSimulatorProps) {
  const messages = visionMessages[locale];
  const { simulator } = messages;
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<VisionChoice>({
    condition: initial,
    severity: 'moderate',
    shown: 'condition',
  });
  const [isMoving, setIsMoving] = useState(false);

  // The script loads on first interaction: what that changed in the fields is read here, once.
  useEffect(() => {
    const fields = [...(root.current?.querySelectorAll('input') ?? [])];
    setChoice((first) => fields.reduce(withField, first));
    setIsMoving(true);
  }, []);

  const change = ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
    setChoice((old) => withField(old, currentTarget));
  const step = (severity: Severity) => setChoice((old) => ({ ...old, severity }));

  const { condition, shown } = choice;
  const { name } = simulator.conditions[condition];
  const seen = pictureLabels(messages, choice);
  const typical = typicalLabels(messages);
  const isFluctuating = condition === 'dry-eye' && shown !== 'typical';
  const labels = shown === 'typical' ? typical : seen;

  return (
    <div className={isBrief ? 'vision vision-brief' : 'vision'} ref={root}>
      {conditions.length > 1 ? (
        <Options
          name={`${id}-condition`}
          legend={simulator.condition}
          isLegendHidden={isBrief}
          options={conditions.map((value) => ({
            value,
            label: simulator.conditions[value].title,
          }))}
          value={condition}
          onChange={change}
        />
      ) : null}
      <div className={shown === 'both' ? 'vision-stage vision-stage-both' : 'vision-stage'}>
        {shown === 'condition' ? null : (
          <VisionFigure name={typical.state} hasCaption={shown === 'both'}>
            <VisionPicture
              id={`${id}-typical`}
              severity="mild"
              labels={simulator.scene}
              label={typical.label}
            />
          </VisionFigure>
        )}
        {shown === 'typical' ? null : (
          <VisionFigure name={seen.state} hasCaption={shown === 'both'}>
            <VisionPicture
              id={`${id}-view`}
              condition={condition}
              severity={choice.severity}
              labels={simulator.scene}
              label={seen.label}
              isMoving={isMoving}
            />
          </VisionFigure>
        )}
      </div>
      <div className="vision-controls">
        <SeverityControl
          id={`${id}-severity`}
          messages={messages}
          choice={choice}
          onChange={change}
          onStep={step}
        />
        <Options
          name={`${id}-shown`}
          legend={simulator.view}
          isLegendHidden={isBrief}
          options={SHOWN.filter((value) => !isBrief || value !== 'both').map((value) => ({
            value,
            label: value === 'condition' ? simulator.views.condition(name) : simulator.views[value],
          }))}
          value={shown}
          onChange={change}
        />
      </div>
      {isFluctuating ? (
        <button
          type="button"
          className="button button-secondary vision-motion needs-script no-print"
          onClick={() => setIsMoving((is) => !is)}
        >
          {isMoving ? simulator.pause : simulator.move}
        </button>
      ) : null}
      <div role="status" className="vision-seen">
        <p>
          <strong>{labels.state}.</strong> {labels.seen}
        </p>
      </div>
      {isBrief ? null : (
        <>
          <p className="reading">{simulator.conditions[condition].summary}</p>
          <VisionNote messages={messages} />
        </>
      )}
      <ConditionsAsText messages={messages} conditions={conditions} hasNote={isBrief} />
    </div>
  );
}
