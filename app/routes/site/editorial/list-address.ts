type ListState = { busca?: string | undefined; categoria?: string | undefined; pagina?: number };

/** The address of a list in one of its states: '/blog?categoria=exames&pagina=2'; the first page has no number. */
export function listAddress(path: string, { busca, categoria, pagina = 1 }: ListState): string {
  const query = new URLSearchParams();
  if (busca) query.set('busca', busca);
  if (categoria) query.set('categoria', categoria);
  if (pagina > 1) query.set('pagina', String(pagina));
  return query.size > 0 ? `${path}?${query}` : path;
}
