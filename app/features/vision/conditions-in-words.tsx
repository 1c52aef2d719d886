import type { VisionMessages } from '#app/locales/pt-BR/vision.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { type Condition, SEVERITIES } from './conditions.ts';
import { pictureLabels } from './vision-words.ts';

type ConditionsInWordsProps = { texts: VisionMessages; conditions: readonly Condition[] };

/** All that the pictures show, to be read. */
export function ConditionsAsText({ texts, conditions }: ConditionsInWordsProps) {
  const { inWords, conditions: about } = texts.simulator;
  return (
    <Disclosure summary={inWords}>
      <p>{texts.simulator.typicalSeen}</p>
      {conditions.map((condition) => (
        <dl key={condition} className="vision-words">
          <dt>{about[condition].title}</dt>
          <dd>{about[condition].summary}</dd>
          {SEVERITIES.map((severity) => {
            const { state, seen } = pictureLabels(texts, { condition, severity });
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
