import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the site without internet and of its newer versions. */
export const appUpdate = {
  offline: {
    title: 'Você está sem internet',
    description: 'O que fazer enquanto a internet não volta: telefone, endereço e horário.',
    lead: 'Não foi possível abrir a página agora. As páginas que você já viu neste aparelho continuam abrindo.',
    again: 'Tentar de novo',
    callTitle: 'Precisa falar com a gente?',
    call: (phone: string) => `Ligar para ${phone}`,
    callNote: 'Para ligar, você não precisa de internet.',
    address: 'Onde ficamos',
    hours: 'Quando atendemos',
    appointment: 'Ver o agendamento guardado neste aparelho',
  },

  notice: {
    label: 'Nova versão do site',
    text: 'Há uma versão nova do site.',
    update: 'Atualizar',
    later: 'Depois',
    updating: 'Atualizando…',
    waiting: 'Você começou um formulário. O site será atualizado quando você terminar.',
  },

  keep: {
    title: 'Para ver sem internet',
    text: 'Você pode guardar esta confirmação neste aparelho. Ela abre mesmo sem internet e se apaga sozinha depois do dia da consulta. Se o aparelho não é seu, não guarde.',
    keep: 'Guardar para ver sem internet',
    keeping: 'Guardando…',
    kept: 'A confirmação está guardada neste aparelho e abre mesmo sem internet. Ela se apaga sozinha depois do dia da consulta.',
    open: 'Ver a cópia guardada',
    forget: 'Apagar a cópia',
    forgotten: 'A cópia foi apagada deste aparelho.',
    failed: 'Não deu para guardar agora. Tente de novo daqui a pouco.',
  },

  copy: {
    metaTitle: 'Cópia da confirmação',
    title: 'Cópia feita para ver sem internet',
    made: (moment: string) =>
      `Feita ${moment}. Se o agendamento mudou depois disso, vale o horário novo.`,
    call: (phone: string) => `Dúvida? Ligue para ${phone}.`,
    goneTitle: 'Não há cópia neste aparelho',
    gone: 'A cópia da confirmação só existe no aparelho em que foi guardada, e até o dia da consulta. Para ver o agendamento, use o link do seu agendamento.',
  },
};

export type AppUpdateMessages = typeof appUpdate;

const english: AppUpdateMessages = {
  offline: {
    title: 'You are offline',
    description: 'What to do until the internet is back: phone, address and office hours.',
    lead: 'We could not open the page just now. Pages you have already opened on this device still work.',
    again: 'Try again',
    callTitle: 'Need to talk to us?',
    call: (phone) => `Call ${phone}`,
    callNote: 'You can call without internet.',
    address: 'Our location',
    hours: 'Office hours',
    appointment: 'View the appointment saved on this device',
  },

  notice: {
    label: 'New version of the site',
    text: 'There is a new version of the site.',
    update: 'Update',
    later: 'Later',
    updating: 'Updating…',
    waiting: 'You have started a form. The site will update when you are done.',
  },

  keep: {
    title: 'View it offline',
    text: 'You can save this confirmation on this device. It opens even when you are offline, and it deletes itself after the day of the appointment. If the device is not yours, do not save it.',
    keep: 'Save for offline viewing',
    keeping: 'Saving…',
    kept: 'The confirmation is saved on this device and opens even when you are offline. It deletes itself after the day of the appointment.',
    open: 'View the saved copy',
    forget: 'Delete the copy',
    forgotten: 'The copy was deleted from this device.',
    failed: 'We could not save it just now. Please try again in a moment.',
  },

  copy: {
    metaTitle: 'Copy of the confirmation',
    title: 'Copy saved for offline viewing',
    made: (moment) => `Made ${moment}. If the appointment has changed since, the new time applies.`,
    call: (phone) => `Any questions? Call ${phone}.`,
    goneTitle: 'There is no copy on this device',
    gone: 'The copy of a confirmation exists only on the device where it was saved, and until the day of the appointment. To view the appointment, use the link to your appointment.',
  },
};

/** Texts of the site without internet and of its newer versions, by language. */
export const appUpdateMessages: ByLocale<AppUpdateMessages> = {
  'pt-BR': appUpdate,
  'en-US': english,
};
