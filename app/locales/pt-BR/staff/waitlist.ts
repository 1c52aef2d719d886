import { withArticle } from '#app/platform/text/clinic-article.ts';

/** Texts of the staff's waiting list. */
export const staffWaitlist = {
  title: 'Lista de espera',
  lead: 'Um horário que fica livre é oferecido sozinho, um por vez, a quem chegou primeiro e a quem ele serve.',
  back: 'Agenda',
  off: 'A lista está desligada: nada é oferecido e ninguém entra pelo site.',

  offers: {
    title: 'Esperando resposta agora',
    none: 'Nenhum horário está oferecido neste momento.',
    until: (time: string, minutes: number) =>
      `Guardado até ${time} (${minutes === 1 ? 'falta 1 minuto' : `faltam ${minutes} minutos`})`,
    moves: (moment: string) => `Hoje tem: ${moment}`,
    byMail: 'Avisado por e-mail',
    mailWaits: 'O e-mail ainda está na fila',
    byDesk: 'Avise esta pessoa: ela não deixou e-mail',
    byDeskDone: 'Avisado pela recepção',
    whatsapp: 'Avisar por WhatsApp',
    whatsappText: (facts: {
      name: string;
      clinic: string;
      moment: string;
      until: string;
      link: string;
    }) =>
      `Olá, ${facts.name}! Aqui é ${withArticle('da', facts.clinic)}. Vagou um horário para você: ${facts.moment}. Está guardado até ${facts.until}. Para aceitar ou recusar: ${facts.link}`,
    told: 'Já avisei',
    accept: 'Aceitou',
    decline: 'Não quer',
    noAnswer: 'Não atende',
    withdraw: 'Retirar a oferta',
    of: (name: string) => `: ${name}`,
  },

  times: {
    title: (count: number) =>
      count === 1 ? '1 horário livre serve a alguém' : `${count} horários livres servem a alguém`,
    hint: 'O site oferece sozinho os que abriram depois que a pessoa entrou na lista. Os outros já podiam ser marcados; ofereça se achar bom.',
    next: (name: string) => `Próxima pessoa: ${name}`,
    soon: 'O site oferece em instantes, no horário de avisar.',
    offer: 'Oferecer agora',
    skipped: (count: number) =>
      count === 1 ? '1 pessoa antes não recebe' : `${count} pessoas antes não recebem`,
  },
  skips: {
    service: 'espera outro serviço',
    'several-exams': 'tem vários exames juntos: procure em Remarcar',
    house: 'espera vaga em outra unidade',
    practitioner: 'quer outro profissional',
    paused: 'está em pausa',
    day: 'não pode neste dia da semana',
    period: 'não pode neste período',
    'first-day': 'só pode mais tarde',
    'not-earlier': 'já tem um horário antes ou no mesmo dia',
    notice: 'precisa de mais aviso',
    'answered-no': 'já disse não ou não respondeu a este horário',
    lenses: 'teria de ter tirado as lentes antes',
    payer: 'o convênio não cobre, ou não tem vaga nesse dia',
    'free-before': 'o horário já estava livre quando entrou',
    'sooner-is-free': 'há outro horário livre antes para ela',
    'no-time-to-answer': 'não há tempo para responder',
    deciding: 'tem outro horário para responder',
    quiet: 'agora não é hora de avisar',
  },

  list: {
    title: (count: number) => (count === 1 ? '1 pessoa espera' : `${count} pessoas esperam`),
    none: 'Ninguém espera um horário.',
    since: (moment: string) => `Desde ${moment}`,
    now: (moment: string) => `Tem: ${moment}`,
    paused: 'Em pausa',
    asked: 'Já avisado do começo',
    noMail: 'Sem e-mail',
    pause: 'Pausar',
    resume: 'Tirar da pausa',
    end: 'Tirar da lista',
    of: (name: string) => `: ${name}`,
  },

  add: {
    title: 'Pôr alguém na lista',
    services: 'Serviço',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail (opcional)',
    read: 'Leia em voz alta',
    consent: 'A pessoa concordou',
    submit: 'Pôr na lista',
  },

  recent: {
    title: 'Últimas respostas',
    none: 'Nada foi oferecido ainda.',
    states: {
      accepted: 'aceitou',
      declined: 'não quis',
      lapsed: 'não respondeu a tempo',
      untold: 'não conseguimos avisar a tempo',
      withdrawn: 'oferta retirada',
      live: 'esperando resposta',
    },
  },

  settings: {
    title: 'Ajustes da lista',
    isOn: 'A lista está ligada',
    minutes: 'Minutos para responder',
    minutesHint: 'De 15 a 720. O horário fica guardado por esse tempo.',
    quietFrom: 'Não avisar a partir das (hora)',
    quietUntil: 'nem antes das (hora)',
    save: 'Salvar',
    wrongMinutes: 'Escreva de 15 a 720 minutos.',
    wrongFrom: 'Escreva uma hora de 12 a 24.',
    wrongUntil: 'Escreva uma hora de 0 a 12.',
    changed: 'Outra pessoa mudou os ajustes. Confira e salve de novo.',
  },

  done: {
    aceitou: 'O agendamento mudou para o novo horário.',
    recusou: 'Anotado. O horário vai para a próxima pessoa.',
    avisado: 'Anotado: a pessoa foi avisada.',
    retirada: 'A oferta foi retirada.',
    oferecido: 'O horário foi oferecido.',
    pausa: 'A espera está em pausa.',
    volta: 'A pessoa voltou a esperar, no mesmo lugar.',
    fora: 'A pessoa saiu da lista.',
    entrou: 'A pessoa está na lista.',
    estava: 'A pessoa já estava na lista e continua no mesmo lugar.',
    ajustes: 'Os ajustes foram salvos.',
  },
  over: 'Este horário já não está oferecido. Confira a lista.',
  closed: 'O horário saiu da agenda e não pode mais ser aceito.',
  notNow: 'Este horário já não está livre, ou não serve mais a esta pessoa.',
  ended: 'Esta pessoa já não está na lista.',
};
