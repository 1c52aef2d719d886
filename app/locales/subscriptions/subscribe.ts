import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the way from choosing a lens plan to its contract. */
export const subscribe = {
  documentTitle: (title: string, clinic: string) => `${title} | ${clinic}`,
  continue: 'Continuar',
  back: 'Voltar',
  guard: 'Deixe este campo em branco',
  choose: (plan: string) => `Contratar o plano ${plan}`,
  chooseShort: 'Contratar',
  chosen: 'Plano escolhido',
  changePlan: 'Trocar de plano',
  gone: 'O que você tinha preenchido não está mais aqui. Escolha o plano de novo.',

  compare: {
    title: 'Compare o ano inteiro',
    caption: 'Quanto custa e o que vem em cada plano, no ano',
    plan: 'Plano',
    total: 'Total no ano',
    month: 'Por mês',
    pairs: 'Pares',
    pair: 'Cada par sai por',
    inPerson: 'Consultas na clínica',
    online: 'Consultas online',
    choose: 'Escolha',
    none: 'Nenhuma',
    visits: { included: 'Incluídas', priority: 'Com prioridade' },
    note: (instalments: number | null) =>
      `O preço é o mesmo à vista ou em ${instalments === null ? '' : `${instalments} `}parcelas. Os planos online não incluem consulta na clínica, que é paga à parte.`,
    newPrice: (plan: string, amount: string, day: string) =>
      `A partir de ${day}, o plano ${plan} passa a custar ${amount} para novos contratos.`,
  },

  who: {
    title: 'Quem vai assinar',
    lead: 'Os dados vão no contrato. Para menores de 18 anos, quem assina é o responsável.',
    name: 'Nome completo',
    cpf: 'CPF',
    cpfHint: 'Só os 11 números. Serve para o contrato e para a nota fiscal.',
    phone: 'Telefone com DDD',
    phoneHint: (example: string) => `Exemplo: ${example}`,
    email: 'E-mail',
    emailHint: 'Mandamos para ele o contrato e o link da sua assinatura.',
    errors: {
      'cpf-missing': 'Informe o CPF.',
      'cpf-length': 'O CPF tem 11 números. Confira se falta ou sobra algum.',
      'cpf-digits': 'Esse CPF não confere. Veja se trocou algum número.',
      'email-missing': 'Informe o e-mail. O contrato vai para ele.',
      'two-names': 'Informe o nome e o sobrenome.',
    },
  },

  where: {
    title: 'Onde entregar',
    lead: 'Entregamos em todo o Brasil. Você pode mudar o endereço depois.',
    postalCode: 'CEP',
    postalCodeHint: 'São 8 números.',
    street: 'Rua, avenida ou outro',
    streetNumber: 'Número',
    streetNumberHint: 'Se não tiver, escreva S/N.',
    complement: 'Complemento (se tiver)',
    district: 'Bairro',
    city: 'Cidade',
    stateCode: 'Estado',
    chooseState: 'Escolha o estado',
    errors: {
      postalCode: 'O CEP tem 8 números. Confira.',
      street: 'Informe a rua.',
      streetNumber: 'Informe o número, ou S/N.',
      complement: 'Use no máximo 60 letras.',
      district: 'Informe o bairro.',
      city: 'Informe a cidade.',
      stateCode: 'Escolha o estado.',
    },
  },

  how: {
    title: 'Receita e pagamento',
    prescription: 'Você tem receita de lentes?',
    prescriptionHint: 'Não escreva nada sobre a sua saúde. Basta escolher.',
    prescriptions: {
      'on-file': 'Sim, a clínica já tem',
      'to-send': 'Sim, vou levar ou mandar',
      'first-visit': 'Ainda não, preciso de uma consulta',
    },
    firstVisitHint: 'Depois de assinar, você marca o exame. Nada é enviado antes dele.',
    payIn: 'Como prefere pagar?',
    once: (total: string) => `À vista: ${total}`,
    instalments: (count: number, amount: string) => `Em ${count} parcelas de ${amount}`,
    instalmentsHint: 'Sem juros. Uma por mês, com a data de cada uma no contrato.',
    payInHint: 'O preço é o mesmo nos dois jeitos.',
    provider: 'Por onde?',
    providers: {
      'pix-static': 'Pix',
      'pix-api': 'Pix',
      stripe: 'Cartão, na página da Stripe',
      'mercado-pago': 'Mercado Pago',
    },
    errors: {
      prescription: 'Escolha uma das respostas sobre a receita.',
      payIn: 'Escolha à vista ou em parcelas.',
      provider: 'Escolha por onde vai pagar.',
    },
  },

  check: {
    title: 'Confira o contrato antes de assinar',
    lead: 'Leia com calma. Se algo estiver errado, volte e corrija. Nada é cobrado antes de você aceitar.',
    yours: 'Os seus dados',
    contract: 'O contrato em resumo',
    plan: 'Plano',
    customer: 'Quem assina',
    reach: 'Telefone e e-mail',
    address: 'Entrega',
    prescription: 'Receita',
    payment: 'Pagamento',
    changes: {
      plan: 'o plano',
      customer: 'quem assina',
      reach: 'o telefone e o e-mail',
      address: 'o endereço',
      prescription: 'a resposta sobre a receita',
      payment: 'o pagamento',
    },
    accept:
      'Li o resumo do contrato e aceito contratar este plano. Sei que posso desistir em até 7 dias e cancelar depois.',
    privacy: 'Como cuidamos dos seus dados',
    acceptMissing: 'Para contratar, marque que leu e aceita o contrato.',
    changed: 'O contrato mudou desde que você abriu esta página. Leia de novo e confirme.',
    notHuman: 'Não deu para confirmar. Apague o campo escondido e tente de novo.',
    tooMany: (seconds: number, phone: string) =>
      `São muitas tentativas seguidas. Espere ${Math.ceil(seconds / 60)} min e tente de novo, ou ligue para ${phone}.`,
    confirm: 'Contratar',
    confirming: 'Contratando…',
  },
};

