/** What staff read of a part of the site that is switched off and still holds something. */
export const staffParts = {
  title: (part: string) => `O site não mostra esta parte: ${part}`,
  text: 'Quem visita o site não vê nada daqui. O que está guardado continua guardado.',
  names: {
    blog: 'artigos',
    podcast: 'podcast',
    questionnaire: 'questionário de olho seco',
    lenses: 'lentes de contato',
    plans: 'assinaturas de lentes',
    english: 'páginas em inglês',
    campaign: 'campanha',
  },
  change: 'Mudar o que o site mostra',
  ask: 'Quem administra a clínica no site pode mudar isso.',
  /** Beside a text of the list. */
  inList: 'o site não mostra',
};
