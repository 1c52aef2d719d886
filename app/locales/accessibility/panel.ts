import type { ByLocale } from '#app/platform/locale.ts';

/** The settings with which readers make the site comfortable for themselves. */
export const accessibility = {
  name: 'Acessibilidade',
  close: 'Fechar',
  lead: 'Mude o que quiser: o efeito aparece na hora.',
  more: 'Mais opções',
  /** Of the large choices at the top. */
  main: {
    letters: 'Letra',
    smaller: 'Diminuir a letra',
    larger: 'Aumentar a letra',
    contrast: 'Contraste',
    contrasts: { normal: 'normal', high: 'alto', dark: 'escuro', invert: 'invertido' },
    spacing: 'Espaço',
    spacings: { normal: 'normal', wide: 'maior', wider: 'bem maior', own: 'do seu jeito' },
    still: 'Parar movimento',
    listen: 'Ouvir a página',
    stopListening: 'Parar de ouvir',
  },
  states: { on: 'ligado', off: 'desligado' },
  /** After a number that goes no further, as "160%, o máximo". */
  ends: { lowest: 'o mínimo', highest: 'o máximo' },
  groups: {
    profiles: 'Perfis prontos',
    reading: 'Leitura',
    colours: 'Cores e movimento',
    sound: 'Som e Libras',
    keyboard: 'Teclado',
  },
  profilesLead: 'Um perfil liga de uma vez o que costuma ajudar. Depois você muda o que quiser.',
  profile: 'Perfil em uso:',
  noProfile: 'nenhum',
  profiles: {
    cegueira: {
      name: 'Cegueira',
      note: 'Leitura em voz alta, atalhos de teclado, títulos e links em destaque, contraste alto.',
    },
    'baixa-visao': {
      name: 'Baixa visão',
      note: 'Letra e página maiores, mais espaço, links em destaque, contraste alto.',
    },
    motor: { name: 'Dificuldade motora', note: 'Atalhos de teclado e letra um pouco maior.' },
    daltonismo: { name: 'Daltonismo', note: 'Cores que não se confundem e contraste alto.' },
    epilepsia: { name: 'Epilepsia', note: 'Nada se mexe nem pisca, e as cores ficam calmas.' },
    tdah: { name: 'TDAH', note: 'Escurece o que está em volta da leitura e destaca os títulos.' },
    dislexia: {
      name: 'Dislexia',
      note: 'Letra própria para dislexia, um pouco maior, com mais espaço.',
    },
    'deficiencia-auditiva': {
      name: 'Deficiência auditiva',
      note: 'Tradução em Libras, legendas ligadas e transcrições abertas.',
    },
    personalizado: { name: 'Personalizado', note: '' },
  },
  steps: {
    zoom: { name: 'Tamanho da página', less: 'Diminuir a página', more: 'Aumentar a página' },
    letterSpacing: {
      name: 'Espaço entre letras',
      less: 'Menos espaço entre letras',
      more: 'Mais espaço entre letras',
    },
    wordSpacing: {
      name: 'Espaço entre palavras',
      less: 'Menos espaço entre palavras',
      more: 'Mais espaço entre palavras',
    },
  },
  switches: {
    dyslexiaMode: { name: 'Letra para dislexia', note: 'A letra é baixada na primeira vez.' },
    highlightHeadings: { name: 'Destacar os títulos', note: '' },
    highlightLinks: { name: 'Destacar os links', note: '' },
    readingRuler: {
      name: 'Régua de leitura',
      note: 'Uma faixa segue o mouse, o dedo ou o teclado.',
    },
    adhdMode: { name: 'Máscara de foco', note: 'Escurece a página em volta do que você lê.' },
    colorBlindMode: {
      name: 'Cores para daltonismo',
      note: 'Troca as cores que se confundem por outras.',
    },
    epilepsySafe: { name: 'Proteção para epilepsia', note: 'Nada pisca, e as cores ficam calmas.' },
    ttsEnabled: { name: 'Barra de leitura em voz alta', note: 'Só lê quando você aperta “Ouvir”.' },
    muteMedia: { name: 'Tirar o som de tudo', note: 'Vídeos e áudios ficam mudos.' },
    libras: {
      name: 'Libras e legendas',
      note: 'Quem traduz é o VLibras, do governo federal: o texto da página vai para lá.',
    },
    keyboardNav: {
      name: 'Ajuda para quem usa o teclado',
      note: 'Foco bem visível e atalhos com Alt.',
    },
    virtualKeyboard: { name: 'Teclado na tela', note: 'Aparece quando você vai escrever.' },
  },
  /** In the place of `libras` where nobody translates. */
  captionsAlone: { name: 'Legendas e transcrições', note: '' },
  readingMode: 'Abrir o modo leitura',
  readingModeNote: 'Mostra só o texto desta página.',
  shortcut: 'Atalho que abre esta janela',
  shortcuts: {
    'Alt+KeyA': 'Alt + A',
    'Alt+Shift+KeyA': 'Alt + Shift + A',
    'Alt+KeyP': 'Alt + P',
    off: 'Nenhum',
  },
  remember: 'Lembrar neste aparelho',
  rememberNote:
    'Sem isso, suas escolhas valem até você fechar esta aba. De um jeito ou de outro, elas não saem deste aparelho.',
  restore: 'Restaurar tudo',
  restored: 'Tudo voltou a ser como era.',
  statement: 'Sobre a acessibilidade deste site',
};

