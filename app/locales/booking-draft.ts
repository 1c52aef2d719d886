import type { ByLocale } from '#app/platform/locale.ts';

/** What is said of a booking that is being filled in; the server says it, browsers never load it. */
const draft = {
  resume: (chosen: string) => `Você começou um agendamento: ${chosen}.`,
  resumeAction: 'Continuar de onde parei',
  resumeDeposit: (chosen: string) => `O sinal deste agendamento espera por você: ${chosen}.`,
  resumeDepositAction: 'Ver o sinal',
  changed: 'Este agendamento mudou em outra aba do navegador. Veja como ele está agora e continue.',
  changedRows: (rows: readonly string[]) =>
    `Estes dados mudaram depois que você abriu a página: ${rows.join(', ')}. Confira e confirme de novo.`,
  /** Preparation, documents and consent, which are shown below the rows. */
  notes: 'preparo, documentos ou consentimento',
  /** Somebody comes for what the clinic books only after an examination. */
  evaluationFirst: (service: string) =>
    `${service}: primeiro vem uma consulta de avaliação. Escolha um horário para ela.`,
  /** Who has begun to book something else. */
  replaces: (before: string) =>
    `Você tinha começado: ${before}. O que você já preencheu continua guardado.`,
  replacesAction: 'Voltar ao que eu tinha começado',
  /** The same button was sent twice, with other data. */
  changedTwice: 'Os dados mudaram depois do primeiro envio. Confira e confirme de novo.',
};

export type BookingDraftMessages = typeof draft;

const english: BookingDraftMessages = {
  resume: (chosen) => `You have started a booking: ${chosen}.`,
  resumeAction: 'Continue where I left off',
  resumeDeposit: (chosen) => `The deposit for this appointment is waiting for you: ${chosen}.`,
  resumeDepositAction: 'See the deposit',
  changed:
    'This booking was changed in another tab of your browser. Check it as it is now, then continue.',
  changedRows: (rows) =>
    `These details changed after you opened the page: ${rows.join(', ')}. Check and confirm again.`,
  notes: 'preparation, documents or consent',
  evaluationFirst: (service) => `${service}: an evaluation comes first. Choose a time for it.`,
  replaces: (before) => `You had started: ${before}. What you have already filled in is saved.`,
  replacesAction: 'Go back to what I had started',
  changedTwice: 'The details changed after you first sent them. Check and confirm again.',
};

export const bookingDraftMessages: ByLocale<BookingDraftMessages> = {
  'pt-BR': draft,
  'en-US': english,
};
