/** Finding patients, and the page of each of them. */
export const staffPatients = {
  title: 'Pacientes',
  lead: 'Encontre alguém pelo nome, pelo telefone ou pelo protocolo. Uma letra trocada não atrapalha.',
  search: {
    label: 'Nome, telefone ou protocolo',
    hint: 'Uma parte basta: “zulmi”, “9988”, “1234-56”.',
    button: 'Procurar',
  },
  tooShort: 'Digite ao menos três letras ou três números.',
  nobody: {
    title: 'Ninguém encontrado',
    text: 'Confira as letras ou procure pelo telefone. Se for a primeira vez da pessoa, marque pelo telefone e o cadastro nasce com o agendamento.',
    book: 'Marcar por telefone',
  },
  found: (count: number) => (count === 1 ? '1 paciente' : `${count} pacientes`),
  tooMany: (count: number) =>
    `Aqui estão os primeiros ${count}. Há mais: escreva o nome mais completo.`,
  similar: 'nome parecido',
  born: (date: string, age: number) => `nasceu em ${date} (${age === 1 ? '1 ano' : `${age} anos`})`,
  noBirth: 'sem data de nascimento',
  broughtBy: (name: string) => `contato: ${name}`,
  next: (moment: string) => `Próximo: ${moment}`,
  noNext: 'Nada marcado',
  book: 'Marcar',

  person: {
    coming: 'Próximos agendamentos',
    noComing: 'Nada marcado.',
    history: 'Histórico',
    noHistory: 'Nenhum agendamento anterior.',
    facts: 'Cadastro',
    contact: 'Quem marca e recebe os avisos',
    phone: 'Telefone',
    email: 'E-mail',
    noEmail: 'Não informado',
    payer: 'Convênio ou particular',
    counts: {
      done: (count: number) =>
        count === 0 ? '' : count === 1 ? '1 realizado' : `${count} realizados`,
      noShows: (count: number) => (count === 0 ? '' : count === 1 ? '1 falta' : `${count} faltas`),
      cancelled: (count: number) =>
        count === 0 ? '' : count === 1 ? '1 cancelado' : `${count} cancelados`,
    },
  },
} as const;
