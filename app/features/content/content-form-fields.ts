/** Names of the fields that a text's form has beside those of the text. */
export const CONTENT_FIELDS = {
  action: 'acao',
  version: 'versao',
  /** The revision that the form began with. */
  base: 'base',
  slug: 'endereco',
  day: 'dia',
  time: 'hora',
  revision: 'trazer',
} as const;

export const CONTENT_ACTIONS = {
  save: 'guardar',
  publish: 'publicar',
  preview: 'previa',
  schedule: 'agendar',
  unschedule: 'desfazer',
  move: 'mover',
  withdraw: 'retirar',
} as const;
