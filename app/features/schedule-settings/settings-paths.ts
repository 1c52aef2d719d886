/** Addresses of the agenda's settings. */
export const SETTINGS_PATHS = {
  hours: '/equipe/agenda/horarios',
  services: '/equipe/agenda/servicos',
  resources: '/equipe/agenda/recursos',
  reminders: '/equipe/agenda/lembretes',
  payers: '/equipe/agenda/convenios',
  feeds: '/equipe/agenda/calendarios',
} as const;

/** Address of one practitioner's, room's or device's hours. @param from first day that the form proposes */
export function hoursPath(slug: string, from?: string): string {
  return `${SETTINGS_PATHS.hours}?quem=${slug}${from ? `&de=${from}` : ''}`;
}

/** In the place of a slug: the hours of the clinic, which the site shows. */
export const CLINIC_CHOICE = 'clinica';
