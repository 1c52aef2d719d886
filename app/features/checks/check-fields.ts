/** Fields of the forms and of the address of the page of checks. */
export const CHECK_FIELDS = {
  intent: 'acao',
  check: 'teste',
  /** Which states are shown. */
  state: 'estado',
  cleared: 'limpar',
  done: 'feito',
} as const;

/** States by which the checks can be filtered, the worst first. */
export const CHECK_FILTERS = ['error', 'warning', 'success'] as const;
