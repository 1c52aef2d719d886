export const SEARCH_PATH = '/equipe/buscar';
export const SEARCH_FIELD = 'busca';
