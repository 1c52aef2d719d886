import { ofPerson } from '#app/platform/text/clinic-article.ts';

/** From when to when somebody works at the clinic, as lists say it behind a name. */
export const staffPresence = {
  comes: (day: string) => `a partir de ${day}`,
  since: (day: string) => `desde ${day}`,
  until: (day: string) => `até ${day}`,
  gone: (day: string) => `já saiu, último dia ${day}`,
  named: (name: string, words: string) => `${name}: ${words}`,
  behind: (names: string, words: string) => `${names} (${words})`,
  title: 'Quem chega e quem sai',

  /** What a first or last day does to the places of a week. */
  effects: {
    afterLast: (name: string, day: string, places: string) =>
      places === ''
        ? `Depois do último dia ${ofPerson(name)}, ${day}, cada serviço continua com as mesmas vagas, com quem fica.`
        : `Depois do último dia ${ofPerson(name)}, ${day}, fecham por semana: ${places}.`,
    stays: (name: string, day: string, places: string) =>
      `${name} fica depois de ${day}: abrem por semana ${places}.`,
    beforeFirst: (name: string, day: string, places: string) =>
      `Até a véspera do primeiro dia ${ofPerson(name)}, ${day}, fecham por semana: ${places}.`,
    comesEarlier: (name: string, day: string, places: string) =>
      `Com ${name} a partir de ${day}, abrem por semana: ${places}.`,
  },
};
