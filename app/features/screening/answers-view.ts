import { maxScore } from './instrument.ts';
import { findInstrument } from './instruments.ts';
import type { OpenedAnswers } from './sealed-answers.server.ts';

/**
 * Stored answers in words, in Portuguese, with the score of the day they were sent. Of a questionnaire that is no longer
 * there, or has changed since, they are shown as they were stored.
 */
export function answersView({ instrument: key, answers, points, band }: OpenedAnswers) {
  const instrument = findInstrument(key);
  const texts = instrument?.texts['pt-BR'];
  return {
    instrument: texts?.name ?? key,
    score: instrument ? `${points} de ${maxScore(instrument)}` : String(points),
    band: texts?.bands[band]?.name ?? band,
    isOlder: instrument === undefined,
    rows: Object.entries(answers).map(([id, answer]) => {
      const item = instrument?.items.find((each) => each.id === id);
      const text = texts?.items[id];
      const counted = item?.choices.find((choice) => choice.id === answer);
      const words = [text?.question ?? id, text?.choices[answer] ?? answer];
      return { key: id, cells: [...words, String(counted?.points ?? '')] };
    }),
  };
}
