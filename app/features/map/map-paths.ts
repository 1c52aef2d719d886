/** Addresses of the map's pages. */
export const MAP_PATHS = {
  page: '/mapa',
  test: '/map-test',
  staff: '/equipe/mapa',
  preview: '/equipe/mapa/previa',
  draw: '/equipe/mapa/desenhar',
} as const;
/** Says on the staff's page that a file was too large to be read. */
export const MAP_TOO_LARGE = 'grande';
export const MAP_FILE_FIELD = 'arquivo';
