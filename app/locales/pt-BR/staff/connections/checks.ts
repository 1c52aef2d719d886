/** Texts of the page that shows staff how the site itself is doing, and of the glance on the first page. */
export const staffChecks = {
  title: 'Verificação',
  lead: 'Como estão o site, a agenda e o que eles usam. Tudo é verificado sozinho a cada dez minutos.',
  runAll: 'Verificar tudo agora',
  runOne: 'Verificar de novo',
  runOneOf: (title: string) => `: ${title}`,
  wait: 'Leva até dez segundos.',
  clear: 'Limpar a tela',
  showAgain: 'Mostrar os últimos resultados',
  cleared: 'A tela está limpa. Os resultados continuam guardados.',
  exportJson: 'Baixar como arquivo JSON',
  done: 'Verificado agora.',
  refused: 'Essa verificação não existe.',
  filter: {
    label: 'Mostrar só',
    all: 'Todas',
    of: (state: 'error' | 'warning' | 'success', count: number) =>
      `${{ error: 'Problemas', warning: 'Avisos', success: 'Certas' }[state]} (${count})`,
    none: 'Nenhuma verificação está assim.',
  },
  lastRun: 'Verificado',
  since: 'Assim desde',
  fromUntil: (from: string, until: string) => `${from} até ${until}`,
  took: 'Demorou',
  milliseconds: (ms: number) =>
    ms < 1_000
      ? `${ms} ms`
      : `${(ms / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`,
  raw: 'Dados técnicos',
  history: 'Últimas vezes',
  noHistory: 'Ainda não há outras vezes.',
  askedBy: { staff: 'pela equipe', watch: 'sozinho', nightly: 'de noite' },
  groups: { site: 'O site visto de fora', house: 'O que só a equipe vê' },
  findings: {
    fine: 'Tudo certo.',
    'not-configured': 'Não está configurado.',
    timeout: 'A resposta demorou demais.',
    'fetch-failure': 'Não foi possível buscar a resposta.',
    'unexpected-status': 'A resposta veio com um código que não se esperava.',
    'opaque-response': 'A resposta não pôde ser lida.',
    'missing-routes': 'Faltam caminhos na interface de programação.',
    'host-mismatch': 'O nome ou o protocolo não são os do site.',
    'insecure-protocol': 'A conexão não é segura.',
    'partial-assets': 'Só uma parte dos arquivos chegou.',
    'missing-headers': 'Faltam cabeçalhos de segurança.',
    slow: 'Está lento.',
    'too-many': 'Muitos testes em pouco tempo. Espere um minuto.',
    failing: 'Não está funcionando.',
    worrying: 'Funciona, mas merece atenção.',
  },
  /** Of what only staff see. */
  tests: {
    database: {
      title: 'Banco de dados',
      text: 'Responde rápido, na versão certa e com todas as mudanças deste programa.',
      findings: {
        failing: 'Não responde, é antigo demais ou faltam mudanças.',
        worrying: 'Tem mudanças de uma versão mais nova do programa.',
      },
    },
    occupancy: {
      title: 'Agenda conferida',
      text: 'Cada agendamento ocupa exatamente o seu tempo.',
      findings: { failing: 'Há agendamentos que não ocupam o seu tempo.' },
    },
    disk: {
      title: 'Espaço em disco',
      text: 'Sobra lugar para guardar dados.',
      findings: { failing: 'O disco está quase cheio.', worrying: 'Sobra menos de 1 GB.' },
    },
    jobs: {
      title: 'Tarefas em segundo plano',
      text: 'Lembretes, e-mails e rotinas da noite são feitos na hora.',
      findings: {
        failing: 'As tarefas estão paradas.',
        worrying: 'Há tarefas atrasadas, ou que esperam uma pessoa.',
      },
    },
    mail: {
      title: 'E-mail',
      text: 'Os e-mails saem.',
      findings: {
        'not-configured': 'Nenhum servidor de e-mail: as mensagens ficam em arquivos.',
        failing: 'Os e-mails não estão saindo.',
      },
    },
    clock: {
      title: 'Relógio',
      text: 'O relógio do servidor está certo.',
      findings: {
        failing: 'O relógio está errado em mais de um minuto.',
        worrying: 'O relógio está errado em alguns segundos.',
      },
    },
    'time-zone': {
      title: 'Fuso horário',
      text: 'O servidor sabe que o Brasil não tem mais horário de verão.',
      findings: { failing: 'Os dados de fuso são antigos: os horários sairiam errados.' },
    },
    certificate: {
      title: 'Validade do certificado',
      text: 'O certificado da conexão segura vale por mais de 21 dias.',
      findings: {
        'not-configured': 'O site roda só nesta máquina, sem certificado.',
        failing: 'O certificado venceu ou vence em menos de 7 dias.',
        worrying: 'O certificado vence em menos de 21 dias.',
      },
    },
    backups: {
      title: 'Cópias de segurança',
      text: 'A cópia mais nova tem menos de dois dias.',
      findings: {
        'not-configured': 'Ninguém disse onde ficam as cópias (BACKUP_DIR).',
        failing: 'Não há nenhuma cópia, ou a última está vazia.',
        worrying: 'A última cópia tem mais de dois dias.',
      },
    },
    cms: {
      title: 'Cópia dos textos do WordPress',
      text: 'O site guarda uma cópia recente dos textos da fonte externa.',
      findings: {
        'not-configured': 'O site usa os próprios textos, sem WordPress.',
        failing: 'Ainda não há nenhuma cópia, e a fonte não responde.',
        worrying: 'A fonte não responde. O site mostra a última cópia.',
      },
    },
    google: {
      title: 'Avaliações do Google',
      text: 'O site recebe as avaliações do Google.',
      findings: {
        'not-configured': 'Sem chave do Google: o site mostra exemplos.',
        failing: 'O Google não responde, e não há cópia.',
        worrying: 'O Google não responde. O site mostra a última cópia.',
      },
    },
    payments: {
      title: 'Pagamentos',
      text: 'Quem recebe os pagamentos responde, e nada ficou pela metade.',
      findings: {
        'not-configured': 'Só o Pix da própria clínica: nada a verificar.',
        failing: 'Há cobranças que não puderam ser abertas.',
        worrying: 'Há devoluções que não deram certo.',
      },
    },
    whatsapp: {
      title: 'WhatsApp',
      text: 'As mensagens automáticas do último dia saíram.',
      findings: {
        'not-configured': 'O envio automático não está ligado: a equipe escreve.',
        failing: 'Nenhuma mensagem do último dia saiu.',
        worrying: 'A última mensagem não saiu.',
      },
    },
  },
  /** The first page, for everybody at the desk. */
  glance: {
    fine: 'Tudo certo com o site e a agenda.',
    attention: 'Tudo certo para atender.',
    warnings: (count: number) =>
      count === 1
        ? 'Há 1 aviso para quem cuida do sistema.'
        : `Há ${count} avisos para quem cuida do sistema.`,
    trouble: 'Há um problema no sistema',
    troubles: (count: number) => `Há ${count} problemas no sistema`,
    never: 'O sistema ainda não foi verificado. Isso acontece sozinho em até dez minutos.',
    stale: (when: string) =>
      `A última verificação foi ${when}. As tarefas automáticas podem estar paradas: chame quem cuida do sistema.`,
    lookedAt: (when: string) => `Verificado ${when}.`,
    since: (when: string) => `Desde ${when}.`,
    call: 'Chame',
    callWho: (name: string) => `Chame ${name}:`,
    nobody: 'Ninguém disse ainda quem cuida do sistema. Peça a quem administra que preencha.',
    more: 'Ver a verificação',
  },
  /** What is wrong, and what it means for who is at the desk; by check. */
  desk: {
    server: 'O site pode estar fora do ar. Agende e atenda por telefone.',
    tls: 'Pacientes veem um alerta ao abrir o site. Agende por telefone.',
    'cms-pages': 'Páginas novas não chegam. As que já estão no site continuam.',
    'cms-posts': 'Artigos novos não chegam. Os que já estão no site continuam.',
    'cms-categories': 'O blog continua como está.',
    'cms-routes': 'Textos novos não chegam. Os que já estão no site continuam.',
    dns: 'Pacientes podem não conseguir abrir o site. Agende por telefone.',
    host: 'Quem digita o endereço chega a outro lugar. Agende por telefone.',
    assets: 'O site pode aparecer sem figuras. O agendamento continua.',
    headers: 'Falta uma proteção do site. O atendimento continua igual.',
    speed: 'Quem tiver pressa agenda por telefone.',
    'server-header': 'É um detalhe técnico. O atendimento continua igual.',
    database: 'A agenda pode parar. Anote os agendamentos no papel e confira depois.',
    occupancy: 'Confira em “Tarefas que falharam” antes de encaixar alguém.',
    disk: 'Não envie fotos nem filmes até resolver.',
    jobs: 'Lembretes e e-mails não saem. Confirme os horários de amanhã por telefone.',
    mail: 'Avise os pacientes por telefone.',
    clock: 'Confira os horários antes de confirmar.',
    'time-zone': 'Pode haver uma hora de diferença. Confirme cada horário por telefone.',
    certificate: 'Pacientes podem ver um alerta ao abrir o site.',
    backups: 'O atendimento continua igual.',
    cms: 'O atendimento continua igual.',
    google: 'O atendimento continua igual.',
    payments: 'Receba na clínica ou pelo Pix.',
    whatsapp: 'Confirme os horários por telefone.',
  },
  keeper: {
    title: 'Quem cuida do sistema',
    lead: 'A equipe vê este nome e este telefone quando algo não funciona.',
    back: 'Voltar à verificação',
    link: 'Dizer quem cuida do sistema',
    change: 'Mudar quem cuida do sistema',
    name: 'Nome',
    nameHint: 'Da pessoa ou da empresa.',
    phone: 'Telefone com DDD',
    submit: 'Salvar',
    saved: 'Salvo.',
    lastChange: (by: string, when: string) => `Mudado por ${by}, ${when}.`,
    wrong: {
      name: 'Escreva o nome, com 3 a 80 letras.',
      phone: 'Escreva o telefone com DDD, só números ou com traço.',
    },
    changed: 'Outra pessoa mudou isto enquanto você escrevia. Confira e salve de novo.',
  },
};
