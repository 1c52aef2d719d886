import type { ByLocale } from '#app/platform/locale.ts';

/** The translator into Libras, the Brazilian sign language. */
export const libras = {
  name: 'Libras',
  close: 'Desligar Libras',
  frame: 'Tradução em Libras',
  states: {
    opening: 'Abrindo o tradutor…',
    slow: 'O tradutor está chegando. Em internet lenta ele demora.',
    ready: 'Toque em um texto da página. Só ele vai para o VLibras, do governo.',
    waiting: 'Traduzindo…',
    speaking: (text: string) => `Em Libras: “${text}”`,
    done: 'Pronto. Toque em outro texto.',
    failed: 'Não foi possível abrir o tradutor de Libras agora. O resto do site funciona.',
    untranslated: 'Não foi possível traduzir este texto agora.',
    withheld: 'Este trecho pode ter dados seus. Ele não vai para o tradutor.',
    nothing: 'Não há texto para traduzir aqui.',
  },
  page: 'Traduzir esta página',
  stop: 'Parar',
  retry: 'Tentar novamente',
  portuguese: 'Abrir esta página em português',
};

export type LibrasMessages = typeof libras;

const english: LibrasMessages = {
  name: 'Libras',
  close: 'Turn Libras off',
  frame: 'Translation into Libras',
  states: {
    opening: 'Opening the translator…',
    slow: 'The translator is on its way. It takes a while on a slow connection.',
    ready: 'Libras, the Brazilian sign language, translates from Portuguese only.',
    waiting: 'Translating…',
    speaking: (text) => `In Libras: “${text}”`,
    done: 'Done. Tap another text.',
    failed: 'The Libras translator cannot be opened right now. The rest of the site works.',
    untranslated: 'This text cannot be translated right now.',
    withheld: 'This part may hold your data. It is not sent to the translator.',
    nothing: 'There is no text to translate here.',
  },
  page: 'Translate this page',
  stop: 'Stop',
  retry: 'Try again',
  portuguese: 'Open this page in Portuguese',
};

/** The same in every language of the site. */
export const librasMessages: ByLocale<LibrasMessages> = {
  'pt-BR': libras,
  'en-US': english,
};
