/** Texts of the staff screens about lens subscriptions. */
export const staffOrders = {
  title: 'Assinaturas',
  lead: 'Quem assinou um plano de lentes, em que ponto está e o que falta fazer.',
  back: 'Todas as assinaturas',
  empty: 'Nenhuma assinatura nesta lista.',
  links: { figures: 'Números e nota fiscal', settings: 'Preços e oferta dos planos' },

  views: {
    'to-do': 'Para fazer',
    'awaiting-prescription': 'Esperando receita',
    active: 'Valendo',
    unpaid: 'Com parcela atrasada',
    closed: 'Encerradas',
    all: 'Todas',
  },
  viewsLabel: 'Mostrar',
  search: 'Nome ou número da assinatura',
  searchButton: 'Procurar',
  clear: 'Limpar a procura',
  more: (shown: number) => `Só as ${shown} primeiras aparecem. Procure pelo nome ou pelo número.`,

  columns: ['Assinatura', 'Pessoa', 'Plano', 'Situação', 'O que falta'],
  states: {
    'awaiting-prescription': 'Esperando receita',
    active: 'Valendo',
    withdrawn: 'Desistiu',
    cancelled: 'Cancelada',
    ended: 'Terminada',
  },
  due: {
    prescription: 'Conferir a receita',
    delivery: {
      late: (day: string) => `Atrasado: enviar lentes, era para ${day}`,
      soon: (day: string) => `Enviar lentes até ${day}`,
      later: (day: string) => `Próximas lentes: ${day}`,
    },
    review: {
      late: (day: string) => `Atrasada: revisão, era para ${day}`,
      soon: (day: string) => `Marcar a revisão para ${day}`,
      later: (day: string) => `Próxima revisão: ${day}`,
    },
    unpaid: (count: number) => (count === 1 ? '1 parcela atrasada' : `${count} parcelas atrasadas`),
    nothing: 'Nada por agora',
  },

  order: {
    title: (protocol: string) => `Assinatura ${protocol}`,
    person: 'Pessoa',
    cpf: 'CPF',
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Entrega',
    plan: 'Plano',
    total: 'Preço do ano',
    prescription: 'Receita, como disse ao assinar',
    prescriptions: {
      'on-file': 'A clínica já tem',
      'to-send': 'Vai levar ou mandar',
      'first-visit': 'Precisa de uma consulta',
    },
    ordered: 'Contratou em',
    year: 'Ano do plano',
    erased: 'Os dados da pessoa foram apagados a pedido.',

    prescriptionTitle: 'Receita',
    prescriptionText:
      'Marque quando a receita estiver conferida. O ano do plano começa hoje, e as entregas ganham data.',
    prescriptionSeen: 'Receita conferida',
    bookExam: 'Marcar o exame de lentes',

    tasks: 'Entregas e revisões',
    task: {
      delivery: (pairs: number) => (pairs === 1 ? '1 par' : `${pairs} pares`),
      review: 'Revisão',
    },
    dueOn: (day: string) => `para ${day}`,
    doneOn: (day: string) => `feita em ${day}`,
    markDone: 'Marcar como feitas',
    markHint: 'Marque o que saiu hoje. Vários de uma vez também vale.',
    undo: 'Desfazer',
    undoOf: (what: string) => `a marca de ${what}`,
    bookReview: 'Marcar a revisão na agenda',

    payments: 'Pagamentos',
    paymentColumns: ['Parcela', 'Pagar até', 'Valor', 'Pago', 'De volta', 'Cobrança'],

    notes: 'Notas',
    note: 'Nota nova',
    noteHint: 'Não escreva nada sobre a saúde da pessoa.',
    saveNote: 'Salvar a nota',
    noteBy: (who: string, moment: string) => `${who}, ${moment}`,

    reach: 'Contato',
    reachText:
      'Se o e-mail não chegou, confira o endereço com a pessoa. O link e o contrato vão de novo. Se o e-mail mudar, o link antigo deixa de abrir.',
    openCharge: 'Abrir',
    openChargeOf: (number: number) => `a cobrança ${number}`,
    reachSave: 'Salvar e mandar o link de novo',

    history: 'História',
    actors: {
      customer: 'Cliente',
      job: 'Automático',
      payment: 'Pagamento',
      privacy: 'Pedido de privacidade',
    },
    steps: {
      ordered: 'contratou',
      erased: 'apagou os dados da pessoa',
      'link-again': 'conferiu o contato e mandou o link de novo',
      'prescription-seen': 'conferiu a receita',
      address: 'mudou o endereço',
      withdrawn: 'desistiu',
      cancelled: 'cancelou',
      ended: 'o ano terminou',
      'told-ending': 'avisou que o ano termina',
      'untold-ending': 'não avisou: o aviso do fim está desligado',
      paid: (number: string) => `parcela ${number} paga`,
      refunded: (number: string) => `parcela ${number} devolvida`,
      done: (what: string) => `fez: ${what}`,
      undone: (what: string) => `desfez: ${what}`,
      delivery: (number: string) => `entrega ${number}`,
      review: (number: string) => `revisão ${number}`,
    },

    close: 'Cancelar pela pessoa',
    done: 'Feito.',
    problems: {
      changed: 'A assinatura mudou desde que você abriu a página. Confira e tente de novo.',
      closed: 'A assinatura já está encerrada.',
      gone: 'A assinatura não existe mais.',
      'too-late': 'O prazo para desistir já passou.',
      none: 'Marque pelo menos uma entrega ou revisão.',
      note: 'Escreva a nota, com no máximo 2.000 letras.',
      phone: 'Informe um telefone com DDD.',
      email: 'Informe um e-mail completo, como nome@exemplo.com.br.',
    },
  },

  close: {
    title: (protocol: string) => `Encerrar a assinatura ${protocol}`,
    lead: 'Faça quando a pessoa pedir por telefone, WhatsApp ou na clínica. Ela recebe um e-mail.',
    withdraw: 'Desistência',
    withdrawOpen: (day: string) => `No prazo até ${day}. Volta tudo o que pagou:`,
    withdrawLate: 'O prazo de 7 dias já passou. Só use se a clínica errou. Volta tudo o que pagou:',
    cancel: 'Cancelamento',
    cancelText: (pairs: number, amount: string) => {
      if (pairs === 0) return 'Nada foi entregue ainda. Volta para a pessoa:';
      return pairs === 1
        ? `Conta 1 par entregue, que vale ${amount}. Volta para a pessoa:`
        : `Contam ${pairs} pares entregues, que valem ${amount}. Volta para a pessoa:`;
    },
    withdrawButton: 'Registrar a desistência',
    cancelButton: 'Cancelar a assinatura',
    keep: 'Deixar como está',
  },

  figures: {
    title: 'Números das assinaturas',
    lead: 'Por mês, no horário da clínica. Valores em reais.',
    caption: 'Assinaturas por mês',
    columns: [
      'Mês',
      'Novas',
      'Começaram',
      'Terminaram',
      'Desistiram',
      'Canceladas',
      'Recebido',
      'Devolvido',
      'Vence no mês',
    ],
    running: (count: number) =>
      count === 1 ? '1 assinatura valendo hoje.' : `${count} assinaturas valendo hoje.`,
    download: 'Baixar os números (CSV)',
    filename: (from: string, to: string) => `assinaturas-${from}-a-${to}.csv`,
  },
  invoices: {
    title: 'Dados para a nota fiscal (NFS-e)',
    lead: 'Uma linha por pagamento recebido no período, com o que a nota da prefeitura pede. O site não emite a nota: use a planilha no sistema da prefeitura ou mande ao contador.',
    from: 'De',
    until: 'Até',
    button: 'Baixar a planilha (CSV)',
    wrong: 'Informe duas datas, a primeira não depois da segunda, com no máximo um ano entre elas.',
    filename: (from: string, to: string) => `nfse-${from}-a-${to}.csv`,
    columns: [
      'Data do pagamento',
      'Nome do tomador',
      'CPF',
      'Logradouro',
      'Número',
      'Complemento',
      'Bairro',
      'Cidade',
      'UF',
      'CEP',
      'E-mail',
      'Descrição do serviço',
      'Valor',
      'Deduções',
      'Devolvido',
      'Referência',
      'Assinatura',
    ],
    service: (plan: string, part: string) =>
      `Assinatura de lentes de contato, plano ${plan}, ${part}`,
    part: (number: number, count: number) =>
      count === 1 ? 'pagamento único' : `parcela ${number} de ${count}`,
  },

  settings: {
    title: 'Preços e oferta dos planos',
    lead: 'Só muda estas coisas quem administra, ou quem cuida dos planos.',
    offer: 'Oferta',
    isOn: 'Os planos aparecem no site.',
    isOff: 'Os planos não aparecem no site. As assinaturas que já existem continuam.',
    turnOn: 'Mostrar os planos no site',
    turnOff: 'Tirar os planos do site',
    offerHint:
      'Vale para todas as páginas de planos, os links, a busca e o mapa do site. Peça a um advogado que confira os textos antes de mostrar.',
    prices: 'Preços',
    priceColumns: ['Plano', 'Parcela hoje', 'Total no ano', 'Anunciado'],
    announced: (amount: string, day: string) => `${amount} a partir de ${day}`,
    none: 'Nada',
    new: 'Anunciar um preço novo',
    newText:
      'Vale só para contratos novos, pelo menos 30 dias depois de hoje. Quem tem contrato do plano recebe um e-mail e não paga nada diferente.',
    quantities: 'Mudar pares, consultas, ordem e destaque, ou arquivar um plano',
    archived: (plan: string) => `${plan} (arquivado)`,
    flex: 'Mudar a mensalidade do Flex',
    plan: 'Plano',
    choosePlan: 'Escolha o plano',
    amount: 'Valor de cada parcela',
    amountHint: 'Em reais. Exemplo: 109,90',
    fromOn: 'Primeiro dia do preço novo',
    announce: 'Conferir e anunciar',
    effects: {
      announce: 'Anunciar assim e avisar por e-mail',
      price: (day: string, after: string, before: string) =>
        `A partir de ${day}, cada parcela de um contrato novo custa ${after}, em vez de ${before}.`,
      year: (after: string, before: string) => `O ano custa ${after}, em vez de ${before}.`,
      mails: (count: number) =>
        count === 0
          ? 'Ninguém tem contrato deste plano: nenhum e-mail sai.'
          : count === 1
            ? '1 pessoa tem contrato deste plano e recebe um e-mail; ela continua pagando o que paga.'
            : `${count} pessoas têm contrato deste plano e recebem um e-mail; elas continuam pagando o que pagam.`,
    },
    saved: 'Salvo.',
    told: (count: number) =>
      count === 0
        ? 'Preço anunciado. Ninguém tem contrato deste plano: nenhum e-mail sai.'
        : count === 1
          ? 'Preço anunciado. 1 pessoa recebe um e-mail.'
          : `Preço anunciado. ${count} pessoas recebem um e-mail.`,
    wrong: {
      plan: 'Escolha o plano.',
      archived:
        'Este plano está arquivado, e ninguém o contrata. Para vendê-lo de novo, tire-o do arquivo em “Planos de lentes”.',
      amount: 'Informe o valor em reais, como 109,90.',
      fromOn: 'Informe um dia que existe.',
      'too-soon':
        'O preço novo só pode valer a partir de 30 dias depois de hoje. Para desistir de um já anunciado, anuncie o de antes para o mesmo dia.',
      same: 'O plano já custa isso nesse dia.',
      changed: 'Alguém mudou os preços ao mesmo tempo. Confira e tente de novo.',
    },
  },
};
