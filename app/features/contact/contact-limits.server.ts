import type { LimitedForm } from '#app/platform/form-limits.server.ts';
import { CONTACT_PROOF_FORM } from './contact-addresses.ts';

const HOUR_SECONDS = 3_600;

/** How often somebody may write; change it here. Counted are the messages that were stored. */
export const CONTACT_LIMITS: LimitedForm = {
  proofForm: CONTACT_PROOF_FORM,
  addressBucket: 'contact',
  reachBucket: 'contact-email',
  limits: {
    /** Between two messages, by address and by e-mail. The words say '30 segundos'. */
    pauseSeconds: 30,
    perAddress: {
      proven: { hits: 5, windowSeconds: HOUR_SECONDS },
      plain: { hits: 3, windowSeconds: HOUR_SECONDS },
    },
    perReach: { hits: 5, windowSeconds: HOUR_SECONDS },
  },
};
