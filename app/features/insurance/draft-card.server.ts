import { z } from 'zod';
import { openSealed, sealText } from '#app/platform/sealed-text.server.ts';
import { type CardValues, NO_CARD } from './card-form.ts';

const typed = z.object({ cardNumber: z.string(), cardUntil: z.string() });

/** What was typed of a card, sealed for the draft; undefined for nothing, which removes it there. */
export function sealDraftCard(secret: string, values: CardValues): string | undefined {
  if (values.cardNumber === '' && values.cardUntil === '') return undefined;
  return sealText(draftSeal(secret), JSON.stringify(values)).toString('base64');
}

/** What was typed of a card. */
export function openDraftCard(secret: string, sealed: string | undefined): CardValues {
  const text = sealed && openSealed(draftSeal(secret), Buffer.from(sealed, 'base64'));
  return text ? typed.parse(JSON.parse(text)) : NO_CARD;
}

function draftSeal(secret: string) {
  return { secret, purpose: 'insurance-card', place: 'booking draft' };
}
