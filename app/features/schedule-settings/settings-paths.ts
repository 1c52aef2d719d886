import { AS_OF } from '#app/ui/change-history/as-of.ts';

/** Addresses of the agenda's settings. */
export const SETTINGS_PATHS = {
  hours: '/equipe/agenda/horarios',
  services: '/equipe/agenda/servicos',
  resources: '/equipe/agenda/recursos',
  reminders: '/equipe/agenda/lembretes',
  payers: '/equipe/agenda/convenios',
  feeds: '/equipe/agenda/calendarios',
} as const;

/** The form of a service's settings. */
export function servicePath(slug: string): string {
  return `${SETTINGS_PATHS.services}/${slug}`;
}

export function serviceHistoryPath(slug: string): string {
  return `${servicePath(slug)}/historico`;
}

/**
 * Address of one practitioner's, room's or device's hours.
 * @param from first day that the form proposes
 * @param house slug of a further house
 * @param asOf key of the version that the form is filled with
 */
export function hoursPath(
  slug: string,
  from?: string | null,
  house?: string | null,
  asOf?: string | null,
): string {
  const more = [
    from ? `&de=${from}` : '',
    house ? `&unidade=${house}` : '',
    asOf ? `&${AS_OF}=${asOf}` : '',
  ];
  return `${SETTINGS_PATHS.hours}?quem=${slug}${more.join('')}`;
}

/** In the place of a slug: the hours of the clinic, which the site shows. */
export const CLINIC_CHOICE = 'clinica';
