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
  prefilled: 'O que a clínica já sabe está preenchido. Confira com quem liga o nome e o telefone.',

  /** Beside a message: the patients of its sender's number. */
  ofNumber: 'Pacientes com este telefone',
  /** At the phone desk: who it may be that calls. */
  calling: {
    title: 'Já vêm à clínica',
    one: '1 pessoa parecida. Escolha, ou aperte ↓ e Enter.',
    several: (count: number) => `${count} pessoas parecidas. Escolha, ou aperte ↓ e Enter.`,
    more: 'Há mais: escreva o nome mais completo.',
    none: 'Ninguém parecido: paciente novo.',
    failed: 'Não deu para procurar agora. Preencha e siga: o cadastro é conferido ao marcar.',
  },
  known: {
    title: (name: string) => `${name} já vem à clínica`,
    page: 'Abrir a página do paciente',
    has: 'Já tem marcado:',
    last: (moment: string) => `Última vez: ${moment}.`,
    never: 'Ainda não veio nenhuma vez.',
  },

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

  correct: {
    title: 'Corrigir o cadastro',
    name: 'Nome completo',
    birth: 'Data de nascimento',
    birthHint: 'Pode ficar em branco.',
    contact: 'Nome de quem marca e recebe os avisos',
    phone: 'Telefone com DDD',
    email: 'E-mail',
    emailHint: 'Em branco, a pessoa não recebe avisos por e-mail.',
    save: 'Guardar a correção',
    done: 'A correção foi guardada.',
    noMail: 'Sem e-mail no cadastro, nenhum aviso vai mais por e-mail.',
    reach: (where: readonly string[]) =>
      `Os lembretes e avisos destes horários agora vão para ${where.join(' e ')}:`,
    reachLater: (where: readonly string[]) =>
      `Nada está marcado. O que for marcado daqui em diante usa ${where.join(' e ')}.`,
    whatsapp:
      'Quem aceitou mensagens por WhatsApp aceitou no número antigo: pergunte de novo se quer recebê-las.',
    fields: { name: 'nome', phone: 'telefone', email: 'e-mail', birth: 'data de nascimento' },
    changed: {
      title: 'Outra pessoa corrigiu este cadastro antes',
      text: 'O que você enviou não foi guardado. No formulário, o que a outra pessoa mudou já está como ficou; o resto está como você escreveu. Confira e guarde de novo.',
    },
    changedBy: (name: string, fields: string, moment: string) =>
      `${name} mudou: ${fields} (${moment}).`,
    changedBySomeone: 'O cadastro mudou depois que você abriu esta página.',
    someone: 'Alguém da equipe',
    typed: (text: string) => `Mudou enquanto você escrevia. Você tinha escrito: “${text}”.`,
  },
} as const;
