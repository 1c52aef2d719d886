import type { ByLocale } from '#app/platform/locale.ts';

/** '24 horas', '2 dias'. */
function length(hours: number): string {
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} dias`;
  return hours === 1 ? '1 hora' : `${hours} horas`;
}

/** What services ask of patients beforehand, and what patients are asked about it. */
export const preparation = {
  /** What holds for everybody, without a date. */
  rule: {
    companion: 'Venha com um acompanhante adulto.',
    fasting: (hours: number) => `Fique ${length(hours)} sem comer antes do horário marcado.`,
    alwaysDilates: (hours: number) =>
      `A pupila é dilatada com colírio: não dirija nas ${length(hours)} seguintes.`,
    mayDilate: (hours: number) =>
      `A pupila pode ser dilatada com colírio: se for, não dirija nas ${length(hours)} seguintes.`,
    lensesOff: (soft: number, rigid: number) => {
      if (soft === rigid)
        return `Fique ${length(soft)} sem lentes de contato antes do horário marcado.`;
      if (soft === 0)
        return `Fique ${length(rigid)} sem lentes rígidas antes do horário marcado. As gelatinosas não atrapalham.`;
      if (rigid === 0)
        return `Fique ${length(soft)} sem lentes gelatinosas antes do horário marcado. As rígidas não atrapalham.`;
      return `Fique sem lentes de contato antes do horário marcado: ${length(soft)} sem as gelatinosas, ${length(rigid)} sem as rígidas.`;
    },
  },

  /** What holds for one appointment. */
  dated: {
    /** '… das 23h de quarta-feira, 25 de novembro' */
    noFoodAfter: (after: string) => `Não coma nada depois ${after}.`,
    /** After a sentence that says not to drive, for how many hours. */
    noDriving: (after: string) => `Só volte a dirigir depois ${after}.`,
    noDrivingIfDilated: (after: string) =>
      `Se pingarmos o colírio que dilata, só volte a dirigir depois ${after}.`,
    lensesOut: (by: string) => `Tire as lentes de contato até ${by}.`,
    ifLensesOut: (by: string) => `Se usa lentes de contato, tire até ${by}.`,
    softOut: (by: string) => `Se usa lentes gelatinosas, tire até ${by}.`,
    rigidOut: (by: string) => `Se usa lentes rígidas, tire até ${by}.`,
    lensesOutNow: 'Tire as lentes de contato agora e não ponha mais até o atendimento.',
    leaveTheCar:
      'Você vem dirigindo: deixe o carro em casa e venha de ônibus, de táxi ou com alguém que dirija na volta.',
    daylight: (sunset: string) => `Dá para voltar com luz do dia: o sol se põe às ${sunset}.`,
    dusk: (sunset: string) =>
      `Nesse dia o sol se põe às ${sunset}. Se puder, peça a alguém para buscar você.`,
  },

  /** On the screen of the times. */
  questions: {
    arrival: 'Como o paciente vem? (opcional)',
    arrivalHint: (hours: number) =>
      `O colírio deixa a vista embaçada por até ${length(hours)}. A luz incomoda, e não dá para dirigir.`,
    arrivals: {
      accompanied: 'Com alguém que volta junto',
      alone: 'Sem companhia: a pé, de ônibus ou de táxi',
      driving: 'Dirigindo',
    },
    drivingNote: (hours: number) =>
      `Não venha dirigindo: por até ${length(hours)} depois, é perigoso e proibido. Venha com alguém que dirija, de ônibus ou de táxi.`,
    lenses: 'O paciente usa lentes de contato?',
    lensTypes: {
      none: 'Não usa',
      soft: 'Gelatinosas',
      rigid: 'Rígidas',
      unknown: 'Usa, mas não sei o tipo',
    },
    show: 'Ver os melhores horários',
    sun: 'dá para voltar com luz do dia',
    /** '… das 20h34 de terça-feira, 24 de novembro' */
    first: (after: string) =>
      `Tirando as lentes agora, servem os horários depois ${after}. Os outros não aparecem.`,
    /** By which lenses a time is too soon for. */
    lensesMissing: {
      soft: 'Diga se o paciente usa lentes de contato. Este horário é cedo demais para lentes gelatinosas.',
      rigid:
        'Diga se o paciente usa lentes de contato. Este horário é cedo demais para lentes rígidas.',
      any: 'Diga se o paciente usa lentes de contato. Este horário não serve para quem ainda está com elas.',
    },
    tooSoon: (moment: string, phone: string) =>
      `Para este horário, as lentes já deveriam estar fora. Tirando agora, dá para marcar a partir de ${moment}. Se o paciente já está sem elas, ligue para ${phone}.`,
  },

  /** Where a booked time is changed. */
  move: {
    /** '… das 20h34 de terça-feira, 24 de novembro' */
    unasked: (after: string, phone: string) =>
      `Não mostramos os horários antes ${after}: são cedo demais para quem usa lentes de contato. Se o paciente não usa lentes ou já está sem elas, ligue para ${phone}.`,
    told: (after: string, phone: string) =>
      `Por causa das lentes de contato, não mostramos os horários antes ${after}. Se o paciente já está sem elas, ligue para ${phone}.`,
    refused: (phone: string) =>
      `Este horário é cedo demais para quem usa lentes de contato. Escolha um horário depois. Se o paciente não usa lentes ou já está sem elas, ligue para ${phone}.`,
  },

  /** On the last screen. */
  check: {
    arrival: 'Como vem',
    arrivals: { accompanied: 'Com alguém', alone: 'Sem companhia', driving: 'Dirigindo' },
    changeArrival: 'como o paciente vem',
    lenses: 'Lentes',
    changeLenses: 'as lentes de contato',
    fasting: (hours: number, after: string) =>
      `O paciente vai ficar ${length(hours)} sem comer: nada depois ${after}.`,
    fastingMissing: 'Confirme o jejum. Sem ele, o atendimento não pode ser feito.',
    companion: 'O paciente vem com um acompanhante adulto.',
    companionMissing: 'Confirme o acompanhante. Sem ele, o atendimento não pode ser feito.',
    companionName: 'Nome do acompanhante (se já souber)',
  },
};

export type PreparationMessages = typeof preparation;

function englishLength(hours: number): string {
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

const english: PreparationMessages = {
  rule: {
    companion: 'Bring an adult companion with you.',
    fasting: (hours) => `Go ${englishLength(hours)} without eating before the appointment.`,
    alwaysDilates: (hours) =>
      `We dilate your pupils with drops: do not drive for the next ${englishLength(hours)}.`,
    mayDilate: (hours) =>
      `We may dilate your pupils with drops: if we do, do not drive for the next ${englishLength(hours)}.`,
    lensesOff: (soft, rigid) => {
      if (soft === rigid)
        return `Do not wear contact lenses for ${englishLength(soft)} before the appointment.`;
      if (soft === 0)
        return `Do not wear rigid contact lenses for ${englishLength(rigid)} before the appointment. Soft lenses are fine.`;
      if (rigid === 0)
        return `Do not wear soft contact lenses for ${englishLength(soft)} before the appointment. Rigid lenses are fine.`;
      return `Stop wearing contact lenses before the appointment: ${englishLength(soft)} for soft lenses, ${englishLength(rigid)} for rigid ones.`;
    },
  },

  dated: {
    noFoodAfter: (after) => `Do not eat anything after ${after}.`,
    noDriving: (after) => `Wait until ${after} to drive again.`,
    noDrivingIfDilated: (after) =>
      `If we use the drops that dilate your pupils, wait until ${after} to drive again.`,
    lensesOut: (by) => `Take your contact lenses out by ${by}.`,
    ifLensesOut: (by) => `If you wear contact lenses, take them out by ${by}.`,
    softOut: (by) => `If you wear soft lenses, take them out by ${by}.`,
    rigidOut: (by) => `If you wear rigid lenses, take them out by ${by}.`,
    lensesOutNow: 'Take your contact lenses out now and leave them out until the appointment.',
    leaveTheCar:
      'You told us you are driving. Please do not: come by bus, by taxi or with someone who can drive you home.',
    daylight: (sunset) => `You can get home in daylight: the sun sets at ${sunset}.`,
    dusk: (sunset) => `The sun sets at ${sunset} that day. If you can, ask someone to pick you up.`,
  },

  questions: {
    arrival: 'How is the patient getting here? (optional)',
    arrivalHint: (hours) =>
      `The drops blur your vision for up to ${englishLength(hours)}. Light is uncomfortable, and you cannot drive.`,
    arrivals: {
      accompanied: 'With someone who goes home with them',
      alone: 'Alone: on foot, by bus or by taxi',
      driving: 'Driving',
    },
    drivingNote: (hours) =>
      `Please do not drive: for up to ${englishLength(hours)} afterward it is dangerous and against the law. Come with someone who can drive, by bus or by taxi.`,
    lenses: 'Does the patient wear contact lenses?',
    lensTypes: {
      none: 'No',
      soft: 'Soft lenses',
      rigid: 'Rigid lenses',
      unknown: 'Yes, not sure which',
    },
    show: 'Show the best times',
    sun: 'you can get home in daylight',
    first: (after) =>
      `If the lenses come out now, times after ${after} work. The others are not shown.`,
    lensesMissing: {
      soft: 'Tell us whether the patient wears contact lenses. This time is too soon for soft lenses.',
      rigid:
        'Tell us whether the patient wears contact lenses. This time is too soon for rigid lenses.',
      any: 'Tell us whether the patient wears contact lenses. This time is too soon for anyone still wearing them.',
    },
    tooSoon: (moment, phone) =>
      `For this time the lenses should already be out. If they come out now, you can book from ${moment}. If they are out already, call ${phone}.`,
  },

  move: {
    unasked: (after, phone) =>
      `We do not show times before ${after}: they are too soon for anyone who wears contact lenses. If the patient does not wear them, or they are out already, call ${phone}.`,
    told: (after, phone) =>
      `Because of the contact lenses, we do not show times before ${after}. If they are out already, call ${phone}.`,
    refused: (phone) =>
      `This time is too soon for anyone who wears contact lenses. Choose a later time. If the patient does not wear them, or they are out already, call ${phone}.`,
  },

  check: {
    arrival: 'Getting here',
    arrivals: { accompanied: 'With someone', alone: 'Alone', driving: 'Driving' },
    changeArrival: 'how the patient gets here',
    lenses: 'Lenses',
    changeLenses: 'the contact lenses',
    fasting: (hours, after) =>
      `The patient will go ${englishLength(hours)} without eating: nothing after ${after}.`,
    fastingMissing: 'Confirm the fasting. Without it, we cannot see the patient.',
    companion: 'The patient will come with an adult companion.',
    companionMissing: 'Confirm the companion. Without one, we cannot see the patient.',
    companionName: 'Companion’s name (if you know it)',
  },
};

/** The same in every language of the site. */
export const preparationMessages: ByLocale<PreparationMessages> = {
  'pt-BR': preparation,
  'en-US': english,
};
