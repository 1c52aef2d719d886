/** Words of the page of checks that change while its script runs them. */
export const staffChecksLive = {
  overall: {
    idle: 'Ainda não verificado',
    running: 'Verificando agora',
    operational: 'Tudo certo',
    attention: 'Funciona, com avisos',
    error: 'Há um problema',
  },
  status: {
    idle: 'Sem resultado',
    running: 'Verificando',
    success: 'Certo',
    warning: 'Aviso',
    error: 'Problema',
  },
  counts: (errors: number, warnings: number) =>
    `${errors === 1 ? '1 problema' : `${errors} problemas`} e ${warnings === 1 ? '1 aviso' : `${warnings} avisos`}.`,
  running: (title: string, at: number, of: number) => `Verificando ${at} de ${of}: ${title}.`,
  finished: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'Terminou. Tudo certo.'
      : `Terminou. Problemas: ${errors}. Avisos: ${warnings}.`,
  failed: 'Não deu para terminar. Espere um pouco e tente de novo.',
};
