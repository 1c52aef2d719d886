import type { ByLocale } from '#app/platform/locale.ts';

const howOften = {
  nunca: 'Nunca',
  raramente: 'Raramente',
  'as-vezes': 'Às vezes',
  'muitas-vezes': 'Muitas vezes',
  sempre: 'Sempre',
};

/** The clinic's own ten questions; ids as in app/features/screening/ten-items.ts. */
const tenItems = {
  name: 'Dez perguntas da clínica',
  items: {
    areia: {
      question: 'Você sente como se tivesse areia nos olhos?',
      hint: 'Pense nos últimos dias.',
      choices: howOften,
    },
    ardor: {
      question: 'Os seus olhos ardem ou queimam?',
      hint: 'Pense nos últimos dias.',
      choices: howOften,
    },
    lagrima: {
      question: 'Os seus olhos lacrimejam sem motivo?',
      hint: 'Parece o contrário, mas o olho que resseca também pode lacrimejar.',
      choices: howOften,
    },
    embacada: {
      question: 'A sua visão embaça e clareia de novo quando você pisca?',
      choices: howOften,
    },
    vermelhidao: {
      question: 'Os seus olhos ficam vermelhos?',
      hint: 'Sem dor forte. Dor forte é sinal de urgência:',
      hintLink: 'voltar aos sinais de urgência',
      choices: howOften,
    },
    tela: {
      question: 'Quantas horas por dia você olha para telas?',
      hint: 'Some celular, computador e televisão.',
      choices: {
        'menos-de-2': 'Menos de 2 horas',
        '2-a-4': 'De 2 a 4 horas',
        '4-a-6': 'De 4 a 6 horas',
        '6-a-8': 'De 6 a 8 horas',
        'mais-de-8': 'Mais de 8 horas',
      },
    },
    ambiente: {
      question: 'Você fica em lugares secos ou com ar-condicionado?',
      choices: howOften,
    },
    lentes: {
      question: 'Você usa lentes de contato?',
      choices: {
        nunca: 'Não uso',
        raramente: 'Só de vez em quando',
        'as-vezes': 'Alguns dias da semana',
        'muitas-vezes': 'Quase todos os dias',
        sempre: 'Todos os dias, o dia inteiro',
      },
    },
    cirurgia: {
      question: 'Você já fez cirurgia nos olhos?',
      hint: 'Se fez mais de uma, pense na última.',
      choices: {
        nunca: 'Não',
        'mais-de-5-anos': 'Sim, há mais de 5 anos',
        '2-a-5-anos': 'Sim, de 2 a 5 anos atrás',
        '1-a-2-anos': 'Sim, de 1 a 2 anos atrás',
        'menos-de-1-ano': 'Sim, há menos de 1 ano',
      },
    },
    remedios: {
      question: 'Você toma algum remédio que pode ressecar os olhos?',
      hint: 'Alguns remédios para alergia, depressão ou pressão podem. Não pare nenhum por conta própria.',
      choices: {
        nunca: 'Não tomo',
        raramente: 'Raramente',
        'as-vezes': 'Às vezes',
        'muitas-vezes': 'Muitas vezes',
        sempre: 'Todos os dias',
        'nao-sei': 'Não sei',
      },
    },
  },
  bands: {
    baixo: {
      name: 'Poucos sinais de olho seco',
      advice: [
        'Suas respostas mostram poucos sinais de olho seco hoje.',
        'Pisque bastante quando usar telas, faça pausas e evite vento no rosto.',
        'Faça um exame de olhos por ano. Se algo incomodar antes, marque uma consulta.',
      ],
    },
    moderado: {
      name: 'Alguns sinais de olho seco',
      advice: [
        'Suas respostas mostram sinais que merecem uma avaliação.',
        'Marque uma consulta em breve, sem pressa de emergência.',
        'Até lá, pisque bastante quando usar telas, faça pausas e evite vento no rosto.',
      ],
    },
    alto: {
      name: 'Muitos sinais de olho seco',
      advice: [
        'Suas respostas mostram muitos sinais que merecem uma avaliação.',
        'Recomendamos muito uma consulta com oftalmologista nas próximas semanas.',
        'No dia, conte há quanto tempo sente isso e que remédios usa.',
      ],
    },
    'muito-alto': {
      name: 'Sinais fortes de olho seco',
      advice: [
        'Suas respostas mostram sinais fortes, que merecem uma avaliação logo.',
        'Marque uma consulta para os próximos dias.',
        'Até lá, não pingue colírio nem tome remédio por conta própria.',
      ],
    },
  },
  source: 'As perguntas foram escritas pela clínica. Elas não foram testadas em estudos.',
};

