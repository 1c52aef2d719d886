/** Addresses of the page of checks for staff. */
export const CHECK_PATHS = {
  page: '/equipe/verificacao',
  /** Runs one check and answers with data, for the page's script. */
  one: '/equipe/verificacao/uma',
  export: '/equipe/verificacao/exportar',
  keeper: '/equipe/verificacao/responsavel',
} as const;
