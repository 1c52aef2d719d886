import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the frame around every page and of the design system's own words. */
export const chrome = {
  /** This language's own name, for the switch. */
  languageName: 'Português',
  accessibility: 'Acessibilidade',
  /** Below the name, on every page of a site that is no clinic's own yet. */
  demonstration: 'demonstração',
  skipToContent: 'Ir para o conteúdo',
  skipTo: { menu: 'Ir para o menu', search: 'Ir para a busca', footer: 'Ir para o rodapé' },
  mainNavigation: 'Principal',
  menuNavigation: 'Menu',
  menu: 'Menu',
  close: 'Fechar',
  back: 'Voltar',
  change: 'Alterar',
  problemTitle: 'Há um problema',
  errorPrefix: 'Erro:',
  errorTitle: (title: string) => `Erro: ${title}`,
  newTab: '(abre em outra aba)',
  dateParts: { day: 'Dia', month: 'Mês', year: 'Ano' },

  navigation: [
    { href: '/', label: 'Início' },
    { href: '/servicos', label: 'Serviços' },
    { href: '/lentes', label: 'Lentes' },
    { href: '/blog', label: 'Blog' },
    { href: '/podcast', label: 'Podcast' },
    { href: '/sobre', label: 'Sobre' },
    { href: '/planos', label: 'Planos' },
    { href: '/faq', label: 'Dúvidas' },
  ],
  schedule: 'Agendar',
  scheduleLong: 'Agendar consulta',
  quickActions: 'Ações rápidas',
  whatsapp: 'WhatsApp',
  search: 'Buscar no site',
  myAppointment: 'Meu agendamento',
  call: (display: string) => `Ligar para ${display}`,
  leaveBooking: { short: 'Sair', rest: ' do agendamento' },

  contact: {
    open: 'Ver todas as formas de contato',
    title: 'Como você prefere falar com a gente?',
    pace: (minutes: number) =>
      `Resposta em até ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} no horário comercial`,
    recommended: 'Recomendado',
    online: 'Agendar pelo site',
    onlineNote: 'Veja os horários livres e escolha o seu. Agendar leva poucos minutos.',
    whatsapp: 'Conversar pelo WhatsApp',
    whatsappNote: 'Abre uma conversa com a recepção, com a mensagem já escrita.',
    chatbot: 'Tirar dúvidas com o assistente virtual',
    chatbotNote:
      'É um programa de inteligência artificial: não é médico e não faz diagnóstico. Não conte a ele dados de saúde. Se for urgente, ligue.',
    phone: (display: string) => `Ligar para ${display}`,
    phoneNote: 'A recepção atende no horário de funcionamento.',
    email: 'Escrever um e-mail',
    emailSubject: 'Agendamento de Consulta',
    emailNote: (address: string) => `Para ${address}, com o assunto já preenchido.`,
    leaving: (destination: string) => `Você será redirecionado para ${destination}. Continuar?`,
    externalLinkTitle: 'Você vai sair deste site',
    goOn: 'Continuar',
    stay: 'Ficar aqui',
    destinations: { whatsapp: 'o WhatsApp', chatbot: 'o assistente virtual' },
  },

  footer: {
    address: 'Endereço',
    map: 'Ver no mapa',
    hours: 'Horário',
    contact: 'Contato',
    pages: 'No site',
    morePages: [
      { href: '/artigos/catarata', label: 'Catarata' },
      { href: '/questionario-olho-seco', label: 'Questionário de olho seco' },
      { href: '/campanha/outubro-olho-seco', label: 'Mês do olho seco' },
      { href: '/waitlist', label: 'Lista de espera' },
    ],
    searchPlace: 'Rodapé',
    social: 'Redes sociais',
    socialLink: (network: string) => `${network} da clínica`,
    /** Where there is little room; `crm` is the company's own registration. */
    companyShort: ({ name, taxId, crm }: Record<'name' | 'taxId' | 'crm', string>) =>
      `${name}, CNPJ ${taxId}, ${crm}.`,
    /** `crm` is the company's own registration. */
    company: ({ name, taxId, crm }: Record<'name' | 'taxId' | 'crm', string>) =>
      `${name}, CNPJ ${taxId}, registro no conselho de medicina ${crm}.`,
    doctor: (
      doctor: string,
      { isWoman, isDirector }: Record<'isWoman' | 'isDirector', boolean>,
    ) => {
      const role = isWoman ? 'Responsável técnica' : 'Responsável técnico';
      const director = isWoman ? ' e diretora técnica' : ' e diretor técnico';
      return `${role}${isDirector ? director : ''}: ${doctor}.`;
    },
    director: (director: string) => `Direção técnica: ${director}.`,
    nurse: (role: string, nurse: string) => `${role}: ${nurse}.`,
    network: (name: string) => `Clínica parceira da rede de convênios ${name}.`,
    privacyPolicy: { href: '/privacy', label: 'Política de privacidade' },
    privacyShort: 'Privacidade',
    preferences: { href: '/privacy#cookies', label: 'Cookies e preferências' },
    preferencesShort: 'Cookies',
    privacyOfficer: (name: string) => `Pessoa encarregada dos dados pessoais: ${name},`,
  },

  /** What the drawings show, for those who do not see them. */
  pictures: {
    town: (city: string) =>
      `Desenho de ${city} ao amanhecer: casas brancas e uma igreja entre morros, e o sol nascendo como a íris de um olho.`,
    coast: (city: string) =>
      `Desenho de ${city} ao amanhecer: uma baía com barcos de pesca, um farol e coqueiros, e o sol nascendo sobre o mar.`,
    city: (city: string) =>
      `Desenho de ${city} ao amanhecer: prédios com as primeiras luzes, uma ponte sobre o rio e o sol nascendo atrás deles.`,
    phoropter:
      'Desenho de um refrator, o aparelho de muitas lentes com que se mede o grau dos óculos, diante de uma janela com morros.',
    eye: {
      picture:
        'Desenho de um olho em corte: a luz passa pela córnea, pela íris e pelo cristalino e se encontra na retina. Ao lado está o nervo óptico.',
      cornea: 'córnea',
      iris: 'íris',
      lens: 'cristalino',
      retina: 'retina',
      nerve: 'nervo óptico',
    },
    eyeCaption: 'No olho que enxerga bem, a luz se encontra exatamente sobre a retina.',
  },

  nextTimes: {
    see: 'Ver próximos horários livres',
    loading: 'Carregando...',
  },

  notFound: {
    title: 'Não encontramos esta página',
    metaTitle: 'Página não encontrada',
    lead: 'O endereço pode ter mudado ou ter sido digitado de outro jeito. Veja por onde seguir:',
    home: 'Página inicial',
    homeNote: 'A clínica, a equipe, o endereço e as dúvidas mais comuns.',
    services: 'Os serviços',
    servicesNote: ({ surgery }: { surgery: boolean }) =>
      `Consultas, exames${surgery ? ', cirurgias' : ''} e o preparo de cada um.`,
    schedule: 'Agendar uma consulta',
    scheduleNote: 'Escolha o dia e o horário pelo site.',
    help: (display: string) => `Se preferir, ligue para ${display} e a recepção ajuda você.`,
    picture: 'Um olho em corte em que a luz se encontra antes da retina, fora de foco',
  },

  failure: {
    title: 'Ocorreu um erro inesperado',
    text: 'Verifique o console do navegador para mais detalhes',
    reload: 'Recarregar Página',
  },
};

