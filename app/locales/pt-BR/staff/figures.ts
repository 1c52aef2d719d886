/** Texts of the staff's figures. */
export const staffFigures = {
  title: 'Números',
  lead: 'Quantos agendamentos, por onde chegam e como o site se comporta. Ninguém é contado por nome.',
  period: {
    from: 'De',
    to: 'Até',
    button: 'Mostrar',
    label: 'Período',
    last: (days: number) => `Últimos ${days} dias`,
    next: (days: number) => `Próximos ${days} dias`,
    shown: (from: string, to: string) => `De ${from} a ${to}.`,
    faults: {
      day: 'Uma das datas não existe. São mostrados os últimos 30 dias.',
      order: 'A primeira data vem depois da última. São mostrados os últimos 30 dias.',
      'too-long': 'São no máximo 366 dias de uma vez. São mostrados os últimos 30 dias.',
    },
  },
  compare: {
    label: 'Comparar',
    none: 'Sem comparar',
    choices: { anterior: 'Com os dias anteriores', ano: 'Com um ano antes' },
    shown: (from: string, to: string) => `Comparado com ${from} a ${to}.`,
  },
  manyTimes: '10× ou mais',
  summary: {
    title: 'Resumo',
    caption: 'Os números principais do período',
    what: 'O quê',
    now: 'Agora',
    before: 'Antes',
    change: 'Diferença',
    rows: {
      appointments: 'Agendamentos',
      cancelled: 'Cancelados',
      noShows: 'Faltas',
      medianLead: 'Dias antes do agendamento',
      views: 'Páginas vistas',
      errorKinds: 'Tipos de erro',
    },
    note: 'Antes são os dias com que se compara. O traço quer dizer que não há com o que comparar.',
    /** Why who has just booked for next week does not find it there. */
    counted:
      'Um agendamento conta no dia do atendimento, e não no dia em que foi marcado. Os de hoje em diante estão na agenda.',
  },
  csv: {
    link: 'Baixar a tabela',
    /** Read after the link's words by who does not see the heading beside it. */
    of: (title: string) => `: ${title}`,
    filename: (table: string, from: string, to: string) => `numeros-${table}-${from}-a-${to}.csv`,
  },
  table: {
    day: 'Dia',
    week: 'Semana de',
    what: 'O quê',
    count: 'Quantidade',
    share: 'Parte',
    bar: 'Barra',
    total: 'Total',
    empty: 'Dias sem nada ficam de fora da tabela.',
    scroll: (caption: string) => `Tabela: ${caption}`,
  },
  chart: (caption: string, total: number, highest: number, at: string) =>
    `${caption}: ${total} ao todo; o máximo é ${highest}, em ${at}. Os números estão na tabela.`,
  highest: (value: number) => `máx. ${value}`,

  appointments: {
    title: 'Agendamentos por dia',
    weekTitle: 'Agendamentos por semana',
    empty: 'Não há agendamentos neste período.',
    note: 'Conta o dia do agendamento, não o dia em que foi feito.',
    statuses: {
      confirmed: 'Marcado',
      arrived: 'Chegou',
      done: 'Atendida',
      'no-show': 'Faltou',
      cancelled: 'Cancelado',
    },
  },
  noShows: {
    title: 'Faltas',
    caption: 'Agendamentos com presença anotada',
    came: 'Vieram',
    missed: 'Faltaram',
    share: (noShows: number, settled: number, percent: string) =>
      `${noShows} de ${settled} agendamentos com presença anotada: ${percent}.`,
    unknown:
      'Nenhum agendamento deste período tem presença ou falta anotada, então não há taxa de faltas a mostrar.',
  },
  leadTime: {
    title: 'Antecedência',
    caption: 'Agendamentos por antecedência da marcação',
    empty: 'Não há agendamentos neste período.',
    median: (days: number) =>
      days === 1
        ? 'Metade dos agendamentos é feita com até 1 dia de antecedência.'
        : `Metade dos agendamentos é feita com até ${days} dias de antecedência.`,
    buckets: {
      'same-day': 'No mesmo dia',
      'next-day': '1 dia antes',
      'this-week': '2 a 7 dias antes',
      fortnight: '8 a 14 dias antes',
      month: '15 a 30 dias antes',
      later: 'Mais de 30 dias antes',
    },
  },
  channels: {
    title: 'Por onde marcam',
    caption: 'Agendamentos por canal',
    empty: 'Não há agendamentos neste período.',
    names: { web: 'Site', api: 'Programas parceiros', phone: 'Telefone', desk: 'Balcão' },
  },
  views: {
    title: 'Páginas vistas por dia',
    weekTitle: 'Páginas vistas por semana',
    name: 'Páginas vistas',
    empty: 'Nada foi contado neste período. Só quem aceita a medição é contado.',
    note: 'Só de quem aceitou a medição: o movimento real é maior.',
  },
  pages: {
    title: 'Páginas mais vistas',
    others: 'outros endereços',
    home: 'Página inicial',
    rest: 'as demais',
  },
  origins: {
    title: 'De onde vêm',
    names: {
      direct: 'Endereço digitado ou sem informação',
      inside: 'De outra página do site',
      search: 'Buscadores',
      social: 'Redes sociais',
      assistant: 'Assistentes de IA',
      outside: 'Outros sites',
      unknown: 'Sem informação',
    },
  },
  clicks: {
    title: 'No que tocam',
    names: {
      schedule: 'Agendar',
      whatsapp: 'WhatsApp',
      phone: 'Telefone',
      mail: 'E-mail',
      map: 'Mapa',
      chatbot: 'Assistente',
      download: 'Arquivos',
      outside: 'Outros sites',
      other: 'Outros',
    },
  },
  searches: {
    title: 'Buscas no site',
    empty: 'Ninguém que aceitou a medição usou a busca neste período.',
    found: 'Encontraram algo',
    nothing: 'Não encontraram nada',
    note: 'As palavras procuradas não são guardadas.',
  },
  vitals: {
    title: 'Velocidade nos aparelhos',
    caption: 'Medições por métrica e qualidade',
    empty: 'Nenhuma medição neste período.',
    metric: 'Métrica',
    good: 'Boa',
    needsImprovement: 'Regular',
    poor: 'Ruim',
    goodShare: 'Boas',
    names: {
      LCP: 'Conteúdo principal aparece (LCP)',
      INP: 'Resposta ao toque (INP)',
      CLS: 'Página parada no lugar (CLS)',
      FCP: 'Primeira coisa aparece (FCP)',
      TTFB: 'Servidor responde (TTFB)',
    },
  },
  errors: {
    title: 'Erros nos navegadores',
    seen: (kinds: number) =>
      kinds === 1
        ? '1 tipo de erro foi visto neste período.'
        : `${kinds} tipos de erro foram vistos neste período.`,
    none: 'Nenhum erro foi visto neste período.',
    caption: 'Tipos de erro por nome',
    limit: 'Dos 100 tipos vistos por último.',
    link: 'Ver os erros',
  },
  print: 'Para guardar em papel ou PDF, use a impressão do navegador.',
};
