/** Words around reviews; who wrote them and what they say comes from elsewhere. */
export const reviews = {
  disclaimer: {
    title: 'São exemplos',
    text: 'Estes textos foram escritos para demonstrar como o site mostra opiniões. Não são de pessoas reais.',
  },
  /** Above what patients have said. */
  authorised:
    'Palavras de pacientes que autorizaram, por escrito, que apareçam aqui. Cada pessoa e cada tratamento são diferentes.',
  stars: (stars: number) => `Nota ${stars} de 5`,
};

export type ReviewsMessages = typeof reviews;
