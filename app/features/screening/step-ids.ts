/** Where the signs of urgency are asked: the first screen. */
export const SIGNS_ID = 'sinais-de-urgencia';

/** Target of the links to a question. @param index from 0 */
export function questionId(index: number): string {
  return `pergunta-${index + 1}`;
}
