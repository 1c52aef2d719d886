/** Names of the form fields that do not belong to the entry itself. */
export const CONTENT_FIELDS = {
  action: 'acao',
  version: 'versao',
  /** The revision that the form was loaded from. */
  base: 'base',
  slug: 'endereco',
  day: 'dia',
  time: 'hora',
  revision: 'trazer',
  /** Ticked by who has opened links that did not answer. */
  linksSeen: 'linksvistos',
} as const;

export const CONTENT_ACTIONS = {
  save: 'guardar',
  publish: 'publicar',
  preview: 'previa',
  schedule: 'agendar',
  unschedule: 'desfazer',
  move: 'mover',
  withdraw: 'retirar',
  /** Drops what was typed and never saved. */
  drop: 'descartar',
} as const;
