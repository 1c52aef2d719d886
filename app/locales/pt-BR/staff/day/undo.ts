/** Taking back a move, a cancellation or a change of length, for ten minutes. */
export const staffUndo = {
  moved: (before: string, until: string) => `Foi engano? Até ${until} dá para voltar a ${before}.`,
  cancelled: (until: string) => `Foi engano? Até ${until} dá para desfazer o cancelamento.`,
  resized: (minutes: number, until: string) =>
    `Foi engano? Até ${until} dá para voltar à duração de ${minutes} minutos.`,
  mail: {
    moved: 'O e-mail com o horário novo já saiu. Se desfizer, sai outro, com o horário de antes.',
    cancelled:
      'O e-mail do cancelamento já saiu. Se desfizer, sai outro, que confirma o agendamento de novo.',
    resized: 'Ninguém é avisado por e-mail: a hora de começar não muda.',
    none: 'Ninguém foi avisado por e-mail: se você já avisou por telefone, avise de novo.',
  },
  button: 'Desfazer',
  refusals: {
    'slot-taken':
      'O horário já não está livre. O agendamento continua cancelado: marque outro horário.',
    'too-late': 'Os dez minutos passaram. O agendamento continua cancelado: marque de novo.',
    deposit: 'Este agendamento tinha sinal, que foi decidido com o cancelamento. Marque de novo.',
  },
} as const;
