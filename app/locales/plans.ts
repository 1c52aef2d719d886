import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the pages about lens subscriptions. Prices and amounts come from the plan table, the rest from content/. */
export const plans = {
  notice: 'O que este plano não é',
  lensesAYear: (pairs: number) => `${pairs} pares de lentes no ano`,

  price: {
    instalments: (count: number, amount: string) => `${count}x de ${amount}`,
    total: (amount: string) => `Total no ano: ${amount}`,
    month: (amount: string) => `${amount} por mês`,
    onRequest: 'O valor do mês é informado pela recepção.',
    monthly: 'Sem total fixo: você paga só os meses em que usar.',
  },

  highlighted: 'Em destaque',
  /** What a plan is called by where it is not highlighted; undefined for one that has nothing to say. */
  badges: {
    basico: 'O essencial',
    padrao: undefined,
    premium: 'Para vista cansada',
    'basico-online': 'O essencial',
    'padrao-online': undefined,
    'premium-online': undefined,
  } satisfies Record<string, string | undefined>,
  mostTalks: 'Mais conversas',

  card: {
    name: (name: string) => `Plano ${name}`,
    details: 'Ver detalhes',
    detailsOf: (name: string) => `Ver detalhes do plano ${name}`,
    subscribe: 'Assinar',
    subscribeTo: (name: string) => `Assinar o plano ${name}`,
    payment: 'Como contratar e pagar',
    paymentOf: (name: string) => `Como contratar e pagar o plano ${name}`,
  },

  list: {
    plans: (count: number) => ['O plano', 'Os dois planos', 'Os três planos'][count - 1] ?? '',
    others: {
      title: 'Não encontrou o seu?',
      online: 'Planos online',
      onlineText: (percents: string | null) =>
        `Para quem mora longe e já tem receita de lentes. Sem consulta na clínica${percents === null ? '.' : `, custam ${percents} menos no ano que os planos presenciais de mesmo nome.`}`,
      flex: 'Plano Flex',
      flexText: 'Mês a mês, sem tempo mínimo. Pausa e cancelamento sem taxa.',
      inPerson: 'Planos presenciais',
      inPersonText: 'Com as consultas na clínica incluídas.',
    },
    percents: (from: number, to: number) => (from === to ? `${from}%` : `de ${from}% a ${to}%`),
    benefits: 'Por que assinar',
    comparison: 'Compare os planos',
    each: 'Cada plano em detalhe',
    questions: 'Perguntas frequentes',
    saving: (percent: number, amount: string) =>
      `${percent}% menos que o presencial: são ${amount} a menos no ano.`,
    savingNote: (instalments: number | null) =>
      `Conta feita com o total ${instalments === null ? 'do ano' : `de ${instalments} parcelas`} de cada plano, sem arredondar para cima.`,
    visitsApart: 'O plano online não inclui consulta presencial, que é paga à parte.',
  },

  comparison: {
    caption: 'O que cada plano inclui',
    subject: 'O que inclui',
    instalment: 'Parcela',
    total: 'Total no ano',
    lenses: 'Tipo de lente',
    pairs: 'Pares por ano',
    inPerson: 'Consultas na clínica',
    online: 'Consultas online',
    also: 'Inclui também',
    none: 'Nenhuma',
    visits: { included: 'Incluídas', priority: 'Com prioridade' },
    rows: {
      basico: {
        lenses: 'Gelatinosas asféricas',
        also: 'Acompanhamento todo mês, lembretes e entrega em casa',
      },
      padrao: {
        lenses: 'Gelatinosas premium',
        also: 'Prioridade para marcar, frete expresso, mais tempo para troca e desconto em produtos',
      },
      premium: {
        lenses: 'Multifocais premium',
        also: 'Exames da lista, kit de limpeza, visita em casa, desconto em cirurgia e uma segunda pessoa',
      },
      'basico-online': {
        lenses: 'As da sua receita',
        also: 'Acompanhamento online todo mês, lembretes e entrega em todo o Brasil',
      },
      'padrao-online': {
        lenses: 'As da sua receita',
        also: 'Prioridade, frete expresso e ajuda com entregas e uso',
      },
      'premium-online': {
        lenses: 'As da sua receita',
        also: 'Kit de limpeza e alguém da equipe só para você',
      },
    },
  },

  plan: {
    pageTitle: (name: string) => `Plano ${name} de lentes de contato`,
    back: 'Todos os planos',
    features: 'O que o plano inclui',
    reasons: 'Por que escolher este plano',
    about: 'Para quem é',
    where: {
      title: 'Onde atendemos',
      inPerson: (city: string) => `Consultas presenciais: na clínica, em ${city}.`,
      online: 'Consultas online: em todo o Brasil.',
      delivery: 'Entrega das lentes: em todo o Brasil.',
    },
    closing: 'Em resumo',
    aside: (name: string) => `Assinar: ${name}`,
    specialist: 'Falar com a equipe',
    message: (name: string) => `Olá! Gostaria de saber mais sobre o plano de lentes ${name}.`,
  },

  payment: {
    pageTitle: (name: string) => `Contratar o plano ${name}`,
    back: 'Assinatura de lentes',
    lead: 'Confira o que o plano inclui, quanto custa, quem vende e como pagar. Antes de aceitar, você lê o resumo do contrato.',
    leadClosed:
      'Confira o que o plano inclui, quanto custa e quem vende. Nada é cobrado aqui. Hoje, você combina o pagamento com a recepção.',
    sign: 'Contratar pelo site',
    signUp: 'Contratar',
    ways: (all: readonly string[]) => `Como pagar: ${all.join(', ')}. À vista ou em parcelas.`,
    notYet: 'Este botão ainda não cobra nada. Primeiro vêm os seus dados e o resumo do contrato.',
    summary: 'O que você contrata',
    plan: 'Plano',
    duration: 'Duração',
    durationText: (count: number) => `${count} meses`,
    instalments: 'Parcelas',
    total: 'Preço total',
    extra: 'Outros gastos',
    extraText:
      'Nenhum neste contrato: a entrega já está no preço. O exame para fazer a receita de lentes é pago à parte.',
    included: 'O que inclui',
    seller: 'Quem vende',
    sellerText: 'Quem vende a assinatura é a própria clínica, e não outra empresa.',
    company: 'Empresa',
    taxId: 'CNPJ',
    address: 'Endereço',
    email: 'E-mail',
    phone: 'Telefone',
    withdrawal: '7 dias para desistir',
    withdrawalText:
      'Se contratar por telefone ou pela internet, você pode desistir em até 7 dias, pelo mesmo meio, e receber de volta o que pagou.',
    arrange: 'Combinar com a recepção',
    message: (name: string) => `Olá! Quero contratar o plano de lentes ${name}.`,
  },

  subscribe: {
    chosen: 'O plano que você escolheu',
    closedTitle: 'Por enquanto, com a recepção',
    closed: (hasWhatsapp: boolean) =>
      `Aqui você compara os planos. Para contratar e pagar, fale com a recepção por ${hasWhatsapp ? 'WhatsApp, por ' : ''}telefone ou na clínica.`,
    message: 'Olá! Quero assinar um plano de lentes de contato.',
    flexDetails: 'Ver como funciona o Flex',
    goneTitle: 'Esse plano saiu da lista',
    gone: (name: string) =>
      `O plano ${name} não está mais à venda. Você não contratou nada e não tem nada a pagar. Se quiser, escolha outro plano.`,
  },
};

