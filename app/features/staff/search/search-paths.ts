export const SEARCH_PATH = '/equipe/buscar';
export const SEARCH_FIELD = 'busca';
const MOST_LETTERS = 80;

/** What an address looks for, with single spaces. */
export function askedIn(params: URLSearchParams): string {
  const typed = params.get(SEARCH_FIELD) ?? '';
  return typed.trim().replace(/\s+/g, ' ').slice(0, MOST_LETTERS);
}
