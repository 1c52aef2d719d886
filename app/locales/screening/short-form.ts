import type { ByLocale } from '#app/platform/locale.ts';

const howOften = {
  nunca: 'Nunca',
  'as-vezes': 'Às vezes',
  'muitas-vezes': 'Muitas vezes',
  sempre: 'O tempo todo',
};

/**
 * The three questions of the Women's Health Study in our own words, because those of the article have no open licence;
 * ids as in app/features/screening/short-form.ts.
 */
const shortForm = {
  name: 'Três perguntas curtas',
  items: {
    secura: {
      question: 'Com que frequência você sente os olhos secos, como se faltasse lágrima?',
      choices: howOften,
    },
    irritacao: {
      question: 'Com que frequência você sente os olhos irritados?',
      choices: howOften,
    },
    diagnostico: {
      question: 'Alguma vez uma médica ou um médico já disse que você tem olho seco?',
      choices: { nao: 'Não', sim: 'Sim', 'nao-sei': 'Não sei' },
    },
  },
  bands: {
    'poucos-sinais': {
      name: 'Poucos sinais de olho seco',
      advice: [
        'Suas respostas sugerem poucos sinais de olho seco hoje.',
        'Pisque bastante quando usar telas, faça pausas e evite vento no rosto.',
        'Faça um exame de olhos por ano. Se algo incomodar antes, marque uma consulta.',
      ],
    },
    avaliar: {
      name: 'Sinais que merecem avaliação',
      advice: [
        'Suas respostas sugerem sinais que merecem uma avaliação.',
        'Marque uma consulta em breve e conte há quanto tempo sente isso.',
        'Até lá, não pingue colírio nem tome remédio por conta própria.',
      ],
    },
  },
  source:
    'As perguntas seguem a ideia de três perguntas curtas usadas em estudos, com palavras da clínica (Gulati e outros, 2006; Castro e outros, 2018).',
};

type ShortFormTexts = typeof shortForm;

const englishHowOften: typeof howOften = {
  nunca: 'Never',
  'as-vezes': 'Sometimes',
  'muitas-vezes': 'Often',
  sempre: 'All the time',
};

const english: ShortFormTexts = {
  name: 'Three short questions',
  items: {
    secura: {
      question: 'How often do your eyes feel dry, as if they lacked tears?',
      choices: englishHowOften,
    },
    irritacao: {
      question: 'How often do your eyes feel irritated?',
      choices: englishHowOften,
    },
    diagnostico: {
      question: 'Has a doctor ever told you that you have dry eye?',
      choices: { nao: 'No', sim: 'Yes', 'nao-sei': 'I don’t know' },
    },
  },
  bands: {
    'poucos-sinais': {
      name: 'Few signs of dry eye',
      advice: [
        'Your answers suggest few signs of dry eye today.',
        'Blink often when you use screens, take breaks and avoid wind on your face.',
        'Have your eyes examined once a year. If something bothers you before then, book an appointment.',
      ],
    },
    avaliar: {
      name: 'Signs that deserve an evaluation',
      advice: [
        'Your answers suggest signs that deserve an evaluation.',
        'Book an appointment soon, and tell us how long you have felt this.',
        'Until then, do not use eye drops or take medicine on your own.',
      ],
    },
  },
  source:
    'These questions follow the idea of three short questions used in studies, in the clinic’s own words (Gulati et al., 2006; Castro et al., 2018).',
};

export const shortFormTexts: ByLocale<ShortFormTexts> = { 'pt-BR': shortForm, 'en-US': english };