export type PlansMessages = typeof plans;

const english: PlansMessages = {
  notice: 'What this plan is not',
  lensesAYear: (pairs: number) => `${pairs} pairs of lenses a year`,

  price: {
    instalments: (count: number, amount: string) => `${count} × ${amount}`,
    total: (amount: string) => `Total for the year: ${amount}`,
    month: (amount: string) => `${amount} a month`,
    onRequest: 'The front desk tells you the monthly price.',
    monthly: 'No fixed total: you pay only for the months you use.',
  },

  highlighted: 'Featured',
  badges: {
    basico: 'The essentials',
    padrao: undefined,
    premium: 'For presbyopia',
    'basico-online': 'The essentials',
    'padrao-online': undefined,
    'premium-online': undefined,
  },
  mostTalks: 'More check-ins',

  card: {
    name: (name: string) => `${name} plan`,
    details: 'See details',
    detailsOf: (name: string) => `See details about the ${name} plan`,
    subscribe: 'Subscribe',
    subscribeTo: (name: string) => `Subscribe to the ${name} plan`,
    payment: 'How to sign up and pay',
    paymentOf: (name: string) => `How to sign up and pay for the ${name} plan`,
  },

  list: {
    plans: (count: number) => ['The plan', 'The two plans', 'The three plans'][count - 1] ?? '',
    others: {
      title: 'Not the right one?',
      online: 'Online plans',
      onlineText: (percents: string | null) =>
        `For people who live far away and already have a lens prescription. Without appointments at the clinic${percents === null ? '.' : `, they cost ${percents} less a year than the in-person plans of the same name.`}`,
      flex: 'Flex plan',
      flexText: 'Month to month, with no minimum term. No fee to pause or cancel.',
      inPerson: 'In-person plans',
      inPersonText: 'Appointments at the clinic are included.',
    },
    percents: (from: number, to: number) => (from === to ? `${from}%` : `${from}% to ${to}%`),
    benefits: 'Why subscribe',
    comparison: 'Compare the plans',
    each: 'Each plan in detail',
    questions: 'Frequently asked questions',
    saving: (percent: number, amount: string) =>
      `${percent}% less than the in-person plan: you save ${amount} a year.`,
    savingNote: (instalments: number | null) =>
      `Based on the total of each plan’s ${instalments === null ? 'year' : `${instalments} payments`}, never rounded up.`,
    visitsApart:
      'Online plans do not include in-person appointments, which are paid for separately.',
  },

  comparison: {
    caption: 'What each plan includes',
    subject: 'What it includes',
    instalment: 'Payment',
    total: 'Total for the year',
    lenses: 'Type of lens',
    pairs: 'Pairs a year',
    inPerson: 'Appointments at the clinic',
    online: 'Online appointments',
    also: 'Also included',
    none: 'None',
    visits: { included: 'Included', priority: 'With priority' },
    rows: {
      basico: {
        lenses: 'Soft, aspheric',
        also: 'Monthly follow-up, reminders and home delivery',
      },
      padrao: {
        lenses: 'Soft, premium',
        also: 'Priority booking, express shipping, more time for exchanges and a discount on products',
      },
      premium: {
        lenses: 'Multifocal, premium',
        also: 'Exams on the list, cleaning kit, home visit, discount on surgery and a second person',
      },
      'basico-online': {
        lenses: 'The ones on your prescription',
        also: 'Monthly online follow-up, reminders and delivery anywhere in Brazil',
      },
      'padrao-online': {
        lenses: 'The ones on your prescription',
        also: 'Priority, express shipping and help with deliveries and wear',
      },
      'premium-online': {
        lenses: 'The ones on your prescription',
        also: 'Cleaning kit and a team member just for you',
      },
    },
  },

  plan: {
    pageTitle: (name: string) => `${name} contact lens plan`,
    back: 'All plans',
    features: 'What the plan includes',
    reasons: 'Why choose this plan',
    about: 'Who it is for',
    where: {
      title: 'Where we see patients',
      inPerson: (city: string) => `In-person appointments: at the clinic, in ${city}.`,
      online: 'Online appointments: anywhere in Brazil.',
      delivery: 'Lens delivery: anywhere in Brazil.',
    },
    closing: 'In short',
    aside: (name: string) => `Subscribe: ${name}`,
    specialist: 'Talk to the team',
    message: (name: string) => `Hello! I would like to know more about the ${name} lens plan.`,
  },

  payment: {
    pageTitle: (name: string) => `Sign up for the ${name} plan`,
    back: 'Lens subscriptions',
    lead: 'Check what you get, what it costs, who sells it and how to pay. You read the contract summary before you accept.',
    leadClosed:
      'Check what you get, what it costs and who sells it. Nothing is charged here. For now, you arrange payment with the front desk.',
    sign: 'Sign up on the website',
    signUp: 'Sign up',
    ways: (all: readonly string[]) => `How to pay: ${all.join(', ')}. At once or in payments.`,
    notYet: 'This button charges nothing yet. First come your details and the contract summary.',
    summary: 'What you are signing up for',
    plan: 'Plan',
    duration: 'Length',
    durationText: (count: number) => `${count} months`,
    instalments: 'Payments',
    total: 'Total price',
    extra: 'Other costs',
    extraText:
      'None in this contract: delivery is included in the price. The exam for your lens prescription is paid for separately.',
    included: 'What it includes',
    seller: 'Who sells it',
    sellerText: 'The clinic itself sells the subscription. No other company is involved.',
    company: 'Company',
    taxId: 'CNPJ (company tax number)',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    withdrawal: '7 days to change your mind',
    withdrawalText:
      'If you sign up by phone or online, you can cancel within 7 days. Cancel the same way you signed up, and you get back what you paid.',
    arrange: 'Arrange it with the front desk',
    message: (name: string) => `Hello! I want to sign up for the ${name} lens plan.`,
  },

  subscribe: {
    chosen: 'The plan you chose',
    closedTitle: 'For now, with the front desk',
    closed: (hasWhatsapp) =>
      `Here you compare the plans. To sign up and pay, talk to the front desk ${hasWhatsapp ? 'on WhatsApp, ' : ''}by phone or at the clinic.`,
    message: 'Hello! I want to subscribe to a contact lens plan.',
    flexDetails: 'See how Flex works',
    goneTitle: 'That plan is no longer on the list',
    gone: (name) =>
      `The ${name} plan is no longer sold. You have not signed up for anything and have nothing to pay. You may choose another plan.`,
  },
};

/** Texts of the pages about lens subscriptions, by language. */
export const plansMessages: ByLocale<PlansMessages> = { 'pt-BR': plans, 'en-US': english };
