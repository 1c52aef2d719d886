import type { VisionTexts } from '#app/locales/pt-BR/vision.ts';
import type { Condition, Severity } from './conditions.ts';

type Subject = { condition: Condition; severity: Severity };

/** The word for a severity: people say 'miopia alta', not 'avançada'. */
export function severityWord(texts: VisionTexts, { condition, severity }: Subject): string {
  const { conditions, levels } = texts.simulator;
  const { worst } = conditions[condition];
  return severity === 'advanced' && worst ? worst : levels[severity];
}

/** A picture in words: its label, a short line of what it is, and what is to be seen in it. */
export type PictureWords = { label: string; state: string; seen: string };

export function pictureWords(texts: VisionTexts, subject: Subject): PictureWords {
  const { conditions, picture, state } = texts.simulator;
  const { name, title, seen } = conditions[subject.condition];
  const level = severityWord(texts, subject);
  return {
    label: picture(name, level),
    state: state(title, level),
    seen: seen[subject.severity],
  };
}

/** The same for typical vision. */
export function typicalWords({ simulator }: VisionTexts): PictureWords {
  return {
    label: simulator.typicalPicture,
    state: simulator.typicalState,
    seen: simulator.typicalSeen,
  };
}
