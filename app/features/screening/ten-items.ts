import { tenItemsTexts } from '#app/locales/screening/ten-items.ts';
import type { Instrument } from './instrument.ts';

const HOW_OFTEN = ['nunca', 'raramente', 'as-vezes', 'muitas-vezes', 'sempre'];
const SERVICE = 'consultas-oftalmologicas';

/** Choices that count 0, 1, 2 and so on, in this order. */
const rising = (ids: readonly string[]) => ids.map((id, points) => ({ id, points }));

/** The clinic's own questionnaire: five symptoms, three risks, two of the history, each 0 to 4. Never called validated. */
export const tenItems: Instrument = {
  id: 'ten-items',
  version: 1,
  items: [
    { id: 'areia', choices: rising(HOW_OFTEN) },
    { id: 'ardor', choices: rising(HOW_OFTEN) },
    { id: 'lagrima', choices: rising(HOW_OFTEN) },
    { id: 'embacada', choices: rising(HOW_OFTEN) },
    { id: 'vermelhidao', choices: rising(HOW_OFTEN) },
    { id: 'tela', choices: rising(['menos-de-2', '2-a-4', '4-a-6', '6-a-8', 'mais-de-8']) },
    { id: 'ambiente', choices: rising(HOW_OFTEN) },
    { id: 'lentes', choices: rising(HOW_OFTEN) },
    {
      id: 'cirurgia',
      choices: rising(['nunca', 'mais-de-5-anos', '2-a-5-anos', '1-a-2-anos', 'menos-de-1-ano']),
    },
    // Whoever does not know is not made to guess, and it counts nothing.
    { id: 'remedios', choices: [...rising(HOW_OFTEN), { id: 'nao-sei', points: 0 }] },
  ],
  // All lead to the same consultation: treatments begin with one, and the address then says nothing of the band.
  bands: [
    { id: 'baixo', from: 0, to: 8, service: SERVICE },
    { id: 'moderado', from: 9, to: 16, service: SERVICE },
    { id: 'alto', from: 17, to: 28, service: SERVICE },
    { id: 'muito-alto', from: 29, to: 40, service: SERVICE },
  ],
  showsScore: true,
  texts: tenItemsTexts,
  licence: {
    holder: 'A própria clínica',
    terms:
      'Perguntas, pontos e faixas escritos pela clínica, livres para ela usar e mudar. Não foi validado em estudos.',
    references: [],
    checkedOn: '2026-11-23',
  },
};
