import { plans as english } from '#app/locales/en-US/plans.ts';
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

  badges: {
    basico: 'O essencial',
    padrao: 'Em destaque',
    premium: 'Para vista cansada',
    'basico-online': 'O essencial',
    'padrao-online': 'Em destaque',
    'premium-online': 'Mais conversas',
  },

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
    plans: 'Os três planos',
    others: {
      title: 'Não encontrou o seu?',
      online: 'Planos online',
      onlineText: (percents: string) =>
        `Para quem mora longe e já tem receita de lentes. Sem visita à clínica, custam de ${percents} menos no ano que os planos presenciais de mesmo nome.`,
      flex: 'Plano Flex',
      flexText: 'Mês a mês, sem tempo mínimo. Pausa e cancelamento sem taxa.',
      inPerson: 'Planos presenciais',
      inPersonText: 'Com as consultas na clínica incluídas.',
    },
    percents: (from: number, to: number) => `${from} % a ${to} %`,
    benefits: 'Por que assinar',
    comparison: 'Compare os planos',
    each: 'Cada plano em detalhe',
    questions: 'Perguntas frequentes',
    saving: (percent: number, amount: string) =>
      `${percent} % menos que o presencial: são ${amount} a menos no ano.`,
    savingNote:
      'Conta feita com o total de 12 parcelas de cada plano, sem arredondar para cima. O plano online não inclui consulta presencial, que é paga à parte.',
  },

  comparison: {
    caption: 'O que vem em cada plano',
    subject: 'O que vem',
    instalment: 'Parcela',
    total: 'Total no ano',
    lenses: 'Tipo de lente',
    pairs: 'Pares por ano',
    inPerson: 'Consultas na clínica',
    online: 'Consultas online',
    also: 'Também vem',
    none: 'Nenhuma',
    visits: { included: 'Incluídas', priority: 'Com prioridade' },
    rows: {
      basico: {
        lenses: 'Gelatinosas asféricas',
        also: 'Acompanhamento todo mês, lembretes e entrega em casa',
      },
      padrao: {
        lenses: 'Gelatinosas premium',
        also: 'Prioridade para marcar, frete expresso, prazo maior para troca e desconto em produtos',
      },
      premium: {
        lenses: 'Multifocais premium',
        also: 'Exames da lista, kit de higiene, visita em casa, desconto em cirurgia e segundo titular',
      },
      'basico-online': {
        lenses: 'As da sua receita',
        also: 'Acompanhamento online todo mês, lembretes e entrega em todo o Brasil',
      },
      'padrao-online': {
        lenses: 'As da sua receita',
        also: 'Prioridade, frete expresso e ajuda por WhatsApp',
      },
      'premium-online': {
        lenses: 'As da sua receita',
        also: 'Kit de higiene e atendimento pessoal',
      },
    },
  },

  plan: {
    pageTitle: (name: string) => `Plano ${name} de lentes de contato`,
    back: 'Todos os planos',
    features: 'O que vem no plano',
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
    lead: 'Confira o que vem, quanto custa e quem vende. Nada é cobrado aqui: hoje, o pagamento é combinado com a recepção.',
    summary: 'O que você contrata',
    plan: 'Plano',
    duration: 'Duração',
    durationText: (count: number) => `${count} meses`,
    instalments: 'Parcelas',
    total: 'Preço total',
    extra: 'Outros gastos',
    extraText:
      'O frete, se houver, aparece no resumo do contrato antes de você aceitar. A consulta para fazer a receita de lentes é paga à parte.',
    included: 'Vem no plano',
    seller: 'Quem vende',
    sellerText: 'Quem vende a assinatura é a própria clínica, e não outra empresa.',
    company: 'Empresa',
    taxId: 'CNPJ',
    address: 'Endereço',
    email: 'E-mail',
    phone: 'Telefone',
    withdrawal: '7 dias para desistir',
    withdrawalText:
      'Se contratar por telefone, WhatsApp ou internet, você pode desistir em até 7 dias, pelo mesmo meio, e receber de volta o que pagou.',
    arrange: 'Combinar com a recepção',
    message: (name: string) => `Olá! Quero contratar o plano de lentes ${name}.`,
  },

  subscribe: {
    chosen: 'O plano que você escolheu',
    choose: 'Os planos de um ano',
    change: 'Escolher outro plano',
    message: 'Olá! Quero assinar um plano de lentes de contato.',
    flexDetails: 'Ver como funciona o Flex',
  },
};

export type PlansMessages = typeof plans;

/** Texts of the pages about lens subscriptions, by language. */
export const plansMessages: ByLocale<PlansMessages> = { 'pt-BR': plans, 'en-US': english };
