import { ofPerson } from '#app/platform/text/clinic-article.ts';

/** `taken` is what the agenda has, preparation included. */
type Mismatch = {
  protocol: string;
  practitioner: string;
  moment: string;
  until: string;
  taken: { from: string; until: string } | null;
};

/** Texts of the staff's inbox, failed jobs, errors of browsers and open decisions. */
export const staffInbox = {
  title: 'Mensagens',
  lead: 'Tudo o que chega pelo site e espera uma resposta da recepção.',
  of: (items: number) => (items === 1 ? '1 mensagem' : `${items} mensagens`),

  statuses: {
    open: 'Aberta',
    'in-progress': 'Em andamento',
    answered: 'Respondida',
    archived: 'Arquivada',
  },
  views: {
    unsettled: 'Por resolver',
    open: 'Abertas',
    'in-progress': 'Em andamento',
    answered: 'Respondidas',
    archived: 'Arquivadas',
    all: 'Todas',
  },
  filters: {
    status: 'Situação',
    kind: 'Tipo',
    allKinds: 'Todos os tipos',
    whose: 'Responsável',
    anybody: 'De todos',
    me: 'Minhas',
    nobody: 'Sem responsável',
    search: 'Procurar',
    searchHint: 'Nome, e-mail, telefone ou palavras da mensagem.',
    searchButton: 'Procurar',
    clear: 'Limpar a procura',
  },
  list: {
    caption: 'Mensagens, a mais nova primeiro',
    from: 'De',
    message: 'Mensagem',
    arrived: 'Chegou',
    status: 'Situação',
    whose: 'Responsável',
    nobody: 'ninguém',
    language: { 'pt-BR': '', 'en-US': 'em inglês' },
  },
  empty: {
    title: 'Nada aqui',
    unsettled: 'Nenhuma mensagem espera resposta. As novas aparecem aqui assim que chegam.',
    filtered: 'Nenhuma mensagem combina com esta escolha.',
    showAll: 'Ver todas as mensagens',
  },
  pager: {
    label: 'Páginas de mensagens',
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${page}`,
  },
  export: {
    button: 'Baixar a planilha',
    hint: 'A lista que está na tela, com os filtros escolhidos. Contém dados pessoais: fica registrado quem baixou.',
    tooMany:
      'São mensagens demais para uma planilha. Escolha uma situação ou procure por palavras.',
    filename: (on: string) => `mensagens-${on}.csv`,
  },
  csv: [
    'Tipo',
    'Número',
    'Chegou',
    'Situação',
    'Responsável',
    'Nome',
    'Telefone',
    'E-mail',
    'Mensagem',
  ],

  contact: {
    titles: { one: 'Mensagem do formulário', many: 'Mensagens do formulário' },
    language: 'Idioma',
    languages: { 'pt-BR': 'Português', 'en-US': 'Inglês: responda em inglês' },
  },
  privacy: {
    titles: { one: 'Pedido de privacidade', many: 'Pedidos de privacidade' },
    due: 'Prazo da resposta',
    inTime: (on: string, days: number) =>
      `até ${on}: ${days === 1 ? 'falta 1 dia' : `faltam ${days} dias`}`,
    pressing: (on: string, days: number) =>
      days === 0
        ? `até hoje, ${on}`
        : `atenção, até ${on}: ${days === 1 ? 'falta 1 dia' : `faltam ${days} dias`}`,
    overdue: (on: string, days: number) =>
      `vencido em ${on}, há ${days === 1 ? '1 dia' : `${days} dias`}`,
    identity: 'Identidade',
    identityTodo:
      'Confira se é mesmo a pessoa antes de entregar ou apagar algo: ligue para o telefone que já estava no cadastro.',
    keptUntil: 'É apagado 5 anos depois de chegar, com notas e respostas.',
  },

  item: {
    back: 'Todas as mensagens',
    heading: (name: string) => `Mensagem de ${name}`,
    arrived: (moment: string) => `Chegou ${moment}`,
    keptUntil: 'É apagada 12 meses depois de chegar, com notas e respostas.',
    words: 'O que escreveu',
    contactTitle: 'Falar com a pessoa',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    status: 'Situação',
    whose: 'Responsável',
    call: (phone: string) => `Ligar para ${phone}`,
    whatsapp: 'WhatsApp com texto pronto',
    mail: 'Escrever no seu programa de e-mail',
    work: 'Andamento',
    setStatus: 'Mudar a situação para',
    save: 'Salvar',
    take: 'Assumir',
    giveTo: 'Passar para',
    chooseColleague: 'Escolha uma pessoa',
    nobody: 'Ninguém (fica sem responsável)',
    give: 'Passar a mensagem',
    isMine: 'Você é responsável.',
    isOf: (name: string) => `${name} é responsável.`,
    isNobodys: 'Ninguém é responsável ainda.',
    notes: 'Notas e respostas',
    noNotes: 'Ainda não há notas nem respostas.',
    note: 'Nova nota',
    noteHint: 'Só a equipe lê.',
    addNote: 'Guardar a nota',
    noteBy: (name: string) => `Nota de ${name}`,
    answerBy: (name: string) => `Resposta de ${name} por e-mail`,
    sent: (moment: string) => `Enviada ${moment}.`,
    waiting: 'Na fila de envio. Se não sair, aparece em Tarefas que falharam.',
    answer: 'Responder por e-mail',
    answerWords: 'Resposta',
    answerHint: (subject: string) =>
      `Assunto: “${subject}”. O nome e o telefone da clínica vão no fim; a mensagem da pessoa não é repetida.`,
    noAddress: 'Não há e-mail para responder.',
    templates: 'Começar com uma resposta pronta:',
    changeTemplates: 'Mudar as respostas prontas',
    send: 'Enviar a resposta',
    history: 'Histórico',
    noHistory: 'Ninguém mudou nada ainda.',
  },
  actions: {
    status: (from: string, to: string) => `mudou de ${from} para ${to}`,
    assigned: (name: string) => `passou para ${name}`,
    taken: 'assumiu',
    released: 'deixou sem responsável',
    noted: 'escreveu uma nota',
    answered: 'respondeu por e-mail',
    other: (action: string) => action,
  },
  refusals: {
    gone: 'Esta mensagem não existe mais. Pode ter sido apagada pelo prazo de guarda.',
    changed: (name: string, moment: string, holder: string | null) =>
      `${name} mudou esta mensagem (${moment}) depois que você a abriu. ${holder ? `Agora está com ${holder}.` : 'Agora está sem responsável.'} Confira e envie de novo, se ainda for o caso.`,
    'no-address': 'Não há e-mail para responder. Ligue ou use o WhatsApp.',
    'other-words':
      'Este formulário já foi enviado com outras palavras. Confira o que já está guardado e envie de novo, se faltar algo.',
    'words-missing': 'Escreva o texto.',
    'words-too-long': 'Texto longo demais (máx. 4.000 caracteres).',
    'reply-gone': 'Esta resposta pronta não existe mais. Escolha outra ou escreva a sua.',
    'status-missing': 'Escolha a situação.',
    'colleague-missing': 'Escolha para quem passar a mensagem.',
    'colleague-gone':
      'Esta pessoa não abre mais estas mensagens: a conta foi encerrada ou a função mudou. Escolha outra.',
  },
  someone: 'alguém que não está mais na equipe',
  today: (time: string) => `hoje, ${time}`,

  jobs: {
    title: 'Tarefas que falharam',
    lead: 'O que o site tentou fazer várias vezes e não conseguiu: e-mails que não saíram e rotinas da noite.',
    empty: 'Nenhuma tarefa falhou. Não há nada a fazer.',
    caption: 'Tarefas que falharam, a mais recente primeiro',
    what: 'Tarefa',
    why: 'Motivo',
    when: 'Falhou',
    tries: (tries: number) => (tries === 1 ? '1 tentativa' : `${tries} tentativas`),
    asked: (moment: string) => `pedida ${moment}`,
    do: 'O que fazer',
    retry: 'Tentar de novo',
    dismiss: 'Dispensar',
    retryOf: (what: string) => `Tentar de novo: ${what}`,
    dismissOf: (what: string) => `Dispensar: ${what}`,
    queues: {
      'appointment-mail': 'E-mail sobre um horário marcado',
      'own-code': 'Código da página do paciente',
      'again-code': 'Código para marcar de novo',
      'message-copy': 'Cópia de uma mensagem à clínica',
      'contact-mail': 'Aviso de mensagem do formulário',
      'inbox-answer': 'Resposta por e-mail',
      'content-due': 'Publicar um texto agendado',
      'import-texts': 'Trazer os textos do site antigo',
      'data-import': 'Trazer pacientes e agenda de outro programa',
      'privacy-mail': 'E-mail sobre um pedido de privacidade',
      'charge-open': 'Abrir uma cobrança',
      'charge-cancel': 'Cancelar uma cobrança',
      'charge-refund': 'Devolver um pagamento',
      'charge-dispute': 'Contestação de um pagamento',
      'charge-mail': 'E-mail sobre um pagamento',
      'charges-due': 'Lembrar de parcelas a vencer',
      'deposit-mail': 'E-mail sobre um sinal',
      'deposit-settle': 'Acertar um sinal: marcar ou devolver',
      'reminder-mail': 'Lembrete por e-mail',
      'waitlist-mail': 'E-mail da lista de espera',
      'waitlist-match': 'Oferta de um horário à lista de espera',
      'reminder-whatsapp': 'Lembrete por WhatsApp',
      'reminder-sms': 'Lembrete por SMS',
      'reminder-return': 'Aviso de volta por e-mail',
      'whatsapp-reply': 'Resposta pelo WhatsApp',
      'order-mail': 'E-mail sobre uma assinatura',
      'end-orders': 'Encerrar assinaturas que chegaram ao fim',
      purge: 'Apagar o que passou do prazo',
      'suggest-holidays': 'Sugerir feriados',
      'occupancy-audit': 'Conferir a agenda',
      'checks-nightly': 'Verificar o sistema de noite',
      'record-plans': 'Mudança dos dados da clínica marcada para um dia',
      'approvals-expire': 'Marcar as guias que venceram',
      'lead-mail': 'Avisar a recepção de um pedido de horário',
      'new-day': 'Começar o dia: campanhas e busca',
    },
    reasons: {
      'mail-refused': 'O servidor de e-mail recusou o endereço.',
      'mail-delayed': 'O servidor de e-mail não aceitou a mensagem em dois dias.',
      'record-plan-refused':
        'Uma mudança dos dados da clínica não entrou no seu dia. Veja em “Dados da clínica”.',
      'agenda-mismatch': 'A agenda ocupada e os agendamentos não combinam.',
      'charge-refused': 'O meio de pagamento recusou a cobrança.',
      'refund-refused':
        'O meio de pagamento recusou a devolução. Veja em Pagamentos e devolva pelo banco.',
      'charge-disputed':
        'O banco de quem pagou pede o dinheiro de volta. Veja em Pagamentos e responda no site do meio de pagamento, dentro do prazo de lá.',
      'whatsapp-setup':
        'O WhatsApp recusou o acesso ou o modelo da mensagem. Avise quem cuida do site. Quem ia receber está em “Confirmações”, para a recepção escrever.',
      'sms-setup':
        'O serviço de SMS recusou o acesso. Avise quem cuida do site. Quem ia receber está em “Confirmações”, para a recepção escrever.',
      fault: 'O programa falhou.',
    },
    mismatch: {
      caption: 'Agendamentos a conferir',
      none: 'Agora está tudo certo. Pode dispensar a tarefa.',
      advice:
        'Veja se outra pessoa está marcada junto e combine com ela. Depois passe o agendamento para um horário livre; isso corrige a agenda.',
      missing: ({ protocol, moment, practitioner }: Mismatch) =>
        `O agendamento ${protocol} (${moment}) não ocupa a agenda ${ofPerson(practitioner)}. Outra pessoa pode ser marcada junto.`,
      'other-time': ({ protocol, moment, until, practitioner, taken }: Mismatch) =>
        `O agendamento ${protocol} (${moment}, até ${until}) ocupa outro tempo na agenda ${ofPerson(practitioner)}${
          taken ? `: de ${taken.from} a ${taken.until}` : ''
        }. Outra pessoa pode ser marcada junto.`,
      'left-behind': ({ protocol, moment, practitioner }: Mismatch) =>
        `O agendamento ${protocol} (${moment}) não precisa de tempo na agenda ${ofPerson(practitioner)}, mas ainda ocupa. Ninguém consegue marcar ali.`,
    },
    advice:
      'Um endereço recusado costuma estar escrito errado: avise a pessoa por telefone e dispense a tarefa. Nas outras falhas, tente de novo quando a causa estiver resolvida.',
    detail: 'Para quem conserta:',
    done: {
      retry: 'A tarefa voltou para a fila.',
      dismiss: 'A tarefa foi dispensada.',
      gone: 'Esta tarefa já foi tratada por outra pessoa.',
    },
  },

  errors: {
    title: 'Erros nos navegadores',
    lead: 'O que deu errado nos aparelhos dos visitantes, um de cada tipo. Sem nome, telefone ou endereço de ninguém.',
    empty: 'Nenhum erro nos últimos 90 dias.',
    noMessage: 'Sem texto.',
    times: (times: number) => (times === 1 ? '1 vez' : `${times} vezes`),
    lastSeen: 'Visto por último',
    firstSeen: 'Visto primeiro',
    release: 'Versão do site',
    page: 'Página',
    place: 'Lugar no código',
    browser: 'Navegador',
    details: 'Detalhes para quem conserta',
    limit:
      'São mostrados os 100 tipos vistos por último. Um tipo some 90 dias depois de visto pela última vez.',
  },

  decisions: {
    title: 'O que precisa de decisão',
    lead: 'Só pessoas da clínica podem resolver. Até lá, o site mostra o mais cuidadoso.',
    empty: 'Não há nada para decidir: os horários concordam e toda afirmação tem fonte recente.',
    statements: {
      patients: 'Número de pacientes',
      years: 'Anos de clínica',
      rating: 'Nota das avaliações',
      answerMinutes: 'Tempo de resposta no WhatsApp',
      sameDayReport: 'Laudo no mesmo dia',
    },
    doubts: {
      unverified: 'Ninguém confirmou esta afirmação.',
      'without-source': 'Não está escrito de onde vem.',
      'too-old': 'Foi medida há mais de 12 meses.',
      'not-yet-measured': 'A data da medição está no futuro.',
    },
    measured: (source: string, on: string) => `Fonte: ${source}. Medida em ${on}.`,
    notShown: 'Por isso o site não a mostra.',
    todo: 'Meçam de novo, guardem a prova e confirmem em “Afirmações do site”.',
    check: 'Conferir',
    checkOf: (name: string) => `a afirmação “${name}”`,
  },
};
