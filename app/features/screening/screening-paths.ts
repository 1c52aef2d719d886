/** The questionnaire. All of its addresses are private: never measured, never kept. */
export const SCREENING_PATH = '/questionario-olho-seco';
/** Takes the answers and shows what they say. */
export const RESULT_PATH = '/questionario-olho-seco/resultado';
/** Takes the answers that somebody wants the clinic to have. */
export const SEND_PATH = '/questionario-olho-seco/enviar';
export const SENT_PATH = '/questionario-olho-seco/enviado';

/** Staff: the answers that were sent, and the choice of the questionnaire. */
export const SCREENINGS_PATH = '/equipe/triagens';
export const INSTRUMENT_PATH = '/equipe/questionario';

export function screeningPath(reference: string): string {
  return `${SCREENINGS_PATH}/${reference}`;
}

/** The field of the form that chooses the questionnaire. */
export const INSTRUMENT_FIELD = 'questionario';
