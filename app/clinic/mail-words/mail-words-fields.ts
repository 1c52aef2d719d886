import { z } from 'zod';
import { field } from '#app/clinic/record/field-meta.ts';
import { type MailName, type MailPart, problemOf } from './mail-names.ts';
import { kindOf, leadingPart, partsOf, WORDED_IDS, type WordedId } from './worded-list.ts';

/** The clinic's own texts of one mail in one language; what is left out is said in the standard words. */
export type OwnMailTexts = { readonly [Part in MailPart]?: string | undefined };
/** By mail, then by language. */
export type OwnMailWords = Readonly<
  Record<
    string,
    { portuguese?: OwnMailTexts | undefined; english?: OwnMailTexts | undefined } | undefined
  >
>;

/** The names that a text may have. */
export function namesIn(id: WordedId, part: MailPart): readonly MailName[] {
  const { subject, opening, closing = [] } = kindOf(id);
  if (part === 'subject') return subject;
  return part === 'closing' ? [...opening, ...closing] : opening;
}

function ownText(id: WordedId, part: MailPart) {
  if (!partsOf(id).includes(part))
    return z.string().max(0, 'is no part of this message').optional();
  const needed = part === leadingPart(id) ? (kindOf(id).needs ?? []) : [];
  const rule = { part, allowed: namesIn(id, part), needed };
  return z
    .string()
    .superRefine((text, context) => {
      const said = problemOf(text.trim(), rule);
      if (said === null) return;
      context.addIssue({
        code: 'custom',
        message: 'is no text that this mail can have',
        params: { said },
      });
    })
    .optional();
}

// Not 'pt-BR' and 'en-US': a text in one language alone says nothing about the other, and both are known at once.
function inOneLanguage(id: WordedId, label: string) {
  const texts = z.strictObject({
    subject: field(ownText(id, 'subject'), { label: 'Assunto' }),
    opening: field(ownText(id, 'opening'), { label: 'Começo', kind: 'paragraph' }),
    closing: field(ownText(id, 'closing'), { label: 'Fim', kind: 'paragraph' }),
    text: field(ownText(id, 'text'), { label: 'Texto', kind: 'paragraph' }),
  });
  return field(texts.optional(), { label });
}

function wordsOf(id: WordedId) {
  const languages = z.strictObject({
    portuguese: inOneLanguage(id, 'em português'),
    english: inOneLanguage(id, 'em inglês'),
  });
  return field(languages.optional(), { label: kindOf(id).label });
}

/** The clinic's own words in the mails that patients get, and in what staff write to them by WhatsApp. */
export const mailWords = z
  .strictObject(Object.fromEntries(WORDED_IDS.map((id) => [id, wordsOf(id)])))
  .optional();
