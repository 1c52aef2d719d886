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
  stillSays: (plan: string, pairs: number) =>
    `${plan}: o texto que a clínica escreveu ainda diz “${pairs} pares”. Mude-o em “Conteúdo”, porque ele vai para o contrato.`,
  ownText:
    'O que a clínica mesma escreveu no texto de um plano, como “12 pares”, não muda sozinho e vai para o contrato: confira em “Conteúdo”.',
};
