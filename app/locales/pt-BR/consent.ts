import { consent as english } from '#app/locales/en-US/consent.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** What visitors are asked about measurement and advertising. Whoever changes a word gives it a new CONSENT_VERSION. */
export const consent = {
  banner: {
    label: 'Privacidade',
    text: 'Usamos só o necessário para o site funcionar. Com a sua licença, também contamos visitas e divulgamos a clínica.',
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
      'Guarda o seu agendamento enquanto você o preenche e lembra esta escolha. Sempre ligado.',
    analytics: 'Contar visitas',
    analyticsHint:
      'Quais páginas são lidas e se abrem rápido, sem o seu nome e nunca nas páginas de agendamento.',
    marketing: 'Divulgação',
    marketingHint: 'Saber se um anúncio da clínica trouxe você e mostrar outros em outros sites.',
    personalization: 'Lembrar o seu jeito de usar',
    personalizationHint: 'Guardar neste aparelho as suas escolhas de leitura.',
    thirdParties: (names: string) =>
      `Empresas dos Estados Unidos que recebem dados se você ligar: ${names}.`,
    noThirdParty: 'Hoje nenhuma outra empresa recebe esses dados: o site conta sozinho.',
    save: 'Salvar escolhas',
    reject: 'Rejeitar todos',
    accept: 'Aceitar todos',
    receipt: 'Recibo da sua escolha:',
    none: 'você ainda não escolheu.',
  },
  saved: 'Suas preferências foram salvas.',
};

export type ConsentMessages = typeof consent;

/** The same in every language of the site. */
export const consentMessages: ByLocale<ConsentMessages> = { 'pt-BR': consent, 'en-US': english };
