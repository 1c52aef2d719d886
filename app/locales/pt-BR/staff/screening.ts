/** Staff texts about the dry-eye questionnaire. */
export const staffScreening = {
  list: {
    title: 'Triagens',
    lead: 'Respostas do questionário de olho seco que pacientes enviaram. Só quem atende pode abrir, e cada vez fica registrada. São mostradas as 200 mais novas.',
    empty: {
      title: 'Ninguém enviou respostas',
      text: 'Quem termina o questionário do site pode enviar as respostas. Elas aparecem aqui por 6 meses.',
    },
    caption: 'Respostas enviadas',
    columns: ['Quem', 'Telefone', 'Enviado', 'Aberto'],
    open: (name: string) => `as respostas de ${name}`,
    opened: (count: number) =>
      count === 0 ? 'ainda não' : count === 1 ? '1 vez' : `${count} vezes`,
  },
  one: {
    title: 'Respostas do questionário',
    back: 'Triagens',
    who: 'Quem enviou',
    phone: 'Telefone',
    email: 'E-mail',
    noEmail: 'não informado',
    sent: 'Enviado',
    language: 'Idioma',
    languages: { 'pt-BR': 'português', 'en-US': 'inglês' },
    instrument: 'Questionário',
    score: 'Pontos',
    band: 'Faixa',
    answers: 'Respostas',
    columns: ['Pergunta', 'Resposta', 'Pontos'],
    noDiagnosis:
      'É uma triagem e nunca um diagnóstico. O que valer para o atendimento vai para o prontuário; aqui tudo é apagado em 6 meses.',
    noted: 'Ficou registrado que você abriu estas respostas.',
    unreadable: {
      title: 'Não dá para ler estas respostas',
      text: 'Elas foram cifradas com outra chave do site. Fale com quem cuida do servidor ou pergunte de novo no atendimento.',
    },
    older: 'Este questionário mudou depois. As respostas aparecem como foram guardadas.',
  },
  instrument: {
    title: 'Questionário de olho seco',
    lead: 'Escolha quais perguntas o site faz. Os sinais de urgência vêm sempre antes, em qualquer um.',
    legend: 'Qual questionário?',
    history: 'Perguntas do site',
    hint: (questions: number, licence: string) => `${questions} perguntas. ${licence}`,
    licence: 'De quem é cada um',
    holder: (name: string, holder: string) => `${name}: ${holder}`,
    checkedOn: (day: string) => `Licença conferida em ${day}.`,
    submit: 'Salvar',
    saved: 'O site já pergunta assim.',
    missing: 'Escolha um questionário.',
    changed: (name: string, moment: string) =>
      `${name} mudou isto (${moment}) depois que você abriu a página. Confira e escolha de novo.`,
    lastChange: (name: string, moment: string) => `Última mudança: ${name}, ${moment}.`,
  },
};