export type SubscribeMessages = typeof subscribe;

const english: SubscribeMessages = {
  documentTitle: (title: string, clinic: string) => `${title} | ${clinic}`,
  continue: 'Continue',
  back: 'Back',
  guard: 'Leave this field blank',
  choose: (plan: string) => `Sign up for the ${plan} plan`,
  chooseShort: 'Sign up',
  chosen: 'Your plan',
  changePlan: 'Choose another plan',
  gone: 'What you had filled in is no longer here. Please choose the plan again.',

  compare: {
    title: 'Compare the whole year',
    caption: 'What each plan costs and includes in a year',
    plan: 'Plan',
    total: 'Total for the year',
    month: 'A month',
    pairs: 'Pairs',
    pair: 'Each pair works out at',
    inPerson: 'Appointments at the clinic',
    online: 'Online appointments',
    choose: 'Choose',
    none: 'None',
    visits: { included: 'Included', priority: 'With priority' },
    note: (instalments: number | null) =>
      `The price is the same at once or in ${instalments === null ? '' : `${instalments} `}payments. Online plans do not include appointments at the clinic, which are paid for separately.`,
    newPrice: (plan: string, amount: string, day: string) =>
      `From ${day}, the ${plan} plan costs ${amount} for new contracts.`,
  },

  who: {
    title: 'Who is signing up',
    lead: 'These details go into the contract. For anyone under 18, a parent or guardian signs up.',
    name: 'Full name',
    cpf: 'CPF (taxpayer number)',
    cpfHint: 'Just the 11 digits. It is for the contract and the tax invoice.',
    phone: 'Phone with area code',
    phoneHint: (example: string) => `Example: ${example}`,
    email: 'Email',
    emailHint: 'We send the contract and the link to your subscription to it.',
    errors: {
      'cpf-missing': 'Enter the CPF.',
      'cpf-length': 'A CPF has 11 digits. Check whether one is missing or extra.',
      'cpf-digits': 'This CPF is not valid. Check whether a digit is wrong.',
      'email-missing': 'Enter your email. The contract is sent to it.',
      'two-names': 'Enter your first and last name.',
    },
  },

  where: {
    title: 'Where to deliver',
    lead: 'We deliver anywhere in Brazil. You can change the address later.',
    postalCode: 'CEP (postal code)',
    postalCodeHint: 'It has 8 digits.',
    street: 'Street, avenue or other',
    streetNumber: 'Number',
    streetNumberHint: 'If there is none, write S/N.',
    complement: 'Unit or other details (if any)',
    district: 'Neighborhood',
    city: 'City',
    stateCode: 'State',
    chooseState: 'Choose the state',
    errors: {
      postalCode: 'A CEP has 8 digits. Please check.',
      street: 'Enter the street.',
      streetNumber: 'Enter the number, or S/N.',
      complement: 'Use at most 60 characters.',
      district: 'Enter the neighborhood.',
      city: 'Enter the city.',
      stateCode: 'Choose the state.',
    },
  },

  how: {
    title: 'Prescription and payment',
    prescription: 'Do you have a lens prescription?',
    prescriptionHint: 'Please write nothing about your health. Just choose.',
    prescriptions: {
      'on-file': 'Yes, the clinic has it',
      'to-send': 'Yes, I will bring or send it',
      'first-visit': 'Not yet, I need an appointment',
    },
    firstVisitHint: 'After signing up, you book the exam. Nothing is sent before it.',
    payIn: 'How do you prefer to pay?',
    once: (total: string) => `All at once: ${total}`,
    instalments: (count: number, amount: string) => `In ${count} payments of ${amount}`,
    instalmentsHint: 'No interest. One a month, with each date in the contract.',
    payInHint: 'The price is the same either way.',
    provider: 'By which means?',
    providers: {
      'pix-static': 'Pix',
      'pix-api': 'Pix',
      stripe: 'Card, on Stripe’s page',
      'mercado-pago': 'Mercado Pago',
    },
    errors: {
      prescription: 'Choose one of the answers about the prescription.',
      payIn: 'Choose all at once or in payments.',
      provider: 'Choose how you will pay.',
    },
  },

  check: {
    title: 'Check the contract before you sign up',
    lead: 'Take your time. If something is wrong, go back and correct it. Nothing is charged before you accept.',
    yours: 'Your details',
    contract: 'The contract in short',
    plan: 'Plan',
    customer: 'Who signs up',
    reach: 'Phone and email',
    address: 'Delivery',
    prescription: 'Prescription',
    payment: 'Payment',
    changes: {
      plan: 'the plan',
      customer: 'who signs up',
      reach: 'the phone and email',
      address: 'the address',
      prescription: 'the answer about the prescription',
      payment: 'the payment',
    },
    accept:
      'I have read the contract summary and I accept this plan. I know that I can change my mind within 7 days and cancel later.',
    privacy: 'How we take care of your data',
    acceptMissing: 'To sign up, check the box that you have read and accept the contract.',
    changed:
      'The contract has changed since you opened this page. Please read it again and confirm.',
    notHuman: 'We could not confirm this. Clear the hidden field and try again.',
    tooMany: (seconds: number, phone: string) =>
      `Too many attempts in a row. Wait ${Math.ceil(seconds / 60)} min and try again, or call ${phone}.`,
    confirm: 'Sign up',
    confirming: 'Signing up…',
  },
};

/** Texts of the way to a lens subscription, by language. */
export const subscribeMessages: ByLocale<SubscribeMessages> = {
  'pt-BR': subscribe,
  'en-US': english,
};
