import type { ByLocale } from '#app/platform/locale.ts';

/** What who books writes for the front desk. */
export const receptionNote = {
  label: 'Observação para a recepção (se quiser)',
  hint: 'Por exemplo: cadeira de rodas, ou a melhor hora para ligar. Não escreva aqui sobre a sua saúde.',
  row: 'Observação',
  /** Read after 'Alterar'. */
  change: 'a observação',
};

export type ReceptionNoteMessages = typeof receptionNote;

const english: ReceptionNoteMessages = {
  label: 'Note for the front desk (optional)',
  hint: 'For example: a wheelchair, or the best time to call. Do not write about your health here.',
  row: 'Note',
  change: 'the note',
};

export const receptionNoteMessages: ByLocale<ReceptionNoteMessages> = {
  'pt-BR': receptionNote,
  'en-US': english,
};
