import { appUpdate as english } from '#app/locales/en-US/app-update.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the site without internet and of its newer versions. */
export const appUpdate = {
  offline: {
    title: 'Você está sem internet',
    description: 'O que fazer enquanto a internet não volta: telefone, endereço e horário.',
    lead: 'Não deu para abrir a página agora. As páginas que você já viu neste aparelho continuam abrindo.',
    again: 'Tentar de novo',
    callTitle: 'Precisa falar com a gente?',
    call: (phone: string) => `Ligar para ${phone}`,
    callNote: 'A ligação não usa internet.',
    address: 'Onde ficamos',
    hours: 'Quando atendemos',
    appointment: 'Ver a visita guardada neste aparelho',
  },

  notice: {
    label: 'Nova versão do site',
    text: 'Há uma versão nova do site.',
    update: 'Atualizar',
    later: 'Depois',
    updating: 'Atualizando…',
    waiting: 'Você começou um formulário. O site se atualiza quando você terminar.',
  },

  keep: {
    title: 'Para ver sem internet',
    text: 'Você pode guardar esta confirmação neste aparelho. Ela abre mesmo sem internet e se apaga sozinha depois do dia da visita. Se o aparelho não é seu, não guarde.',
    keep: 'Guardar para ver sem internet',
    keeping: 'Guardando…',
    kept: 'A confirmação está guardada neste aparelho e abre mesmo sem internet. Ela se apaga sozinha depois do dia da visita.',
    open: 'Ver a cópia guardada',
    forget: 'Apagar a cópia',
    forgotten: 'A cópia foi apagada deste aparelho.',
    failed: 'Não deu para guardar agora. Tente de novo daqui a pouco.',
  },

  copy: {
    metaTitle: 'Cópia da confirmação',
    title: 'Cópia feita para ver sem internet',
    made: (moment: string) =>
      `Feita ${moment}. Se a visita mudou depois disso, vale o horário novo.`,
    call: (phone: string) => `Dúvida? Ligue para ${phone}.`,
    goneTitle: 'Não há cópia neste aparelho',
    gone: 'A cópia de uma confirmação só existe no aparelho em que alguém a guardou, e até o dia da visita. Para ver a visita, use o endereço dela, que você guardou ou recebeu por e-mail.',
  },
};

export type AppUpdateMessages = typeof appUpdate;

/** Texts of the site without internet and of its newer versions, by language. */
export const appUpdateMessages: ByLocale<AppUpdateMessages> = {
  'pt-BR': appUpdate,
  'en-US': english,
};
