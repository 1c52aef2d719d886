/** Texts of the frame around every page and of the design system's own words. */
export const chrome = {
  back: 'Voltar',
  change: 'Alterar',
  problemTitle: 'Há um problema',
  errorPrefix: 'Erro:',
  dateParts: { day: 'Dia', month: 'Mês', year: 'Ano' },
  progress: (current: number, total: number) => `Passo ${current} de ${total}`,
};
