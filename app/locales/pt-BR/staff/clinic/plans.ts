/** What staff are told of a change of the lens plans before it is saved. */
export const staffPlans = {
  goes: 'sai do site, e ninguém mais o contrata.',
  comes: 'volta ao site.',
  changes: 'vale para contratos novos.',
  kept: (contracts: number) =>
    contracts === 0
      ? 'Ninguém tem contrato dele agora.'
      : contracts === 1
        ? '1 contrato continua até o fim como foi assinado.'
        : `${contracts} contratos continuam até o fim como foram assinados.`,
  total: (before: string, after: string) =>
    `O total do ano passa de ${before} para ${after}, porque o valor da parcela não muda. Ninguém recebe e-mail por isso: para avisar, anuncie também um preço em “Preços e oferta dos planos”.`,
  tooSoon: (plans: string) =>
    `Mais parcelas deixam o ano mais caro (${plans}). O contrato promete avisar 30 dias antes: escolha um dia pelo menos 30 dias depois de hoje.`,
};
