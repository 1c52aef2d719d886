export const MAX_IMAGE_SEARCH = 80;

/** What part of the library an address asks for. */
export function searchOf(query: URLSearchParams): { search: string; page: number } {
  const page = query.get('pagina') ?? '';
  return {
    search: (query.get('busca') ?? '').trim().slice(0, MAX_IMAGE_SEARCH),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}
