/** What is said of texts that are open and not saved yet. */
export const staffDesk = {
  saved: (atTime: string) => `Rascunho guardado ${atTime}, só para você.`,
  notSaved: 'O rascunho não foi guardado agora. O que você escreveu continua nesta página.',
  others: (who: string, since: string) =>
    `${who} abriu este texto ${since} e está com ele aberto. Combinem quem escreve.`,
  changed: (who: string, when: string) =>
    `${who} guardou este texto (${when}) depois que você abriu. Continue: ao guardar, você vê o que mudou e nada se perde.`,
  restored: {
    title: (when: string) => `Rascunho guardado ${when}`,
    text: 'Esta página mostra o que você escreveu e ainda não guardou. Guarde ou publique para valer.',
    drop: 'Descartar este rascunho',
  },
};
