import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of several exams on one coming. */
export const severalExams = {
  link: 'Preciso de mais de um exame',
  title: 'Quais exames?',
  lead: 'Você vem uma vez só. Escolha até quatro, e nós achamos um horário para todos.',
  legend: 'Exames e consultas',
  submit: 'Ver horários',
  /** More than one where practitioners, or days, take different times. */
  minutes: (least: number, most: number) =>
    least === most ? `${least} minutos` : `${least} a ${most} minutos`,
  perEye: (one: string, both: string) => `${one} um olho, ${both} os dois`,
  eyes: {
    legend: (title: string) => `${title}: um olho ou os dois?`,
    both: 'Os dois olhos',
    right: 'Só o direito',
    left: 'Só o esquerdo',
  },
  eyesShort: { both: 'os dois olhos', right: 'olho direito', left: 'olho esquerdo' },
  last: 'A pupila é dilatada: fica por último.',
  perhapsLast: 'Às vezes a pupila é dilatada: por isso fica por último.',
  alone: 'É feito em um dia só para ele.',
  deposit: 'É marcado com um sinal, sozinho.',
  notCovered: (plan: string) => `${plan} não cobre. Particular, ele pode ser marcado sozinho.`,
  errors: {
    none: 'Escolha pelo menos um exame.',
    tooMany: 'Escolha no máximo quatro. Mais do que isso cansa: marque o resto para outro dia.',
    excluded: (titles: string) => `Não são feitos no mesmo dia: ${titles}. Deixe só um dos dois.`,
    apart: (titles: string) =>
      `São feitos em unidades diferentes: ${titles}. Marque um de cada vez.`,
  },
  walk: 'Passo a passo de cada horário',
  walkOf: (time: string, until: string) => `Das ${time} às ${until}`,
  steps: 'Passo a passo',
  until: (moment: string, until: string) => `${moment}, até ${until}`,
  untilShort: (until: string) => `até ${until}`,
  order: 'A ordem é a que o preparo pede. O que dilata a pupila fica para o fim.',
  oneEye: {
    both: 'Marcamos o tempo dos dois olhos.',
    one: 'Marcamos o tempo de um olho só.',
    choose: { both: 'Os dois olhos', right: 'Só o direito', left: 'Só o esquerdo' },
  },
};

export type SeveralExamsMessages = typeof severalExams;

const english: SeveralExamsMessages = {
  link: 'I need more than one exam',
  title: 'Which exams?',
  lead: 'You come only once. Choose up to four, and we find one time for all of them.',
  legend: 'Exams and visits',
  submit: 'See times',
  minutes: (least, most) => (least === most ? `${least} minutes` : `${least} to ${most} minutes`),
  perEye: (one, both) => `${one} for one eye, ${both} for both`,
  eyes: {
    legend: (title) => `${title}: one eye or both?`,
    both: 'Both eyes',
    right: 'Only the right',
    left: 'Only the left',
  },
  eyesShort: { both: 'both eyes', right: 'right eye', left: 'left eye' },
  last: 'Your pupils are dilated: it comes last.',
  perhapsLast: 'Your pupils are sometimes dilated: that is why it comes last.',
  alone: 'It has a day of its own.',
  deposit: 'It is booked by itself, with a deposit.',
  notCovered: (plan: string) =>
    `${plan} does not cover it. You can book it by itself and self-pay.`,
  errors: {
    none: 'Choose at least one exam.',
    tooMany: 'Choose four at most. More is tiring: book the rest for another day.',
    excluded: (titles) => `Not done on the same day: ${titles}. Keep only one of them.`,
    apart: (titles) => `Done in different locations: ${titles}. Book one at a time.`,
  },
  walk: 'Step by step for each time',
  walkOf: (time, until) => `From ${time} to ${until}`,
  steps: 'Step by step',
  until: (moment, until) => `${moment}, until ${until}`,
  untilShort: (until) => `until ${until}`,
  order: 'The preparation sets the order. What dilates your pupils comes last.',
  oneEye: {
    both: 'We book the time for both eyes.',
    one: 'We book the time for one eye.',
    choose: { both: 'Both eyes', right: 'Only the right', left: 'Only the left' },
  },
};

export const severalExamsMessages: ByLocale<SeveralExamsMessages> = {
  'pt-BR': severalExams,
  'en-US': english,
};
