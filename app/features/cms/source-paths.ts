/** Staff pages about the texts of another content system. */
export const SOURCE_PATHS = {
  state: '/equipe/conteudo/origem',
  settings: '/equipe/conteudo/origem/ajustes',
  categories: '/equipe/conteudo/origem/categorias',
} as const;
