import { chrome as english } from '#app/locales/en-US/chrome.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the frame around every page and of the design system's own words. */
export const chrome = {
  /** This language's own name, for the switch. */
  languageName: 'Português',
  skipToContent: 'Ir para o conteúdo',
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
  progress: (current: number, total: number) => `Passo ${current} de ${total}`,

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

  contact: {
    open: 'Ver todas as formas de contato',
    title: 'Como você prefere falar com a gente?',
    pace: (minutes: number) =>
      `Resposta em até ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} no horário comercial`,
    recommended: 'Recomendado',
    online: 'Agendar pelo site',
    onlineNote: 'Veja os horários livres e escolha o seu. Leva poucos minutos.',
    whatsapp: 'Conversar pelo WhatsApp',
    whatsappNote: 'Abre uma conversa com a recepção, com a mensagem já escrita.',
    chatbot: 'Tirar dúvidas com o assistente virtual',
    chatbotNote:
      'É um programa de inteligência artificial, não é médico e não dá diagnóstico. Não escreva nele dados de saúde. Se for urgente, ligue.',
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
    callUs: 'Ligue para a clínica',
    contact: 'Fale com a gente',
    address: 'Endereço',
    map: 'Ver no mapa',
    hours: 'Horário',
    pages: 'No site',
    morePages: [
      { href: '/artigos/catarata', label: 'Catarata' },
      { href: '/questionario-olho-seco', label: 'Questionário de olho seco' },
      { href: '/campanha/outubro-olho-seco', label: 'Mês do olho seco' },
      { href: '/waitlist', label: 'Lista de espera' },
    ],
    identity: 'Quem responde pela clínica',
    company: 'Empresa',
    companyCrm: 'Registro no conselho de medicina',
    taxId: 'CNPJ',
    technicalDirector: 'Diretoria técnica médica',
    privacy: 'Privacidade',
    privacyPolicy: { href: '/privacy', label: 'Política de privacidade' },
    preferences: { href: '/privacy#cookies', label: 'Cookies e preferências' },
    privacyOfficer: (name: string) =>
      `${name} é a pessoa encarregada dos dados pessoais na clínica. Para saber o que guardamos sobre você, corrigir ou apagar, escreva para`,
    whatsapp: (display: string) => `WhatsApp ${display}`,
  },

  /** What the drawings show, for those who do not see them. */
  pictures: {
    town: (city: string) =>
      `Desenho de ${city} ao amanhecer: casas brancas e uma igreja entre morros, e o sol nascendo como a íris de um olho.`,
    phoropter:
      'Desenho de um refrator, o aparelho de muitas lentes com que se mede o grau dos óculos, diante de uma janela com morros.',
    eye: {
      picture:
        'Desenho de um olho em corte: a luz passa pela córnea, pela íris e pelo cristalino e se encontra na retina, ao lado do nervo óptico.',
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
    lead: 'O endereço pode ter mudado ou ter sido escrito de outro jeito. Daqui você chega ao que procura:',
    home: 'Página inicial',
    homeNote: 'A clínica, a equipe, o endereço e as dúvidas mais comuns.',
    services: 'Os serviços',
    servicesNote: 'Consultas, exames, cirurgias e o preparo de cada um.',
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

/** The same in every language of the site. */
export const chromeMessages: ByLocale<ChromeMessages> = { 'pt-BR': chrome, 'en-US': english };
