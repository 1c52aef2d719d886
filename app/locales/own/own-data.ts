import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the page that opens with a code: family, copy of the data, erasure. */
export const ownData = {
  fold: {
    title: 'Família e meus dados',
    text: 'Outros agendamentos seus, copiar os dados ou pedir para apagar. Pede um código.',
    open: 'Abrir família e meus dados',
  },
  gate: {
    title: 'Família e meus dados',
    lead: 'O link do agendamento mostra só este agendamento. Para ver o resto, digite um código de 6 números.',
    byMail: 'Enviar o código para o e-mail do agendamento',
    byDesk: 'Sem e-mail? Ligue para a clínica: a recepção confere quem você é e diz o código.',
    sent: 'Se o agendamento tem e-mail, o código chega em instantes. Ele vale por 10 minutos.',
    code: 'Código de 6 números',
    check: 'Continuar',
    wrong: 'O código não confere ou já venceu. Confira ou peça outro.',
  },
  family: {
    title: 'Família',
    lead: 'As pessoas para quem você já marcou, com este mesmo contato.',
    none: 'Ninguém aparece aqui agora.',
    state: { confirmed: 'marcado', past: 'já passou', cancelled: 'cancelado' },
    line: (moment: string, service: string, state: string, protocol: string) =>
      `${moment}: ${service} (${state}), protocolo ${protocol}`,
    open: (moment: string) => `Abrir o agendamento de ${moment}`,
    again: (name: string) => `Agendar para ${name}`,
    leave: (name: string) => `Não acompanho mais ${name}`,
  },
  copy: {
    title: 'Copiar os meus dados',
    lead: 'Tudo o que a clínica guarda deste contato. O prontuário se pede à parte, na clínica.',
    pdf: 'Baixar em PDF',
    json: 'Baixar para outro sistema (JSON)',
  },
  erase: {
    title: 'Pedir para apagar os meus dados',
    lead: 'A clínica responde em até 15 dias. Nada é apagado na hora, e os horários marcados continuam. O que a lei manda guardar fica.',
    submit: 'Enviar o pedido',
    refused: 'O pedido não foi enviado. Espere um pouco e tente de novo, ou fale com a clínica.',
  },
  mail: {
    subject: 'Seu código de 6 números',
    title: 'Seu código',
    text: 'Digite este código na página do seu agendamento.',
    code: 'Código',
    ends: (minutes: number) => `Ele vale por ${minutes} minutos.`,
    unexpected: 'Se você não pediu o código, ignore esta mensagem. Não o diga a ninguém.',
  },
};

export type OwnDataMessages = typeof ownData;

const english: OwnDataMessages = {
  fold: {
    title: 'Family and my data',
    text: 'Your other appointments, a copy of your data, or asking to delete it. You need a code.',
    open: 'Open family and my data',
  },
  gate: {
    title: 'Family and my data',
    lead: 'The appointment’s link shows this appointment alone. To see the rest, enter a 6-digit code.',
    byMail: 'Send the code to the appointment’s email',
    byDesk: 'No email? Call the clinic: the front desk checks who you are and tells you the code.',
    sent: 'If the appointment has an email, the code will arrive in a moment. It is valid for 10 minutes.',
    code: '6-digit code',
    check: 'Continue',
    wrong: 'The code does not match or has expired. Check it or ask for another.',
  },
  family: {
    title: 'Family',
    lead: 'The people you have booked for, with this same contact.',
    none: 'Nobody is listed here now.',
    state: { confirmed: 'booked', past: 'past', cancelled: 'canceled' },
    line: (moment, service, state, protocol) =>
      `${moment}: ${service} (${state}), confirmation number ${protocol}`,
    open: (moment) => `Open the appointment of ${moment}`,
    again: (name) => `Book for ${name}`,
    leave: (name) => `I no longer accompany ${name}`,
  },
  copy: {
    title: 'Copy my data',
    lead: 'Everything the clinic keeps about this contact, in Portuguese. Ask for the medical record at the clinic.',
    pdf: 'Download as PDF',
    json: 'Download for another system (JSON)',
  },
  erase: {
    title: 'Ask to delete my data',
    lead: 'The clinic answers within 15 days. Nothing is deleted right away, and appointments stay booked. What the law requires is kept.',
    submit: 'Send the request',
    refused: 'The request was not sent. Wait a little and try again, or contact the clinic.',
  },
  mail: {
    subject: 'Your 6-digit code',
    title: 'Your code',
    text: 'Enter this code on the page of your appointment.',
    code: 'Code',
    ends: (minutes) => `It is valid for ${minutes} minutes.`,
    unexpected:
      'If you did not ask for the code, ignore this message. Do not share it with anyone.',
  },
};

/** Texts of the page that opens with a code, by language. */
export const ownDataMessages: ByLocale<OwnDataMessages> = { 'pt-BR': ownData, 'en-US': english };
