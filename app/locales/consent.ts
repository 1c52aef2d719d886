import type { ByLocale } from '#app/platform/locale.ts';

/** What visitors are asked about measurement and advertising. Whoever changes a word gives it a new CONSENT_VERSION. */
export const consent = {
  banner: {
    label: 'Privacidade',
    text: 'Usamos só o necessário para o site funcionar. Com a sua autorização, medimos as visitas e divulgamos a clínica.',
    reject: 'Rejeitar todos',
    manage: 'Gerenciar Preferências',
    accept: 'Aceitar todos',
  },
  preferences: {
    title: 'Preferências de privacidade',
    lead: 'Escolha o que o site pode fazer. Você pode mudar de ideia quando quiser, pelo link no fim de cada página.',
    policy: 'Ler a política de privacidade',
    necessary: 'Necessário',
    necessaryHint:
      'Guarda o seu agendamento enquanto você o preenche e lembra esta escolha. Está sempre ligado.',
    analytics: 'Medir as visitas',
    analyticsHint:
      'Quais páginas são lidas e se abrem rápido. Sem o seu nome e nunca nas páginas de agendamento.',
    marketing: 'Divulgação',
    marketingHint:
      'Saber se um anúncio da clínica trouxe você até aqui e mostrar nossos anúncios em outros sites.',
    personalization: 'Lembrar suas preferências',
    personalizationHint:
      'Guarda neste aparelho as suas escolhas de leitura, mesmo depois de fechar a aba. Elas podem dizer algo sobre a sua saúde. Nada disso é enviado.',
    thirdParties: (names: string) =>
      `Empresas dos Estados Unidos que recebem dados se você autorizar: ${names}.`,
    noThirdParty: 'Hoje nenhuma outra empresa recebe esses dados: a medição é do próprio site.',
    save: 'Salvar escolhas',
    reject: 'Rejeitar todos',
    accept: 'Aceitar todos',
    receipt: 'Recibo da sua escolha:',
    none: 'você ainda não escolheu.',
  },
};

export type ConsentMessages = typeof consent;

const english: ConsentMessages = {
  banner: {
    label: 'Privacy',
    text: 'We use only what the site needs to work. With your permission, we also measure visits to the site and advertise the clinic.',
    reject: 'Reject all',
    manage: 'Manage preferences',
    accept: 'Accept all',
  },
  preferences: {
    title: 'Privacy preferences',
    lead: 'Choose what the site may do. You can change your mind at any time with the link at the end of each page.',
    policy: 'Read the privacy policy',
    necessary: 'Necessary',
    necessaryHint: 'Keeps your booking while you fill it in and remembers this choice. Always on.',
    analytics: 'Measuring site visits',
    analyticsHint:
      'Which pages are read and whether they open fast. Without your name, and never on the booking pages.',
    marketing: 'Advertising',
    marketingHint:
      'To know whether one of our ads brought you here and to show our ads on other sites.',
    personalization: 'Remembering your preferences',
    personalizationHint:
      'Keeps your reading settings on this device, even after you close the tab. They may say something about your health. None of this is sent.',
    thirdParties: (names) =>
      `Companies in the United States that receive data if you allow it: ${names}.`,
    noThirdParty: 'Today no other company receives this data: the site does its own measuring.',
    save: 'Save choices',
    reject: 'Reject all',
    accept: 'Accept all',
    receipt: 'Receipt of your choice:',
    none: 'you have not chosen yet.',
  },
};

/** The same in every language of the site. */
export const consentMessages: ByLocale<ConsentMessages> = { 'pt-BR': consent, 'en-US': english };
