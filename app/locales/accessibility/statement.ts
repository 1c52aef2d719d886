import type { ByLocale } from '#app/platform/locale.ts';

/** Names as in the authorised translation of WCAG 2.2. */
const criteria = {
  '1.1.1': 'Conteúdo não textual',
  '1.2.1': 'Apenas áudio e apenas vídeo (pré-gravado)',
  '1.2.2': 'Legendas (pré-gravadas)',
  '1.2.3': 'Audiodescrição ou mídia alternativa (pré-gravada)',
  '1.2.4': 'Legendas (ao vivo)',
  '1.2.5': 'Audiodescrição (pré-gravada)',
  '1.3.1': 'Informações e relações',
  '1.3.2': 'Sequência com significado',
  '1.3.3': 'Características sensoriais',
  '1.3.4': 'Orientação',
  '1.3.5': 'Identificar o objetivo de entrada',
  '1.4.1': 'Utilização de cores',
  '1.4.2': 'Controle de áudio',
  '1.4.3': 'Contraste (mínimo)',
  '1.4.4': 'Redimensionar texto',
  '1.4.5': 'Imagens de texto',
  '1.4.10': 'Refluxo',
  '1.4.11': 'Contraste não textual',
  '1.4.12': 'Espaçamento de texto',
  '1.4.13': 'Conteúdo em foco por mouse ou teclado',
  '2.1.1': 'Teclado',
  '2.1.2': 'Sem bloqueio do teclado',
  '2.1.4': 'Atalhos de teclado por caractere',
  '2.2.1': 'Ajustável por temporização',
  '2.2.2': 'Pausar, parar, ocultar',
  '2.3.1': 'Três flashes ou abaixo do limite',
  '2.4.1': 'Ignorar blocos',
  '2.4.2': 'Página com título',
  '2.4.3': 'Ordem do foco',
  '2.4.4': 'Finalidade do link (em contexto)',
  '2.4.5': 'Múltiplas formas',
  '2.4.6': 'Cabeçalhos e rótulos',
  '2.4.7': 'Foco visível',
  '2.4.11': 'Foco não obscurecido (mínimo)',
  '2.5.1': 'Gestos de acionamento',
  '2.5.2': 'Cancelamento de acionamento',
  '2.5.3': 'Rótulo no nome',
  '2.5.4': 'Atuação em movimento',
  '2.5.7': 'Movimentos de arrastar',
  '2.5.8': 'Tamanho do alvo (mínimo)',
  '3.1.1': 'Idioma da página',
  '3.1.2': 'Idioma das partes',
  '3.2.1': 'Em foco',
  '3.2.2': 'Em entrada',
  '3.2.3': 'Navegação consistente',
  '3.2.4': 'Identificação consistente',
  '3.2.6': 'Ajuda consistente',
  '3.3.1': 'Identificação do erro',
  '3.3.2': 'Rótulos ou instruções',
  '3.3.3': 'Sugestão de erro',
  '3.3.4': 'Prevenção de erros (legal, financeiro, dados)',
  '3.3.7': 'Entrada redundante',
  '3.3.8': 'Autenticação acessível (mínimo)',
  '4.1.2': 'Nome, função, valor',
  '4.1.3': 'Mensagens de status',
};

type Notes = Partial<Record<keyof typeof criteria, string>>;

/** What is known beside the state: a gap, or why it does not apply. */
const notes: Notes = {
  '1.2.1':
    'Cada episódio do podcast tem transcrição. A voz é feita por computador. O filme sem som tem o que mostra escrito ao lado.',
  '1.2.4': 'O site não transmite nada ao vivo.',
  '1.2.5': 'O único filme de hoje não tem som. Um filme com fala vai precisar de audiodescrição.',
  '1.4.11':
    'As bordas, o foco e as cores do site são medidos. Nenhum teste mede ainda cada ícone e cada desenho.',
  '2.2.1':
    'O horário escolhido fica guardado por um tempo, que você pode estender. Quando acaba, nada do que você escreveu se perde.',
  '2.4.11':
    'Medido tecla por tecla em nove caminhos e em oito páginas inteiras, também com a pergunta sobre privacidade na tela.',
  '2.5.4': 'Nada no site responde a balançar ou virar o aparelho.',
  '3.1.2':
    'Nas páginas em inglês, palavras soltas em português, como “convênio”, não têm essa marca.',
  '4.1.2': 'Falta ainda a conferência por quem usa NVDA, VoiceOver ou TalkBack no dia a dia.',
  '4.1.3':
    'Os avisos estão marcados para serem lidos, e os testes conferem os principais. Falta ouvir cada um com um leitor de tela de verdade.',
};

const NO_FILM = 'O site não tem filme hoje. Um filme com fala vai precisar de audiodescrição.';