export type ChromeMessages = typeof chrome;

const english: ChromeMessages = {
  languageName: 'English',
  accessibility: 'Accessibility',
  demonstration: 'demonstration',
  skipToContent: 'Skip to content',
  skipTo: { menu: 'Skip to the menu', search: 'Skip to the search', footer: 'Skip to the footer' },
  mainNavigation: 'Main',
  menuNavigation: 'Menu',
  menu: 'Menu',
  close: 'Close',
  back: 'Back',
  change: 'Change',
  problemTitle: 'There is a problem',
  errorPrefix: 'Error:',
  errorTitle: (title) => `Error: ${title}`,
  newTab: '(opens in another tab)',
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },

  navigation: [
    { href: '/', label: 'Home' },
    { href: '/servicos', label: 'Services' },
    { href: '/lentes', label: 'Lenses' },
    { href: '/blog', label: 'Blog' },
    { href: '/podcast', label: 'Podcast' },
    { href: '/sobre', label: 'About' },
    { href: '/planos', label: 'Plans' },
    { href: '/faq', label: 'FAQ' },
  ],
  schedule: 'Book',
  scheduleLong: 'Book an appointment',
  quickActions: 'Quick actions',
  whatsapp: 'WhatsApp',
  search: 'Search the site',
  myAppointment: 'My appointment',
  call: (display) => `Call ${display}`,
  leaveBooking: { short: 'Leave', rest: ' booking' },

  contact: {
    open: 'See all the ways to contact us',
    title: 'How would you like to talk to us?',
    pace: (minutes) =>
      `We reply within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} during business hours`,
    recommended: 'Recommended',
    online: 'Book online',
    onlineNote: 'See the available times and choose yours. Booking takes a few minutes.',
    whatsapp: 'Chat on WhatsApp',
    whatsappNote: 'Opens a chat with the front desk, with your message already written.',
    chatbot: 'Ask the virtual assistant',
    chatbotNote:
      'This is an artificial intelligence program. It is not a doctor and cannot diagnose. Do not share health information with it. If it is urgent, call.',
    phone: (display) => `Call ${display}`,
    phoneNote: 'The front desk answers during office hours.',
    email: 'Send an email',
    emailSubject: 'Appointment request',
    emailNote: (address) => `To ${address}, with the subject already filled in.`,
    leaving: (destination) => `You will be redirected to ${destination}. Continue?`,
    externalLinkTitle: 'You are about to leave this site',
    goOn: 'Continue',
    stay: 'Stay here',
    destinations: { whatsapp: 'WhatsApp', chatbot: 'the virtual assistant' },
  },

  footer: {
    address: 'Address',
    map: 'View on map',
    hours: 'Office hours',
    contact: 'Contact',
    pages: 'On this site',
    morePages: [
      { href: '/artigos/catarata', label: 'Cataracts' },
      { href: '/questionario-olho-seco', label: 'Dry eye questionnaire' },
      { href: '/campanha/outubro-olho-seco', label: 'Dry Eye Month' },
      { href: '/waitlist', label: 'Waiting list' },
    ],
    searchPlace: 'Footer',
    social: 'Social media',
    socialLink: (network) => `The clinic on ${network}`,
    companyShort: ({ name, taxId, crm }) => `${name}, CNPJ ${taxId}, ${crm}.`,
    company: ({ name, taxId, crm }) =>
      `${name}, company tax number (CNPJ) ${taxId}, medical council registration ${crm}.`,
    doctor: (doctor, { isDirector }) =>
      `Physician in charge${isDirector ? ' and medical director' : ''}: ${doctor}.`,
    director: (director) => `Medical director: ${director}.`,
    nurse: (role, nurse) => `${role}: ${nurse}.`,
    network: (name) => `Partner clinic of the ${name} health insurance network.`,
    privacyPolicy: { href: '/privacy', label: 'Privacy policy' },
    privacyShort: 'Privacy',
    preferences: { href: '/privacy#cookies', label: 'Cookies and preferences' },
    preferencesShort: 'Cookies',
    privacyOfficer: (name) => `Data protection officer: ${name},`,
  },

  pictures: {
    town: (city) =>
      `Drawing of ${city} at dawn: white houses and a church among hills, and the sun rising like the iris of an eye.`,
    coast: (city) =>
      `Drawing of ${city} at dawn: a bay with fishing boats, a lighthouse and palm trees, and the sun rising over the sea.`,
    city: (city) =>
      `Drawing of ${city} at dawn: tall buildings with their first lights, a bridge over the river, and the sun rising behind them.`,
    phoropter:
      'Drawing of a phoropter, the device with many lenses that finds your glasses prescription, in front of a window with a view of hills.',
    eye: {
      picture:
        'Drawing of an eye in cross-section: light passes through the cornea, the iris and the lens, and comes to a focus on the retina. Next to it is the optic nerve.',
      cornea: 'cornea',
      iris: 'iris',
      lens: 'lens',
      retina: 'retina',
      nerve: 'optic nerve',
    },
    eyeCaption: 'In an eye that sees well, light comes to a focus right on the retina.',
  },

  nextTimes: {
    see: 'See the next available times',
    loading: 'Loading...',
  },

  notFound: {
    title: 'We could not find this page',
    metaTitle: 'Page not found',
    lead: 'The address may have changed or been typed another way. Here is where you can go next:',
    home: 'Home page',
    homeNote: 'The clinic, the team, the address and the most common questions.',
    services: 'Our services',
    servicesNote: ({ surgery }) =>
      `Appointments, exams${surgery ? ', surgery' : ''} and how to prepare for each.`,
    schedule: 'Book an appointment',
    scheduleNote: 'Choose the day and time online.',
    help: (display) => `If you prefer, call ${display} and the front desk will help you.`,
    picture:
      'Cross-section of an eye in which light comes to a focus in front of the retina, so the image is blurred',
  },

  failure: {
    title: 'An unexpected error occurred',
    text: 'Check the browser console for more details',
    reload: 'Reload page',
  },
};

/** The same in every language of the site. */
export const chromeMessages: ByLocale<ChromeMessages> = { 'pt-BR': chrome, 'en-US': english };

/** The subject of a mail: nobody takes the mail of a demonstration for a clinic's. */
export function subjectOf(subject: string, clinic: { isDemonstration: boolean }): string {
  return clinic.isDemonstration ? `[${chrome.demonstration}] ${subject}` : subject;
}
