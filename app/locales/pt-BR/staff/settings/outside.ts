const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

/** Of telling patients whose time is outside the hours of who sees them. */
export const staffOutside = {
  away: (who: string, day: string | null) =>
    `${who} não atende nesse horário${day ? ` a partir de ${day}` : ''}`,
  gone: (who: string) => `${who} não trabalha aqui nesse dia`,
  mailed: (day: string) => `mandado: ${day}`,
  toSee: 'não vai: veja outra sala ou aparelho, ou ligue',
  agreed: 'não vai: já foi marcado fora do horário',
  sendText:
    'Cada um recebe, uma vez, um e-mail que diz quem não atende nesse horário e desde que dia, com o link para escolher outro. Quem não tem e-mail precisa de um telefonema. Nada é remarcado sozinho.',
  untold: (patients: number) =>
    `${count(patients, 'paciente ficou', 'pacientes ficaram')} fora do horário e ainda não ${patients === 1 ? 'recebeu' : 'receberam'} e-mail.`,
  nobodyLeft: 'Nenhum e-mail saiu agora: quem podia ser avisado por e-mail já tinha sido.',
  untoldLink: 'Ver quem avisar',
  elsewhere: (house: string, patients: number) =>
    `${house}: ${count(patients, 'paciente fora do horário e sem aviso por e-mail.', 'pacientes fora do horário e sem aviso por e-mail.')}`,
  again: 'Avisados, mas o horário voltou',
  againText:
    'Receberam o e-mail que pede outro horário, e não escolheram. Agora o horário de antes vale de novo: avise por telefone.',
  fits: 'o horário voltou a valer',
};
