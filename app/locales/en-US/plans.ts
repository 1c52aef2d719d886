import type { PlansMessages } from '#app/locales/pt-BR/plans.ts';

export const plans: PlansMessages = {
  notice: 'What this plan is not',
  lensesAYear: (pairs: number) => `${pairs} pairs of lenses a year`,

  price: {
    instalments: (count: number, amount: string) => `${count} × ${amount}`,
    total: (amount: string) => `Total for the year: ${amount}`,
    month: (amount: string) => `${amount} a month`,
    onRequest: 'The front desk tells you the monthly price.',
    monthly: 'No fixed total: you pay only for the months you use.',
  },

  badges: {
    basico: 'The essentials',
    padrao: 'Featured',
    premium: 'For reading vision',
    'basico-online': 'The essentials',
    'padrao-online': 'Featured',
    'premium-online': 'More conversations',
  },

  card: {
    name: (name: string) => `${name} plan`,
    details: 'See details',
    detailsOf: (name: string) => `See details of the ${name} plan`,
    subscribe: 'Subscribe',
    subscribeTo: (name: string) => `Subscribe to the ${name} plan`,
    payment: 'How to sign up and pay',
    paymentOf: (name: string) => `How to sign up and pay for the ${name} plan`,
  },

  list: {
    plans: 'The three plans',
    others: {
      title: 'Not the right one?',
      online: 'Online plans',
      onlineText: (percents: string) =>
        `For people who live far away and already have a lens prescription. Without visits to the clinic, they cost ${percents} less a year than the in-person plans of the same name.`,
      flex: 'Flex plan',
      flexText: 'Month by month, no minimum time. Pause and cancel at no fee.',
      inPerson: 'In-person plans',
      inPersonText: 'With the visits to the clinic included.',
    },
    percents: (from: number, to: number) => `${from}% to ${to}%`,
    benefits: 'Why subscribe',
    comparison: 'Compare the plans',
    each: 'Each plan in detail',
    questions: 'Frequently asked questions',
    saving: (percent: number, amount: string) =>
      `${percent}% less than in person: ${amount} less a year.`,
    savingNote:
      'Computed from the total of the 12 payments of each plan, never rounded up. An online plan does not include visits in person, which are paid for separately.',
  },

  comparison: {
    caption: 'What comes with each plan',
    subject: 'What comes with it',
    instalment: 'Payment',
    total: 'Total for the year',
    lenses: 'Kind of lens',
    pairs: 'Pairs a year',
    inPerson: 'Visits at the clinic',
    online: 'Online visits',
    also: 'Also included',
    none: 'None',
    visits: { included: 'Included', priority: 'With priority' },
    rows: {
      basico: {
        lenses: 'Soft, aspheric',
        also: 'Follow-up every month, reminders and home delivery',
      },
      padrao: {
        lenses: 'Soft, premium',
        also: 'Priority booking, express shipping, longer time to exchange and a discount on products',
      },
      premium: {
        lenses: 'Multifocal, premium',
        also: 'Exams on the list, hygiene kit, home visit, discount on surgery and a second holder',
      },
      'basico-online': {
        lenses: 'Those of your prescription',
        also: 'Online follow-up every month, reminders and delivery all over Brazil',
      },
      'padrao-online': {
        lenses: 'Those of your prescription',
        also: 'Priority, express shipping and help by WhatsApp',
      },
      'premium-online': {
        lenses: 'Those of your prescription',
        also: 'Hygiene kit and personal support',
      },
    },
  },

  plan: {
    pageTitle: (name: string) => `${name} contact lens plan`,
    back: 'All plans',
    features: 'What comes with the plan',
    reasons: 'Why choose this plan',
    about: 'Who it is for',
    where: {
      title: 'Where we serve',
      inPerson: (city: string) => `Visits in person: at the clinic, in ${city}.`,
      online: 'Online visits: all over Brazil.',
      delivery: 'Delivery of the lenses: all over Brazil.',
    },
    closing: 'In short',
    aside: (name: string) => `Subscribe: ${name}`,
    specialist: 'Talk to the team',
    message: (name: string) => `Hello! I would like to know more about the ${name} lens plan.`,
  },

  payment: {
    pageTitle: (name: string) => `Sign up for the ${name} plan`,
    back: 'Lens subscriptions',
    lead: 'Check what you get, what it costs and who sells it. Nothing is charged here: today, payment is arranged with the front desk.',
    summary: 'What you sign up for',
    plan: 'Plan',
    duration: 'Length',
    durationText: (count: number) => `${count} months`,
    instalments: 'Payments',
    total: 'Total price',
    extra: 'Other costs',
    extraText:
      'Shipping, if any, is shown in the contract summary before you accept. The visit for your lens prescription is paid for separately.',
    included: 'Comes with the plan',
    seller: 'Who sells it',
    sellerText: 'The clinic itself sells the subscription, and no other company.',
    company: 'Company',
    taxId: 'CNPJ (company tax number)',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
    withdrawal: '7 days to change your mind',
    withdrawalText:
      'If you sign up by phone, WhatsApp or the internet, you may withdraw within 7 days, by the same means, and get back what you paid.',
    arrange: 'Arrange it with the front desk',
    message: (name: string) => `Hello! I want to sign up for the ${name} lens plan.`,
  },

  subscribe: {
    chosen: 'The plan you chose',
    choose: 'The plans of a year',
    change: 'Choose another plan',
    message: 'Hello! I want to subscribe to a contact lens plan.',
    flexDetails: 'See how Flex works',
  },
};
