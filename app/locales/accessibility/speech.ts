import type { ByLocale } from '#app/platform/locale.ts';

/** The bar that reads a page's content aloud. */
export const speech = {
  name: 'Leitura em voz alta',
  listen: 'Ouvir',
  stop: 'Parar',
  pause: 'Pausar',
  goOn: 'Continuar',
  previous: 'Frase anterior',
  next: 'Próxima frase',
  listenToSelection: 'Ouvir só o trecho selecionado',
  options: 'Ajustar a voz',
  speed: 'Velocidade',
  /** @param rate '0,75×' */
  speedOf: (rate: string) => (rate === '1×' ? 'Normal (1×)' : rate),
  voice: 'Voz',
  automatic: 'Escolha automática',
  online: (voice: string) => `${voice} (usa a internet)`,
  onlineNotice: 'Com uma voz que usa a internet, o texto da página vai para a empresa dessa voz.',
  close: 'Fechar',
  ready: 'Lê o conteúdo desta página',
  place: (sentence: number, all: number) => `Frase ${sentence} de ${all}`,
  pausedAt: (sentence: number, all: number) => `Pausado na frase ${sentence} de ${all}`,
  searching: 'Procurando uma voz…',
  done: 'A leitura terminou.',
  unsupported: 'Leitor de texto não suportado no navegador.',
  onlineOnly: 'Este navegador só tem vozes que usam a internet. Escolha uma em “Ajustar a voz”.',
  failed: 'A voz parou de responder. Tente de novo ou escolha outra em “Ajustar a voz”.',
  nothing: 'Não há texto para ler aqui.',
};

export type SpeechMessages = typeof speech;

const english: SpeechMessages = {
  name: 'Read aloud',
  listen: 'Listen',
  stop: 'Stop',
  pause: 'Pause',
  goOn: 'Resume',
  previous: 'Previous sentence',
  next: 'Next sentence',
  listenToSelection: 'Listen to the selected text only',
  options: 'Voice settings',
  speed: 'Speed',
  speedOf: (rate) => (rate === '1×' ? 'Normal (1×)' : rate),
  voice: 'Voice',
  automatic: 'Chosen for you',
  online: (voice) => `${voice} (uses the internet)`,
  onlineNotice: 'With a voice that uses the internet, the text of the page goes to its company.',
  close: 'Close',
  ready: 'Reads what is on this page',
  place: (sentence, all) => `Sentence ${sentence} of ${all}`,
  pausedAt: (sentence, all) => `Paused at sentence ${sentence} of ${all}`,
  searching: 'Looking for a voice…',
  done: 'The reading has ended.',
  unsupported: 'Your browser does not support reading aloud.',
  onlineOnly: 'This browser only has voices that use the internet. Pick one in “Voice settings.”',
  failed: 'The voice stopped answering. Try again, or pick another one in “Voice settings.”',
  nothing: 'There is no text to read here.',
};

/** The same in every language of the site. */
export const speechMessages: ByLocale<SpeechMessages> = {
  'pt-BR': speech,
  'en-US': english,
};
