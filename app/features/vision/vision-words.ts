import type { VisionMessages } from '#app/locales/pt-BR/vision.ts';
import type { Condition, Severity } from './conditions.ts';

type Subject = { condition: Condition; severity: Severity };

/** The word for a severity: people say 'miopia alta', not 'avançada'. */
export function severityLabel(texts: VisionMessages, { condition, severity }: Subject): string {
  const { conditions, levels } = texts.simulator;
  const { worst } = conditions[condition];
  return severity === 'advanced' && worst ? worst : levels[severity];
}

/** A picture in words: its label, a short line of what it is, and what is to be seen in it. */
export type PictureLabels = { label: string; state: string; seen: string };

export function pictureLabels(texts: VisionMessages, subject: Subject): PictureLabels {
  const { conditions, picture, state } = texts.simulator;
  const { name, title, seen } = conditions[subject.condition];
  const level = severityLabel(texts, subject);
  return {
    label: picture(name, level),
    state: state(title, level),
    seen: seen[subject.severity],
  };
}

/** The same for typical vision. */
export function typicalLabels({ simulator }: VisionMessages): PictureLabels {
  return {
    label: simulator.typicalPicture,
    state: simulator.typicalState,
    seen: simulator.typicalSeen,
  };
}