export type AccessibilityMessages = typeof accessibility;

const english: AccessibilityMessages = {
  name: 'Accessibility',
  close: 'Close',
  lead: 'Change anything you like: you see the effect right away.',
  more: 'More options',
  main: {
    letters: 'Text size',
    smaller: 'Make text smaller',
    larger: 'Make text larger',
    contrast: 'Contrast',
    contrasts: { normal: 'normal', high: 'high', dark: 'dark', invert: 'inverted' },
    spacing: 'Spacing',
    spacings: { normal: 'normal', wide: 'wide', wider: 'very wide', own: 'your own' },
    still: 'Stop motion',
    listen: 'Listen to this page',
    stopListening: 'Stop listening',
  },
  states: { on: 'on', off: 'off' },
  ends: { lowest: 'the smallest', highest: 'the largest' },
  groups: {
    profiles: 'Ready-made profiles',
    reading: 'Reading',
    colours: 'Colors and motion',
    sound: 'Sound and sign language',
    keyboard: 'Keyboard',
  },
  profilesLead:
    'A profile turns on what usually helps, all at once. You can change anything afterward.',
  profile: 'Profile in use:',
  noProfile: 'none',
  profiles: {
    cegueira: {
      name: 'Blindness',
      note: 'Read aloud, keyboard shortcuts, highlighted headings and links, high contrast.',
    },
    'baixa-visao': {
      name: 'Low vision',
      note: 'Larger text and page, more spacing, highlighted links, high contrast.',
    },
    motor: { name: 'Limited movement', note: 'Keyboard shortcuts and slightly larger text.' },
    daltonismo: { name: 'Color blindness', note: 'Colors you can tell apart, and high contrast.' },
    epilepsia: { name: 'Epilepsy', note: 'Nothing moves or flashes, and colors are calm.' },
    tdah: {
      name: 'ADHD',
      note: 'Dims everything around the lines you read and highlights headings.',
    },
    dislexia: {
      name: 'Dyslexia',
      note: 'A typeface made for dyslexia, slightly larger, with more spacing.',
    },
    'deficiencia-auditiva': {
      name: 'Hearing loss',
      note: 'Brazilian Sign Language, captions on, and transcripts open.',
    },
    personalizado: { name: 'Custom', note: '' },
  },
  steps: {
    zoom: { name: 'Page size', less: 'Make the page smaller', more: 'Make the page larger' },
    letterSpacing: {
      name: 'Space between letters',
      less: 'Less space between letters',
      more: 'More space between letters',
    },
    wordSpacing: {
      name: 'Space between words',
      less: 'Less space between words',
      more: 'More space between words',
    },
  },
  switches: {
    dyslexiaMode: { name: 'Dyslexia typeface', note: 'It is downloaded the first time.' },
    highlightHeadings: { name: 'Highlight headings', note: '' },
    highlightLinks: { name: 'Highlight links', note: '' },
    readingRuler: {
      name: 'Reading ruler',
      note: 'A band follows your mouse, finger or keyboard.',
    },
    adhdMode: { name: 'Focus mask', note: 'Dims the page around what you are reading.' },
    colorBlindMode: {
      name: 'Color-blind safe colors',
      note: 'Replaces colors that are easy to mix up.',
    },
    epilepsySafe: { name: 'Seizure-safe page', note: 'Nothing flashes, and colors are calm.' },
    ttsEnabled: { name: 'Read-aloud bar', note: 'It reads only when you press “Listen”.' },
    muteMedia: { name: 'Mute everything', note: 'Videos and audio make no sound.' },
    libras: {
      name: 'Brazilian Sign Language and captions',
      note: 'VLibras, a Brazilian government service, translates from Portuguese and is sent the page’s text.',
    },
    keyboardNav: {
      name: 'Keyboard help',
      note: 'A clearly visible focus, and shortcuts with Alt.',
    },
    virtualKeyboard: { name: 'On-screen keyboard', note: 'It appears when you start writing.' },
  },
  captionsAlone: { name: 'Captions and transcripts', note: '' },
  readingMode: 'Open reading mode',
  readingModeNote: 'Shows only the text of this page.',
  shortcut: 'Shortcut that opens this window',
  shortcuts: {
    'Alt+KeyA': 'Alt + A',
    'Alt+Shift+KeyA': 'Alt + Shift + A',
    'Alt+KeyP': 'Alt + P',
    off: 'None',
  },
  remember: 'Remember on this device',
  rememberNote:
    'Otherwise your choices last until you close this tab. Either way, they never leave this device.',
  restore: 'Reset everything',
  restored: 'Everything is back to how it was.',
  statement: 'About this site’s accessibility',
};

/** The same in every language of the site. */
export const accessibilityMessages: ByLocale<AccessibilityMessages> = {
  'pt-BR': accessibility,
  'en-US': english,
};
