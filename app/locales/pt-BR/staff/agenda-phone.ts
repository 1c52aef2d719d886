/** Texts of the phone desk about callers whom the clinic knows. */
export const staffAgendaPhone = {
  knownTitle: 'Esta pessoa já vem à clínica',
  phoneTitle: 'Este telefone já marcou visitas',
  mail: (address: string) => `O e-mail vai para ${address}.`,
  noMail: 'Sem e-mail no cadastro.',
  who: (name: string) =>
    `Como está, a visita fica para ${name}, que entra como paciente novo. Se for uma destas pessoas, escolha:`,
  is: (who: string) => `É ${who}`,
  somebodyElse: 'É outra pessoa',
};
