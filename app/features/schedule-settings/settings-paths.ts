/** Addresses of the agenda's settings. */
export const SETTINGS_PATHS = {
  hours: '/equipe/agenda/horarios',
  services: '/equipe/agenda/servicos',
  resources: '/equipe/agenda/recursos',
  feeds: '/equipe/agenda/calendarios',
} as const;

/** The hours of one practitioner, room or device; the form begins on a day if one is named. */
export function hoursPath(slug: string, from?: string): string {
  return `${SETTINGS_PATHS.hours}?quem=${slug}${from ? `&de=${from}` : ''}`;
}