type TenItemsTexts = typeof tenItems;

const englishHowOften: typeof howOften = {
  nunca: 'Never',
  raramente: 'Rarely',
  'as-vezes': 'Sometimes',
  'muitas-vezes': 'Often',
  sempre: 'Always',
};

const english: TenItemsTexts = {
  name: 'The clinic’s ten questions',
  items: {
    areia: {
      question: 'Do your eyes feel gritty, as if there were sand in them?',
      hint: 'Think of the last few days.',
      choices: englishHowOften,
    },
    ardor: {
      question: 'Do your eyes burn or sting?',
      hint: 'Think of the last few days.',
      choices: englishHowOften,
    },
    lagrima: {
      question: 'Do your eyes water for no reason?',
      hint: 'It sounds odd, but an eye that dries out may also water.',
      choices: englishHowOften,
    },
    embacada: {
      question: 'Does your vision blur and clear again when you blink?',
      choices: englishHowOften,
    },
    vermelhidao: {
      question: 'Do your eyes turn red?',
      hint: 'Without severe pain. Severe pain is a sign of an emergency:',
      hintLink: 'back to the signs of an emergency',
      choices: englishHowOften,
    },
    tela: {
      question: 'How many hours a day do you look at screens?',
      hint: 'Add up phone, computer and television.',
      choices: {
        'menos-de-2': 'Less than 2 hours',
        '2-a-4': '2 to 4 hours',
        '4-a-6': '4 to 6 hours',
        '6-a-8': '6 to 8 hours',
        'mais-de-8': 'More than 8 hours',
      },
    },
    ambiente: {
      question: 'Are you in dry or air-conditioned places?',
      choices: englishHowOften,
    },
    lentes: {
      question: 'Do you wear contact lenses?',
      choices: {
        nunca: 'No',
        raramente: 'Only now and then',
        'as-vezes': 'Some days of the week',
        'muitas-vezes': 'Almost every day',
        sempre: 'Every day, all day long',
      },
    },
    cirurgia: {
      question: 'Have you had eye surgery?',
      hint: 'If more than once, think of the last one.',
      choices: {
        nunca: 'No',
        'mais-de-5-anos': 'Yes, more than 5 years ago',
        '2-a-5-anos': 'Yes, 2 to 5 years ago',
        '1-a-2-anos': 'Yes, 1 to 2 years ago',
        'menos-de-1-ano': 'Yes, less than a year ago',
      },
    },
    remedios: {
      question: 'Do you take any medicine that can dry out the eyes?',
      hint: 'Some medicines for allergies, depression or blood pressure can. Do not stop any on your own.',
      choices: {
        nunca: 'No',
        raramente: 'Rarely',
        'as-vezes': 'Sometimes',
        'muitas-vezes': 'Often',
        sempre: 'Every day',
        'nao-sei': 'I don’t know',
      },
    },
  },
  bands: {
    baixo: {
      name: 'Few signs of dry eye',
      advice: [
        'Your answers show few signs of dry eye today.',
        'Blink often when you use screens, take breaks and avoid wind on your face.',
        'Have your eyes examined once a year. If something bothers you before then, book an appointment.',
      ],
    },
    moderado: {
      name: 'Some signs of dry eye',
      advice: [
        'Your answers show signs that deserve an evaluation.',
        'Book an appointment soon. It is not an emergency.',
        'Until then, blink often when you use screens, take breaks and avoid wind on your face.',
      ],
    },
    alto: {
      name: 'Many signs of dry eye',
      advice: [
        'Your answers show many signs that deserve an evaluation.',
        'We strongly advise an appointment with an ophthalmologist in the next few weeks.',
        'At your appointment, tell us how long you have felt this and which medicines you take.',
      ],
    },
    'muito-alto': {
      name: 'Strong signs of dry eye',
      advice: [
        'Your answers show strong signs that deserve an evaluation soon.',
        'Book an appointment within the next few days.',
        'Until then, do not use eye drops or take medicine on your own.',
      ],
    },
  },
  source: 'The clinic wrote these questions. They have not been tested in studies.',
};

export const tenItemsTexts: ByLocale<TenItemsTexts> = { 'pt-BR': tenItems, 'en-US': english };
