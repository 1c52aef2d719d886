import type { LimitedForm } from '#app/platform/form-limits.server.ts';
import { REQUEST_PROOF_FORM } from './request-addresses.ts';

const HOUR_SECONDS = 3_600;

/** How often somebody may ask; change it here. Counted are the requests that were stored. */
export const REQUEST_LIMITS: LimitedForm = {
  proofForm: REQUEST_PROOF_FORM,
  addressBucket: 'privacy',
  reachBucket: 'privacy-reach',
  limits: {
    /** Between two requests, by address and by reach. The words say '30 segundos'. */
    pauseSeconds: 30,
    perAddress: {
      proven: { hits: 5, windowSeconds: HOUR_SECONDS },
      plain: { hits: 3, windowSeconds: HOUR_SECONDS },
    },
    /** A confirmation goes to the address that was typed, which may be somebody else's. */
    perReach: { hits: 3, windowSeconds: HOUR_SECONDS },
  },
};
