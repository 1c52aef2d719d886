/** Texts for moving a visit in the agenda itself. */
export const staffAgendaMove = {
  grip: 'Mudar',
  gripFor: (patient: string) => `Mudar o horário de ${patient}`,
  help: 'Para remarcar, arraste “Mudar” até uma hora livre, ou aperte “Mudar” e escolha. Pelo teclado: Espaço pega o agendamento, as setas escolhem a hora, Enter solta e Esc desiste.',
  loading: 'Procurando os horários livres…',
  picked: (patient: string, count: number) =>
    count === 1
      ? `${patient}: há 1 horário livre entre os agendamentos.`
      : `${patient}: há ${count} horários livres entre os agendamentos. Escolha um.`,
  free: 'Livre',
  none: (patient: string) =>
    `Não há outro horário livre para ${patient} nos dias desta página. Veja outra semana, ou use a lista de horários do agendamento.`,
  elsewhere: 'Nesse lugar não há horário livre. O agendamento ficou onde estava.',
  kept: 'O agendamento ficou onde estava.',
  giveUp: 'Desistir',
  confirm: {
    title: (patient: string) => `Remarcar o agendamento de ${patient}?`,
    text: (from: string, to: string) => `De ${from} para ${to}.`,
    mail: 'A pessoa recebe um e-mail se deixou o endereço.',
    submit: 'Remarcar o agendamento',
    keep: 'Deixar como está',
  },
  refused: (why: string) => `O agendamento ficou onde estava. ${why}`,
  failed: 'Não foi possível falar com o servidor. O agendamento ficou onde estava; tente de novo.',
  reload: 'Atualizar a agenda',
};
