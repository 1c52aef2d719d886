/** Texts of who changed what and when, and of the way back. */
export const staffHistory = {
  link: 'Histórico',
  title: (name: string) => `Histórico: ${name}`,
  lead: 'Quem mudou o quê e quando, do mais novo para o mais antigo. Voltar preenche o formulário com o que valia; nada é salvo antes de você conferir e salvar.',
  heading: 'Histórico',
  back: 'Voltar sem mudar nada',
  untouched: 'Ninguém mudou nada aqui ainda.',
  /** As a screen reader says it: 'de não para sim'. */
  was: 'de ',
  became: ' para ',
  more: (count: number) => (count === 1 ? 'mais 1 mudança' : `mais ${count} mudanças`),
  yes: 'sim',
  no: 'não',
  nothing: 'nada',
  /** Above a history that unfolds. */
  folded: 'Quem mudou isto, e quando',
  unknown: 'alguém da equipe',
  beginning: 'No começo',
  asInFile: 'como veio com o programa',
  asInFileBut: 'como veio com o programa, menos o que segue',
  pages: {
    label: 'Páginas do histórico',
    previous: 'Mais novas',
    next: 'Mais antigas',
    page: (page: number) => `Página ${page} do histórico`,
  },
  /** Where a change leads. */
  return: 'Voltar a esta versão',
  returnMail: (mail: string) => `Voltar a esta versão: ${mail}`,
  returnLogo: 'Usar também o logotipo desta versão',
  returnNoLogo: 'Tirar também o logotipo, como nesta versão',
  returnBooking: 'Voltar a esta versão: duração, salas, sinal e preparo',
  returnFace: 'Voltar a esta versão: nome, preço, página e vários exames',
  returnHours: (house: string) =>
    house ? `Voltar a estes horários: ${house}` : 'Voltar a estes horários',
  returnPrice: (plan: string, amount: string) => `Voltar a este preço: ${plan}, ${amount}`,
  unreadable: 'foi mudado por outra versão do programa, que esta não lê',
  unreadableBefore: 'o que outra versão do programa salvou e esta não lê',
  /** In place of a key itself. */
  otherKey: 'chave trocada',
  textVersions: 'Versões do texto',
  payerRules: 'Regras do convênio',
  /** Above a form that shows what was. */
  filled: {
    title: 'O formulário mostra uma versão antiga',
    text: (moment: string, who: string) =>
      who ? `Está como valia em ${moment}, salvo por ${who}.` : 'Está como era no começo.',
    nothingSaved: 'Nada mudou ainda. Confira e salve, ou saia sem salvar.',
    gone: (names: string) =>
      `Sem ${names}, que hoje não dá para escolher. Confira antes de salvar.`,
    now: 'Ver como está agora',
  },
  service: {
    entry: 'Serviço',
    added: 'entrou no catálogo',
    place: 'Lugar na lista',
    nth: (place: number) => `${place}º`,
    text: { 'pt-BR': 'Texto da página', 'en-US': 'Texto da página, em inglês' },
    published: (revision: number | null) =>
      revision === null ? 'publicado como veio com o programa' : `revisão ${revision} publicada`,
    withdrawn: 'tirado do site',
    payer: (title: string) => `Convênio ${title}`,
    covered: 'cobre',
    uncovered: 'não cobre',
    with: (names: string) => `só com ${names}`,
    nobody: 'com ninguém',
    perDay: (count: number) => `${count} por dia`,
    approval: (days: number) =>
      days === 0 ? 'com guia' : days === 1 ? 'com guia, 1 dia' : `com guia, ${days} dias`,
  },
  resource: {
    entry: 'Na lista',
    added: 'incluído',
    used: 'Em uso',
    hours: (from: string, last: string | null) =>
      last ? `Horários de ${from} até ${last}` : `Horários a partir de ${from}`,
    inHouse: (where: string, house: string) => `${where}, ${house}`,
    /** Hours that a saved record has changed along. */
    along: (where: string) => `${where}, junto com os dados da clínica`,
  },
  price: {
    none: 'sem preço na página',
    from: (amount: string) => `a partir de ${amount}`,
    ask: 'pergunte à recepção',
    with: (name: string, amount: string) => `${amount} com ${name}`,
    later: (day: string, words: string) => `a partir de ${day}: ${words}`,
  },
  brand: {
    ownColours: 'cores do programa',
    picture: 'foto no lugar do desenho',
    /** Two logos are told apart by the first letters of their files. */
    logo: (file: string) => `com o logotipo ${file}`,
    noLogo: 'sem logotipo',
  },
  lengths: (day: string, words: string) => `a partir de ${day}: ${words}`,
  buffers: (before: number, after: number) => `${before} min antes, ${after} min depois`,
};
