/** Fields of the forms and of the address of the page of checks. */
export const CHECK_FIELDS = {
  intent: 'acao',
  check: 'teste',
  /** Which states are shown. */
  state: 'estado',
  cleared: 'limpar',
  done: 'feito',
} as const;