/** Words around the statement on accessibility; the statement itself is content/<locale>/pages/acessibilidade.md. */
export const statement = {
  open: 'Abrir as opções de acessibilidade',
  contents: 'Nesta página',
  dates: (updated: string, checked: string) =>
    `Texto de ${updated}. Última conferência do site: ${checked}.`,
  contact: {
    title: 'Fale com a gente',
    lead: 'Achou uma barreira no site, ou precisa de uma informação de outro jeito? Conte para a gente. Respondemos em até 5 dias úteis.',
    phone: (display: string) => `Ligar para ${display}`,
    whatsapp: (display: string) => `WhatsApp ${display}`,
    email: (address: string) => `E-mail ${address}`,
    form: 'Escrever pelo formulário do site',
    tell: 'Ajuda muito se você disser:',
    told: [
      'em que página estava e o que queria fazer;',
      'o que aconteceu;',
      'que aparelho e que navegador usa;',
      'que recurso usa, como leitor de tela ou lupa;',
      'como prefere receber a resposta.',
    ],
    urgent: (hasWhatsapp: boolean) =>
      `Se a barreira não deixa você agendar, ligue${hasWhatsapp ? ' ou escreva pelo WhatsApp' : ' para a clínica'}. A recepção marca o horário com você.`,
    furtherTitle: 'Se a resposta não resolver',
    further: 'Você também pode reclamar fora da clínica:',
    places: [
      'Disque 100, do governo federal, que é de graça e atende todos os dias;',
      'o Ministério Público do seu estado;',
      'o conselho dos direitos da pessoa com deficiência da sua cidade ou do seu estado;',
      'o Procon, quando o problema é com um serviço que você contratou.',
    ],
  },
  table: {
    title: 'Critério por critério',
    lead: 'São os 55 critérios dos níveis A e AA das WCAG 2.2, um em cada linha. A norma brasileira NBR 17225 segue as WCAG 2.2, e os requisitos dela chegam a esses dois níveis.',
    counts: (met: number, partly: number, none: number) =>
      `Hoje o site atende a ${met} critérios, atende em parte a ${partly}, e ${none} não se aplicam.`,
    caption: 'Os critérios, como foram conferidos e a situação de cada um',
    columns: {
      criterion: 'Critério',
      level: 'Nível',
      how: 'Como foi conferido',
      state: 'Situação',
    },
    principles: {
      '1': '1. Perceptível: dá para ver, ouvir ou sentir',
      '2': '2. Operável: dá para usar',
      '3': '3. Compreensível: dá para entender',
      '4': '4. Robusto: funciona com outros recursos',
    },
    howTitle: 'O que quer dizer cada forma de conferir',
    states: {
      met: 'Atende',
      partly: 'Atende em parte',
      none: 'Não se aplica',
    },
  },
  checks: {
    axe: {
      name: 'axe',
      text: 'o programa axe-core, em todas as páginas com 320 pontos de largura, e em uma página de cada tipo também com 1280',
    },
    equalAccess: {
      name: 'IBM Equal Access',
      text: 'um segundo programa, da IBM, que vê outras coisas, em uma página de cada tipo',
    },
    html: {
      name: 'html-validate',
      text: 'um programa que confere se o código está certo, em uma página de cada tipo',
    },
    windows: {
      name: 'medidas da tela',
      text: 'medidas em telas de vários tamanhos: nada sai da tela nem fica por cima de outra coisa. Também com letras de 200%, zoom de 400% e mais espaço entre as letras',
    },
    colours: {
      name: 'cores',
      text: 'o contraste das letras, das bordas e do foco, medido com cada jogo de cores do site',
    },
    keyboard: {
      name: 'teclado',
      text: 'caminhos feitos só com o teclado, em que um programa confere, a cada tecla, se o foco aparece e se nada o cobre',
    },
    journeys: {
      name: 'caminhos',
      text: 'caminhos inteiros feitos por um programa, como agendar, remarcar e corrigir erros, com e sem JavaScript. Cada tipo de página é aberto também sem JavaScript',
    },
    trees: {
      name: 'árvore de acessibilidade',
      text: 'o que doze páginas entregam a um leitor de tela, com nomes, funções e ordem, foi lido linha por linha. Um teste avisa de qualquer mudança',
    },
    pdf: {
      name: 'estrutura dos PDFs',
      text: 'um programa confere nos PDFs que o site faz o idioma, o título, as marcas, a ordem de leitura e os títulos das tabelas',
    },
    contents: {
      name: 'conteúdo',
      text: 'regras que recusam uma imagem ou um filme sem a descrição, a legenda ou a transcrição que precisa ter',
    },
    reading: {
      name: 'leitura',
      text: 'a leitura das páginas e do código, sem programa que confira',
    },
  },
  criteria,
  notes,
  /** The notes of a site without a podcast, without a film, without both, or in Portuguese alone. */
  notesWithout: {
    podcast: { '1.2.1': 'O filme sem som tem o que mostra escrito ao lado.' },
    film: {
      '1.2.1': 'Cada episódio do podcast tem transcrição. A voz é feita por computador.',
      '1.2.5': NO_FILM,
    },
    both: { '1.2.1': 'O site não tem hoje som nem filme.', '1.2.5': NO_FILM },
    english: {
      '3.1.2': 'Palavras soltas de outra língua, como nomes de programas, não têm essa marca.',
    },
  } satisfies Record<string, Notes>,
};

