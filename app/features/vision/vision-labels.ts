import type { VisionMessages } from '#app/locales/vision.ts';
import type { Condition, Severity } from './conditions.ts';

type Subject = { condition: Condition; severity: Severity };

/** The label of a severity: people say 'miopia alta', not 'avançada'. */
export function severityLabel(messages: VisionMessages, { condition, severity }: Subject): string {
  const { conditions, levels } = messages.simulator;
  const { worst } = conditions[condition];
  return severity === 'advanced' && worst ? worst : levels[severity];
}

/** A picture as text: its label, a short line naming it, and what it shows. */
export type PictureLabels = { label: string; state: string; seen: string };

export function pictureLabels(messages: VisionMessages, subject: Subject): PictureLabels {
  const { conditions, picture, state } = messages.simulator;
  const { name, title, seen } = conditions[subject.condition];
  const level = severityLabel(messages, subject);
  return {
    label: picture(name, level),
    state: state(title, level),
    seen: seen[subject.severity],
  };
}

/** Same for typical vision. */
export function typicalLabels({ simulator }: VisionMessages): PictureLabels {
  return {
    label: simulator.typicalPicture,
    state: simulator.typicalState,
    seen: simulator.typicalSeen,
  };
}
