/** Texts of the staff's pages about payments. */
export const staffPayments = {
  title: 'Pagamentos',
  lead: 'O que foi cobrado, o que chegou e o que falta.',
  views: {
    open: 'A receber',
    overdue: 'Vencidos',
    attention: 'Pedem atenção',
    paid: 'Pagos',
    all: 'Todos',
  },
  viewsLabel: 'Quais pagamentos',
  search: 'Procurar pelo identificador',
  searchHint:
    'Basta uma parte. O paciente vê o identificador na página do pagamento e no comprovante do banco.',
  searchButton: 'Procurar',
  toStatement: 'Conferir um extrato',
  toSettings: 'Chave Pix e lembretes',
  list: 'Cobranças',
  empty: 'Nada aqui.',
  states: {
    preparing: 'em preparo',
    open: 'a receber',
    'part-paid': 'falta uma parte',
    paid: 'pago',
    expired: 'prazo acabou',
    cancelled: 'cancelado',
    refunding: 'em devolução',
    refunded: 'devolvido',
  },
  /** Beside the state, where the payer's bank holds the money or has taken it back. */
  disputed: { open: 'contestado', lost: 'tomado pelo banco' },
  purposes: { order: 'plano', deposit: 'sinal' },
  providers: {
    'pix-static': 'Pix pela chave da clínica',
    'pix-api': 'Pix pelo banco',
    stripe: 'Stripe',
    'mercado-pago': 'Mercado Pago',
    staff: 'anotado pela equipe',
  },
  due: (day: string) => `vence em ${day}`,
  reference: (reference: string) => `identificador ${reference}`,
  pager: {
    label: 'Páginas da lista',
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${page}`,
  },

  charge: {
    title: (reference: string) => `Cobrança ${reference}`,
    back: 'Voltar para Pagamentos',
    summary: 'Resumo',
    label: {
      what: 'O que é pago',
      payer: 'Quem paga',
      state: 'Situação',
      provider: 'Como se paga',
      amount: 'Valor',
      paid: 'Recebido',
      rest: 'Falta',
      refunded: 'Devolvido',
      refundAsked: 'A devolver',
      surplus: 'A clínica tem a mais',
      due: 'Vencimento',
      link: 'Página do pagamento',
    },
    openLink: 'Abrir a página que o paciente vê',
    surplus: (amount: string) =>
      `A clínica está com ${amount} que não são dela. Combine com quem pagou e devolva.`,
    payments: 'Pagamentos',
    noPayments: 'Nada chegou ainda.',
    refunds: 'Devoluções',
    disputes: 'Contestações',
    disputesLead:
      'O banco de quem pagou pede o dinheiro de volta. Responda no site do meio de pagamento, dentro do prazo que ele mostra. Aqui a cobrança não muda.',
    disputeStates: {
      open: 'esperando resposta',
      lost: 'perdida: o dinheiro voltou para quem pagou',
      won: 'encerrada: o dinheiro ficou com a clínica',
    },
    disputeRef: (reference: string) => `Número no meio de pagamento: ${reference}`,
    disputedRefund:
      'Este pagamento foi contestado. Não devolva antes de conferir no site do meio de pagamento: o mesmo dinheiro pode sair duas vezes.',
    history: 'Histórico',
    notedBy: {
      provider: 'avisado pelo meio de pagamento',
      statement: 'conferido pelo extrato',
      staff: 'anotado pela equipe',
    },
    refundStates: { asked: 'a fazer', done: 'feita', failed: 'recusada' },
    byHand: 'fazer pelo banco',
    noteRefund: 'Já devolvi',
    noteRefundOf: (amount: string) => `Já devolvi ${amount}`,
    note: {
      title: 'Recebi este pagamento',
      lead: 'Só anote o que você viu no extrato, no aplicativo do banco ou no caixa. Um comprovante mostrado pelo paciente não basta.',
      amount: 'Valor recebido',
      amountHint: 'Em reais, como 149,90',
      on: 'Dia em que chegou',
      another: 'É outro pagamento, além do que já está anotado',
      anotherHint: 'Sem a marca, nada é anotado em dobro.',
      submit: 'Anotar pagamento',
    },
    refund: {
      title: 'Devolver dinheiro',
      lead: 'Devolver tudo encerra a cobrança. Devolver uma parte do que está pago vale como desconto: a cobrança continua paga.',
      byHand:
        'O que veio pela chave Pix ou foi anotado pela equipe se devolve pelo banco. Depois, aqui, toque em “Já devolvi”.',
      amount: 'Valor a devolver',
      reason: 'Motivo',
      reasonHint: 'Fica no registro. Não escreva nada sobre saúde.',
      submit: 'Devolver',
    },
    cancel: {
      title: 'Cancelar a cobrança',
      lead: 'Para de pedir o dinheiro. O que já chegou continua aqui até ser devolvido.',
      submit: 'Cancelar a cobrança',
    },
    done: {
      anotado: 'Pagamento anotado.',
      devolver: 'Devolução pedida.',
      devolvido: 'Devolução anotada.',
      cancelado: 'Cobrança cancelada.',
    },
    wrong: {
      amount: 'Escreva um valor em reais, como 149,90.',
      on: 'Escolha um dia até hoje.',
      reason: 'Escreva o motivo.',
      'too-much': 'É mais do que a clínica ainda tem desta cobrança.',
      alike: (amount: string, day: string, how: string) =>
        `Já há um pagamento de ${amount} em ${day}, ${how}. Se este é o mesmo, não precisa anotar. Se é outro, marque aqui e anote.`,
      key: 'A página ficou velha. Confira e mande de novo.',
    },
    causes: {
      asked: 'pedida',
      opened: 'aberta',
      provider: 'pelo meio de pagamento',
      statement: 'pelo extrato',
      expired: 'pelo prazo',
      refused: 'recusada pelo meio de pagamento',
      other: 'pela equipe ou pelo paciente',
    },
  },

  statement: {
    title: 'Conferir um extrato',
    lead: 'Mande o extrato que o banco oferece em OFX ou CSV. Nada é anotado antes de você conferir, e o extrato não fica guardado.',
    file: 'Arquivo do extrato',
    fileHint: 'OFX ou CSV, até 1 MB. Mandar duas vezes o mesmo período não conta nada em dobro.',
    submit: 'Ler o extrato',
    refusals: {
      empty: 'O arquivo não tem nenhuma linha que dê para ler.',
      'not-a-statement': 'Este arquivo não é OFX nem CSV. No site do banco, peça o extrato em OFX.',
      'no-columns':
        'Não achamos as colunas de data e valor. A primeira linha precisa ter os nomes delas.',
      'no-file': 'Escolha o arquivo do extrato.',
      'too-large': 'O arquivo tem mais de 1 MB. Peça ao banco um período menor.',
    },
    found: (lines: number, outgoing: number) =>
      `${lines} ${lines === 1 ? 'entrada lida' : 'entradas lidas'}; ${outgoing} ${outgoing === 1 ? 'saída deixada' : 'saídas deixadas'} de lado.`,
    unread: (lines: number) =>
      `${lines} ${lines === 1 ? 'linha não deu' : 'linhas não deram'} para ler. Confira no extrato.`,
    columns: {
      summary: 'Conferir as colunas do arquivo',
      unsure: 'Confira as colunas do arquivo',
      used: (on: string | null, amount: string | null, memo: string | null) =>
        on === null || amount === null
          ? 'Diga em que coluna está cada coisa. Ao lado de cada nome há um exemplo do arquivo.'
          : `Lemos a data em “${on}” e o valor em “${amount}”${memo ? `, a descrição em “${memo}”` : ''}. Se estiver errado, não anote: escolha outras colunas.`,
      label: { on: 'Coluna da data', amount: 'Coluna do valor', memo: 'Coluna da descrição' },
      amountHint: 'A das entradas, se entradas e saídas têm colunas separadas.',
      none: 'Nenhuma',
      unnamed: (number: number) => `coluna ${number}`,
      option: (name: string, number: number, example: string) =>
        [name || `Coluna ${number}`, example && `ex.: ${example}`].filter(Boolean).join(' · '),
      submit: 'Ler com estas colunas',
      wrong: 'Não achamos as colunas de data e valor. Escolha quais são.',
    },
    sure: 'Com o identificador da cobrança',
    sureLead: 'O banco mandou o identificador. Tire a marca do que não quiser anotar.',
    proposed: 'Com o mesmo valor de uma cobrança',
    proposedLead: 'Só o valor bate. Escolha a cobrança apenas se tiver certeza de quem pagou.',
    counted: (lines: number) =>
      `${lines} ${lines === 1 ? 'entrada já estava anotada' : 'entradas já estavam anotadas'}.`,
    likely:
      'Alguém já anotou um pagamento deste valor perto deste dia. Se for o mesmo dinheiro, escolha-o: nada conta em dobro.',
    same: (day: string, how: string, charge: string) =>
      `É o pagamento já anotado em ${day} (${how}): ${charge}`,
    another: (charge: string) => `É outro pagamento, novo: ${charge}`,
    notedBy: {
      provider: 'meio de pagamento',
      statement: 'extrato',
      staff: 'anotado pela equipe',
    },
    others: 'Sem cobrança',
    othersLead: 'Não achamos cobrança para estas entradas. Nada é anotado.',
    which: (amount: string, day: string) => `Cobrança de ${amount} em ${day}`,
    none: 'Nenhuma',
    confirm: 'Anotar os marcados',
    again: 'Ler outro extrato',
    nothing: 'Não há nada para anotar.',
    done: ({ counted, tied, held }: { counted: number; tied: number; held: number }) => [
      ...(counted > 0
        ? [`${counted} ${counted === 1 ? 'pagamento anotado' : 'pagamentos anotados'}.`]
        : []),
      ...(tied > 0
        ? [
            `${tied} ${tied === 1 ? 'entrada ligada a um pagamento que já estava anotado' : 'entradas ligadas a pagamentos que já estavam anotados'}.`,
          ]
        : []),
      ...(held > 0
        ? [
            `${held} ${held === 1 ? 'entrada ficou' : 'entradas ficaram'} sem anotar: alguém anotou o mesmo valor enquanto você conferia. Leia o extrato de novo e escolha.`,
          ]
        : []),
      ...(counted + tied + held === 0 ? ['Nada de novo: tudo já estava anotado.'] : []),
    ],
  },

  settings: {
    title: 'Chave Pix e lembretes',
    lead: 'A chave que recebe os pagamentos e os dias dos lembretes.',
    kind: 'Tipo da chave',
    kinds: {
      cnpj: 'CNPJ',
      cpf: 'CPF',
      phone: 'Telefone',
      email: 'E-mail',
      random: 'Chave aleatória',
      none: 'A clínica não recebe por Pix aqui',
    },
    key: 'Chave Pix',
    keyHint: 'Copie do aplicativo do banco da clínica.',
    name: 'Nome de quem recebe',
    nameHint: 'Como o banco mostra a quem paga. Sem acentos, até 25 letras.',
    city: 'Cidade',
    cityHint: 'Sem acentos, até 15 letras.',
    before: 'Lembrar quantos dias antes do vencimento',
    after: 'Lembrar quantos dias depois do vencimento',
    daysHint: 'De 1 a 15. O e-mail sai pela manhã, uma vez só.',
    submit: 'Salvar',
    saved:
      'Salvo. Para ter certeza de que a chave funciona, mande um centavo por ela do seu celular.',
    old: 'Cobranças já feitas continuam com a chave antiga. Não desligue a chave antiga no banco enquanto houver cobranças a receber.',
    changed: (by: string, when: string) =>
      `${by} mudou isto ${when}. Confira os valores abaixo e salve de novo.`,
    lastChange: (by: string, when: string) => `Última mudança: ${by}, ${when}.`,
    wrong: {
      kind: 'Escolha o tipo da chave.',
      key: 'A chave não combina com o tipo escolhido. Confira os números.',
      name: 'Escreva o nome de quem recebe.',
      city: 'Escreva a cidade.',
      days: 'Escreva um número de 1 a 15.',
    },
  },
};
