/** Addresses of the catalogue's screens, beside those of the agenda's settings. */
export const CATALOGUE_PATHS = {
  services: '/equipe/agenda/servicos',
  newService: '/equipe/agenda/servicos/novo',
  places: '/equipe/agenda/recursos',
} as const;

export function servicePagePath(slug: string): string {
  return `${CATALOGUE_PATHS.services}/${slug}/pagina`;
}

export function placePath(slug: string): string {
  return `${CATALOGUE_PATHS.places}/${slug}`;
}
