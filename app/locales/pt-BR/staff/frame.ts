/** Texts around every page of the staff side. */
export const staffFrame = {
  /** After a page's own title. */
  pageTitle: (title: string) => `${title} | Equipe`,
  /** The way in from the site's footer. */
  fromSite: 'Administração',
  area: 'Área da equipe',
  navigationLabel: 'Equipe',
  navigation: {
    home: 'Início',
    agenda: 'Agenda',
    patients: 'Pacientes',
    confirmations: 'Confirmações',
    waitlist: 'Lista de espera',
    screenings: 'Triagens',
    inbox: 'Mensagens',
    orders: 'Assinaturas',
    jobs: 'Tarefas que falharam',
    decisions: 'Para decidir',
    content: 'Conteúdo',
    statements: 'Afirmações',
    questionnaire: 'Questionário',
    campaigns: 'Campanhas',
    testimonials: 'Depoimentos',
    clinic: 'Dados da clínica',
    dataImport: 'Trazer dados',
    map: 'Mapa',
    payments: 'Pagamentos',
    figures: 'Números',
    errors: 'Erros',
    checks: 'Verificação',
    privacy: 'Privacidade',
    people: 'Pessoas',
    accesses: 'Acessos',
    dataExport: 'Exportar tudo',
  },
  /** What waits on a page of the navigation. */
  counts: {
    inbox: (open: number, mine: number) =>
      [
        ...(open > 0 ? [open === 1 ? '1 aberta' : `${open} abertas`] : []),
        ...(mine > 0 ? [`${mine} com você`] : []),
      ].join(', '),
    confirmations: (people: number) =>
      people === 1 ? '1 pessoa a perguntar' : `${people} pessoas a perguntar`,
    waitlist: (offers: number) =>
      offers === 1 ? '1 oferta espera resposta' : `${offers} ofertas esperam resposta`,
    decisions: (statements: number) =>
      statements === 1 ? '1 afirmação a conferir' : `${statements} afirmações a conferir`,
    /** Beside the page's name: a larger number would push it aside. */
    shown: (number: number) => (number > 99 ? '99+' : String(number)),
  },
  mailFails: (since: string) =>
    `Os e-mails do site não saem desde ${since}. Nada se perdeu: eles esperam e saem sozinhos. Avise quem cuida dos computadores e, se for urgente, telefone ao paciente.`,
  account: 'Sua conta',
  signOut: 'Sair',
  toSite: 'Ver o site',
  roles: {
    administrator: 'Administração',
    editor: 'Conteúdo',
    reception: 'Recepção',
    practitioner: 'Atendimento',
  },
  errors: {
    forbidden: {
      title: 'Você não tem acesso a esta página',
      text: 'Quem administra a clínica no site decide o que cada pessoa pode ver. Peça acesso a ela.',
    },
    missing: {
      title: 'Página não encontrada',
      text: 'O endereço não existe ou o que estava nele já não está.',
    },
    failure: {
      title: 'Algo deu errado',
      text: 'Não foi possível abrir esta página agora. Espere um pouco e tente de novo. O que já foi salvo continua salvo.',
    },
    home: 'Ir para o início',
  },
};
