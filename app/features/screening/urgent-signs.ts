/** Signs that need help at once. They are asked before any question of any instrument, and end it. */
export const URGENT_SIGNS = [
  'perda-de-visao',
  'dor-forte',
  'pancada',
  'produto-quimico',
  'luzes',
  'vermelho',
  'dupla',
] as const;

/** The answer of whoever has none of them. Nobody has none by saying nothing. */
export const NO_SIGN = 'nenhum';

/** What was answered to the question about signs. A sign outweighs `NO_SIGN` beside it. */
export type SignsAnswer = 'urgent' | 'none' | 'missing';

export function signsAnswerOf(ticked: readonly string[]): SignsAnswer {
  if (URGENT_SIGNS.some((sign) => ticked.includes(sign))) return 'urgent';
  return ticked.includes(NO_SIGN) ? 'none' : 'missing';
}
