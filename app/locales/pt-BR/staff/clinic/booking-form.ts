/** What other questions of the booking form mean, in the preview of the record. */
export const staffBookingForm = {
  email: {
    off: 'E-mail: quem marcar pelo site não recebe mais confirmação nem lembrete por escrito. Só a ligação ou a mensagem da recepção avisa.',
    required:
      'E-mail: quem não tem e-mail não consegue mais marcar pelo site, e marcações pela API sem e-mail são recusadas.',
  },
  card: {
    off: 'Carteirinha: o site e a API deixam de pedir. A recepção anota o número no dia.',
    required:
      'Carteirinha: quem tem convênio só marca com o número e a validade. Marcações pela API sem a carteirinha são recusadas.',
  },
};
