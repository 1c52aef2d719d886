import { z } from 'zod';
import { httpsUrl } from '#app/clinic/clinic-fields.ts';
import { field } from '#app/clinic/record/field-meta.ts';
import { surroundings } from './surroundings.ts';

const PLACEHOLDER =
  /^(|x+|your[-_ ].*|place_?id|change[-_ ]?me|todo|example|none|null|undefined|<.*>)$/i;

/** The clinic as maps and Google know it. */
export const placeFields = {
  /** Its id at Google Maps; a placeholder left in the record counts as absent. */
  placeId: field(
    z
      .string()
      .trim()
      .optional()
      .transform((value) => (value === undefined || PLACEHOLDER.test(value) ? undefined : value)),
    {
      label: 'Identificação no Google Maps',
      section: 'endereco',
      help: 'O “Place ID” da clínica, por exemplo ChIJN1t_tDeuEmsRUsoyG83frY4.',
    },
  ),
  /** Where one leaves a review. */
  reviewLink: field(httpsUrl.optional(), {
    label: 'Onde se deixa uma avaliação',
    section: 'endereco',
    help: 'O endereço inteiro, por exemplo https://g.page/r/clinica/review.',
    problem: 'Escreva o endereço inteiro, começando por https://.',
  }),
  /** Whether Google's reviews are shown, where a key is configured; staff may change it on screen. */
  showsGoogleReviews: field(z.boolean().default(true), {
    label: 'Avaliações do Google',
    kind: 'kept',
  }),
  /** Streets and landmarks for the site's own map; staff put them in on screen. */
  surroundings: field(surroundings.optional(), { label: 'Mapa dos arredores', kind: 'kept' }),
};
