/** Addresses of confirmations and reminders for the staff. */
export const REMINDER_PATHS = {
  queue: '/equipe/confirmacoes',
  list: '/equipe/confirmacoes/lista',
  plan: '/equipe/agenda/lembretes',
  figures: '/equipe/numeros/confirmacoes',
} as const;
