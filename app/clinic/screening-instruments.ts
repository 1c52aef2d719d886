/** Questionnaires that the clinic can choose from; each is described in app/features/screening. */
export const SCREENING_INSTRUMENTS = ['ten-items', 'short-form'] as const;
export type ScreeningInstrumentId = (typeof SCREENING_INSTRUMENTS)[number];