export type StatementMessages = typeof statement;

const ENGLISH_NO_FILM =
  'The website has no film today. A film with speech will need audio description.';

const englishNotes: Notes = {
  '1.2.1':
    'Each podcast episode has a transcript. The voice is made by a computer. The film has no sound, and what it shows is written next to it.',
  '1.2.4': 'The website broadcasts nothing live.',
  '1.2.5': 'The only film today has no sound. A film with speech will need audio description.',
  '1.4.11':
    'Borders, the focus and the colors of the website are measured. No test measures each icon and each drawing yet.',
  '2.2.1':
    'The time you choose is held for a while, and you can extend it. When it ends, nothing you have typed is lost.',
  '2.4.11':
    'Measured key by key on nine journeys and eight whole pages, also with the question about privacy on the screen.',
  '2.5.4': 'Nothing on the website responds to shaking or turning the device.',
  '3.1.2':
    'On the English pages, single Portuguese words such as “convênio” are not marked as such.',
  '4.1.2': 'A check by people who use NVDA, VoiceOver or TalkBack every day is still missing.',
  '4.1.3':
    'Messages are marked to be read aloud, and tests check the main ones. What is missing is hearing each of them with a real screen reader.',
};

const english: StatementMessages = {
  open: 'Open the accessibility settings',
  contents: 'On this page',
  dates: (updated, checked) => `Text of ${updated}. The website was last checked on ${checked}.`,
  contact: {
    title: 'Talk to us',
    lead: 'Did you find a barrier on the website, or do you need information in another form? Tell us. We answer within 5 business days.',
    phone: (display) => `Call ${display}`,
    whatsapp: (display) => `WhatsApp ${display}`,
    email: (address) => `Email ${address}`,
    form: 'Write to us with the contact form',
    tell: 'It helps us a lot to know:',
    told: [
      'which page you were on and what you wanted to do;',
      'what happened;',
      'which device and browser you use;',
      'which tool you use, such as a screen reader or a magnifier;',
      'how you would like to get the answer.',
    ],
    urgent: (hasWhatsapp) =>
      `If the barrier keeps you from booking, call${hasWhatsapp ? ' or write on WhatsApp' : ' the clinic'}. The front desk will book the appointment with you.`,
    furtherTitle: 'If the answer does not help',
    further: 'You can also complain outside the clinic:',
    places: [
      'Disque 100, the Brazilian government’s free hotline for human rights, open every day;',
      'the public prosecutor’s office (Ministério Público) of your state;',
      'the council for the rights of people with disabilities in your city or state;',
      'Procon, the consumer protection agency, when it is about a service you paid for.',
    ],
  },
  table: {
    title: 'Criterion by criterion',
    lead: 'These are the 55 criteria of levels A and AA in WCAG 2.2, one in each row. The Brazilian standard NBR 17225 follows WCAG 2.2, and what it requires reaches these two levels.',
    counts: (met, partly, none) =>
      `Today the website meets ${met} criteria, meets ${partly} in part, and ${none} do not apply.`,
    caption: 'The criteria, how each was checked and how the website stands',
    columns: {
      criterion: 'Criterion',
      level: 'Level',
      how: 'How it was checked',
      state: 'Status',
    },
    principles: {
      '1': '1. Perceivable: you can see, hear or feel it',
      '2': '2. Operable: you can use it',
      '3': '3. Understandable: you can follow it',
      '4': '4. Robust: it works with other tools',
    },
    howTitle: 'What each way of checking means',
    states: { met: 'Met', partly: 'Met in part', none: 'Does not apply' },
  },
  checks: {
    axe: {
      name: 'axe',
      text: 'the program axe-core, on every page 320 points wide, and on one page of each kind also at 1280',
    },
    equalAccess: {
      name: 'IBM Equal Access',
      text: 'a second program, by IBM, which sees other things, on one page of each kind',
    },
    html: {
      name: 'html-validate',
      text: 'a program that checks whether the code is correct, on one page of each kind',
    },
    windows: {
      name: 'screen measurements',
      text: 'measurements on screens of many sizes: nothing leaves the screen or covers something else. Also with letters at 200%, zoom at 400% and wider letter spacing',
    },
    colours: {
      name: 'colors',
      text: 'the contrast of letters, borders and the focus, measured in each set of colors of the website',
    },
    keyboard: {
      name: 'keyboard',
      text: 'paths walked by keyboard alone, while a program checks at each key that the focus can be seen and that nothing covers it',
    },
    journeys: {
      name: 'journeys',
      text: 'whole journeys walked by a program, such as booking, rescheduling and correcting errors, with and without JavaScript. Each kind of page is also opened without JavaScript',
    },
    trees: {
      name: 'accessibility tree',
      text: 'what twelve pages hand to a screen reader, with names, roles and order, was read line by line. A test tells of any change',
    },
    pdf: {
      name: 'PDF structure',
      text: 'a program checks in the PDFs that the website makes the language, the title, the tags, the reading order and the table headings',
    },
    contents: {
      name: 'content',
      text: 'rules that refuse a picture or a film without the description, captions or transcript it needs',
    },
    reading: {
      name: 'reading',
      text: 'reading the pages and the code, without a program to check it',
    },
  },
  criteria: {
    '1.1.1': 'Non-text Content',
    '1.2.1': 'Audio-only and Video-only (Prerecorded)',
    '1.2.2': 'Captions (Prerecorded)',
    '1.2.3': 'Audio Description or Media Alternative (Prerecorded)',
    '1.2.4': 'Captions (Live)',
    '1.2.5': 'Audio Description (Prerecorded)',
    '1.3.1': 'Info and Relationships',
    '1.3.2': 'Meaningful Sequence',
    '1.3.3': 'Sensory Characteristics',
    '1.3.4': 'Orientation',
    '1.3.5': 'Identify Input Purpose',
    '1.4.1': 'Use of Color',
    '1.4.2': 'Audio Control',
    '1.4.3': 'Contrast (Minimum)',
    '1.4.4': 'Resize Text',
    '1.4.5': 'Images of Text',
    '1.4.10': 'Reflow',
    '1.4.11': 'Non-text Contrast',
    '1.4.12': 'Text Spacing',
    '1.4.13': 'Content on Hover or Focus',
    '2.1.1': 'Keyboard',
    '2.1.2': 'No Keyboard Trap',
    '2.1.4': 'Character Key Shortcuts',
    '2.2.1': 'Timing Adjustable',
    '2.2.2': 'Pause, Stop, Hide',
    '2.3.1': 'Three Flashes or Below Threshold',
    '2.4.1': 'Bypass Blocks',
    '2.4.2': 'Page Titled',
    '2.4.3': 'Focus Order',
    '2.4.4': 'Link Purpose (In Context)',
    '2.4.5': 'Multiple Ways',
    '2.4.6': 'Headings and Labels',
    '2.4.7': 'Focus Visible',
    '2.4.11': 'Focus Not Obscured (Minimum)',
    '2.5.1': 'Pointer Gestures',
    '2.5.2': 'Pointer Cancellation',
    '2.5.3': 'Label in Name',
    '2.5.4': 'Motion Actuation',
    '2.5.7': 'Dragging Movements',
    '2.5.8': 'Target Size (Minimum)',
    '3.1.1': 'Language of Page',
    '3.1.2': 'Language of Parts',
    '3.2.1': 'On Focus',
    '3.2.2': 'On Input',
    '3.2.3': 'Consistent Navigation',
    '3.2.4': 'Consistent Identification',
    '3.2.6': 'Consistent Help',
    '3.3.1': 'Error Identification',
    '3.3.2': 'Labels or Instructions',
    '3.3.3': 'Error Suggestion',
    '3.3.4': 'Error Prevention (Legal, Financial, Data)',
    '3.3.7': 'Redundant Entry',
    '3.3.8': 'Accessible Authentication (Minimum)',
    '4.1.2': 'Name, Role, Value',
    '4.1.3': 'Status Messages',
  },
  notes: englishNotes,
  notesWithout: {
    podcast: { '1.2.1': 'The film has no sound, and what it shows is written next to it.' },
    film: {
      '1.2.1': 'Each podcast episode has a transcript. The voice is made by a computer.',
      '1.2.5': ENGLISH_NO_FILM,
    },
    both: {
      '1.2.1': 'The website has no sound and no film today.',
      '1.2.5': ENGLISH_NO_FILM,
    },
    english: {
      '3.1.2':
        'Single words of another language, such as names of programs, are not marked as such.',
    },
  },
};

/** The same in every language of the site. */
export const statementMessages: ByLocale<StatementMessages> = {
  'pt-BR': statement,
  'en-US': english,
};
