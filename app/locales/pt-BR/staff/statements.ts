/** Texts of the claims. */
export const staffStatements = {
  title: 'Afirmações do site',
  lead: 'O que a clínica diz de si precisa ter fonte, data e alguém que responda. Sem isso, ou depois de 12 meses, a afirmação some do site.',
  names: {
    patients: 'Número de pacientes',
    years: 'Anos de clínica',
    rating: 'Nota das avaliações',
    answerMinutes: 'Tempo de resposta no WhatsApp',
    sameDayReport: 'Laudo no mesmo dia',
  },
  values: {
    patients: (value: string) => `${value} pacientes`,
    years: (value: string) => `${value} anos`,
    rating: (value: string, reviews: string) => `${value} de 5, em ${reviews} avaliações`,
    answerMinutes: (value: string) => (value === '1' ? '1 minuto' : `${value} minutos`),
    sameDayReport: (isSo: boolean) => (isSo ? 'Sim' : 'Não'),
  },
  shown: 'Aparece no site',
  hidden: 'Não aparece no site',
  untrue: 'A resposta é “não”.',
  doubts: {
    unverified: 'Ninguém confirmou ou foi retirada.',
    'without-source': 'Não está escrito de onde vem.',
    'too-old': 'Foi medida há mais de 12 meses.',
    'not-yet-measured': 'A data da medição está no futuro.',
  },
  /** A record that began blank. */
  unstated: 'A clínica ainda não disse nada aqui.',
  measured: (source: string, on: string) => `Fonte: ${source}. Medida em ${on}.`,
  owner: (name: string) => `Quem responde: ${name}.`,
  lastChange: (name: string, at: string) => `Última mudança: ${name}, ${at}.`,
  asRecord: 'Está como nos dados da clínica.',
  open: 'Conferir',
  openOf: (name: string) => `a afirmação “${name}”`,

  statement: {
    back: 'Todas as afirmações',
    lead: 'Confira na fonte. O que você salvar aparece no site em seguida.',
    value: {
      patients: 'Quantos pacientes',
      years: 'Quantos anos',
      rating: 'Nota, de 1 a 5',
      answerMinutes: 'Minutos até a primeira resposta, em horário de atendimento',
      sameDayReport: 'O laudo fica pronto no mesmo dia?',
    },
    yes: 'Sim, é assim',
    no: 'Não, nem sempre',
    reviews: 'Em quantas avaliações',
    source: 'De onde vem',
    sourceHint: 'Por exemplo: “Cadastro de pacientes da clínica”. Os visitantes leem isto.',
    english: 'De onde vem, em inglês',
    englishHint: 'Para as páginas em inglês. Vazio, elas mostram a fonte em português.',
    measured: 'Quando foi medida',
    owner: 'Quem responde por ela',
    /** In the history. */
    confirmed: 'Confirmada para o site',
    ownerHint: 'Nome de quem guarda a prova na clínica. Não aparece no site.',
    submit: 'Salvar e confirmar',
    withdraw: 'Tirar do site',
    withdrawText: 'Se não dá mais para provar, tire do site. Você pode confirmar de novo depois.',
    wrong: {
      valor: 'Escreva um número que faça sentido aqui.',
      avaliacoes: 'Escreva em quantas avaliações, só com números.',
      fonte: 'Escreva de onde vem, com 3 a 160 letras.',
      'fonte-ingles': 'Use 3 a 160 letras, ou deixe vazio.',
      medida: 'Escreva dia, mês e ano, até hoje.',
      responsavel: 'Escreva quem responde, com 3 a 80 letras.',
    },
    changed: (name: string, at: string) =>
      `${name} mudou isto em ${at}, enquanto você preenchia. Confira o que está agora e salve de novo se quiser.`,
    saved: 'Salvo. O site já mostra assim.',
    withdrawn: 'Tirada do site.',
  },

  saturday: {
    title: 'Horário de sábado',
    text: (faq: string, hours: string) =>
      `Os dados da clínica dizem duas coisas: as perguntas frequentes falam de sábado ${faq}; o horário de atendimento diz: ${hours}. Qual vale?`,
    closed: 'fechado',
    between: (starts: string, ends: string) => `das ${starts} às ${ends}`,
    choose: {
      hours: (hours: string) => `Vale o horário de atendimento: ${hours}`,
      faq: (faq: string) => `Vale o das perguntas: sábado ${faq}`,
    },
    result:
      'Depois da escolha, o rodapé, as buscas e as perguntas frequentes dizem a mesma coisa. A agenda é acertada em “Horários”.',
    settled: {
      hours: 'Ficou valendo o horário de atendimento.',
      faq: 'Ficou valendo o horário das perguntas frequentes.',
    },
    by: (name: string, at: string) => `Quem decidiu: ${name}, ${at}.`,
    onlyEditors: 'Quem cuida do conteúdo ou da administração pode escolher.',
    changed: (name: string, at: string) => `${name} decidiu isto em ${at}. Confira antes de mudar.`,
  },
};
