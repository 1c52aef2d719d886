/** Paths of the patient's own page beyond the appointment itself. */
export const OWN_PATHS = {
  tick: '/meu-agendamento/preparo',
  consent: '/meu-agendamento/consentimento',
  data: '/meu-agendamento/meus-dados',
  copy: '/meu-agendamento/copia',
} as const;
