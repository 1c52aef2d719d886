/** Texts of the staff's screens about deposits ("sinal"). */
export const staffDeposits = {
  form: {
    legend: 'Sinal',
    lead: 'Um valor pago por Pix antes de marcar pelo site, descontado no dia. Só para quem paga particular; convênio nunca paga sinal. Quem marca com a equipe, por telefone ou no balcão, não precisa pagar.',
    on: 'Pedir sinal para marcar pelo site',
    onHint:
      'A pessoa vê o valor e a regra antes de preencher os dados, e outra vez antes de pagar.',
    amount: 'Valor do sinal, em reais',
    amountHint: 'De 1 a 1.000. Por exemplo, 50,00.',
    minutes: 'Minutos para pagar',
    minutesHint: 'De 15 a 60. O horário fica reservado durante esse tempo.',
    hours: 'Devolver inteiro se a pessoa cancelar até quantas horas antes',
    hoursHint:
      'De 0 a 168. Depois disso o sinal fica com a clínica. Quando a clínica cancela, ele volta sempre.',
    byStatement: 'Conferimos o sinal pelo extrato',
    byStatementHint:
      'Para quando só há a chave Pix da clínica: ninguém avisa na hora que o dinheiro chegou. Marque apenas se alguém olha o extrato todos os dias e anota em “Sinais à espera”.',
    waiting: 'Horas que o horário espera pela conferência',
    waitingHint: 'De 1 a 72. Vale só com a conferência pelo extrato.',
    wrong: {
      'no-way':
        'Falta uma forma de receber por Pix. Cadastre a chave Pix da clínica antes de pedir sinal; o Mercado Pago e a Stripe não recebem o sinal.',
      amount: 'Escreva um valor de 1,00 a 1000,00.',
      minutes: 'Escreva minutos inteiros, de 15 a 60.',
      hours: 'Escreva horas inteiras, de 0 a 168.',
      'by-hand':
        'Só há a chave Pix da clínica. Marque “Conferimos o sinal pelo extrato” ou desligue o sinal: sem conferência, o horário nunca seria marcado.',
      waiting: 'Escreva horas inteiras, de 1 a 72.',
    },
  },

  /** Short, on the day list and as a heading. */
  states: {
    waiting: 'Sinal à espera',
    expired: 'Sinal não pago',
    left: 'Desistiu do sinal',
    booked: 'Sinal pago',
    offered: 'Pago tarde: falta escolher',
    refund: 'Sinal devolvido',
    kept: 'Sinal ficou com a clínica',
  },
  refunding: 'Sinal a devolver',

  /** A time of the day that waits for its deposit. */
  hold: {
    title: 'À espera do sinal',
    text: (name: string, until: string) =>
      `${name ? `${name}. ` : ''}O horário é guardado até ${until}. Veja em “Sinais à espera”.`,
  },

  panel: {
    title: 'Sinal',
    amount: (amount: string, state: string) => `${state}: ${amount}.`,
    rule: (hours: number) =>
      hours === 0
        ? 'Volta inteiro se a pessoa cancelar antes da hora marcada.'
        : `Volta inteiro se a pessoa cancelar até ${hours} ${hours === 1 ? 'hora' : 'horas'} antes.`,
    noShow:
      'A pessoa não veio. Decida o que fazer com o sinal; a decisão fica registrada com o seu nome.',
    keep: 'Ficar com o sinal',
    giveBack: 'Devolver o sinal',
    charge: 'Ver o pagamento do sinal',
    changed: 'O sinal já mudou. Confira como ele está agora.',
  },

  cancel: {
    back: (amount: string) =>
      `Há um sinal de ${amount}. Se a clínica cancela, ele é devolvido sozinho.`,
    patientInTime: 'Se a pessoa pediu, ele também volta: ainda está no prazo.',
    patientLate: 'Se a pessoa pediu, ele fica com a clínica: o prazo já passou.',
  },

  list: {
    title: 'Sinais à espera',
    lead: 'Horários reservados que ainda não foram pagos, pagamentos que chegaram tarde e sinais a devolver. Quem pagou em dia já está na agenda.',
    back: 'Agenda',
    task: 'Sinais à espera',
    none: 'Nenhum sinal à espera.',
    waiting: 'Esperando o pagamento',
    offered: 'Pagos tarde: a pessoa escolhe outro horário ou o dinheiro',
    refund: 'A devolver',
    late: 'O prazo acabou, mas o dinheiro ainda pode aparecer no extrato',
    forTime: (moment: string, service: string) => `${service}, ${moment}`,
    until: (moment: string) => `Reservado até ${moment}`,
    choiceUntil: (moment: string) => `Escolhe até ${moment}; depois, devolvemos sozinhos`,
    reference: (reference: string) => `Identificador: ${reference}`,
    received: 'Recebi',
    receivedFor: (name: string, amount: string) => `Recebi o sinal de ${name}, ${amount}`,
    receivedHint:
      'Confira no extrato o valor e o identificador antes de tocar em “Recebi”: o horário é marcado na hora.',
    refundHint:
      'O que veio pela chave Pix da clínica se devolve pelo aplicativo do banco. Depois, toque no identificador e anote a devolução no pagamento.',
    done: 'Anotado. O horário está na agenda, e a pessoa recebe a confirmação.',
    doneLate:
      'Anotado. O horário já não estava livre: a pessoa escolhe, pelo link dela, outro horário ou o dinheiro de volta.',
    doneForgotten: 'Anotado. Ninguém pode mais usar este horário: o dinheiro será devolvido.',
    part: (paid: string) => `(falta esta parte; já vieram ${paid})`,
    gone: 'Esse sinal não está mais à espera. Confira a lista abaixo.',
    changed:
      'Outro pagamento deste sinal foi anotado depois que você abriu esta página. Confira na lista quanto falta, compare com o extrato e toque em “Recebi” de novo se o dinheiro não for o mesmo.',
    forgotten: 'Dados já apagados',
  },
};
