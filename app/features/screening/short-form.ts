import { shortFormTexts } from '#app/locales/screening/short-form.ts';
import type { Choice, Instrument } from './instrument.ts';

const SERVICE = 'consultas-oftalmologicas';

/** "Often" and "constantly" weigh the same. */
const HOW_OFTEN: readonly Choice[] = [
  { id: 'nunca', points: 0 },
  { id: 'as-vezes', points: 0 },
  { id: 'muitas-vezes', points: 1 },
  { id: 'sempre', points: 1 },
];

/**
 * The three questions of the Women's Health Study. The published rule: positive with an earlier diagnosis, or with both
 * dryness and irritation often or constantly. As points: a diagnosis is 2, each symptom 1, and 2 are positive.
 * Gulati et al. 2006; in Brazil Castro et al. 2018.
 */
export const shortForm: Instrument = {
  id: 'short-form',
  version: 1,
  items: [
    { id: 'secura', choices: HOW_OFTEN },
    { id: 'irritacao', choices: HOW_OFTEN },
    {
      id: 'diagnostico',
      choices: [
        { id: 'nao', points: 0 },
        { id: 'sim', points: 2 },
        { id: 'nao-sei', points: 0 },
      ],
    },
  ],
  bands: [
    { id: 'poucos-sinais', from: 0, to: 1, service: SERVICE },
    { id: 'avaliar', from: 2, to: 4, service: SERVICE },
  ],
  showsScore: false,
  texts: shortFormTexts,
  licence: {
    holder: 'Autores do Women’s Health Study; artigo de 2006 da Elsevier',
    terms:
      'As palavras do artigo de 2006 não têm licença aberta. Por isso as perguntas foram escritas de novo, com palavras da clínica. A regra de leitura é a publicada. O artigo brasileiro é CC BY 4.0. O estudo não avaliou estas palavras: não chame este questionário de validado.',
    references: [
      'Gulati A e outros. Am J Ophthalmol 2006;142(1):125–131. doi:10.1016/j.ajo.2006.02.038',
      'Castro JS e outros. Sci Rep 2018;8:2076. doi:10.1038/s41598-018-20273-9',
    ],
    checkedOn: '2026-11-23',
  },
};
