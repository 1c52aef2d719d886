/** Words of the page about the clinic that are not in content/. */
export const about = {
  team: 'Quem cuida de você',
  registrations: 'Registro profissional',
  reviews: 'O que dizem da clínica',
  picture:
    'Desenho de um refrator, o aparelho de muitas lentes com que se mede o grau dos óculos, diante de uma janela com morros.',
};

export type AboutMessages = typeof about;
