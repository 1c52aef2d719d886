import { z } from 'zod';
import { field } from '#app/clinic/record/field-meta.ts';
import { MAIL_IDS, type MailId, mailKindOf } from './mail-list.ts';
import { type MailName, type MailPart, problemOf } from './mail-names.ts';

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
export function namesIn(id: MailId, part: MailPart): readonly MailName[] {
  const { subject, opening, closing = [] } = mailKindOf(id);
  if (part === 'subject') return subject;
  return part === 'opening' ? opening : [...opening, ...closing];
}

function ownText(id: MailId, part: MailPart) {
  const needed = part === 'opening' ? (mailKindOf(id).needs ?? []) : [];
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
function inOneLanguage(id: MailId, label: string) {
  const texts = z.strictObject({
    subject: field(ownText(id, 'subject'), { label: 'Assunto' }),
    opening: field(ownText(id, 'opening'), { label: 'Começo', kind: 'paragraph' }),
    closing: field(ownText(id, 'closing'), { label: 'Fim', kind: 'paragraph' }),
  });
  return field(texts.optional(), { label });
}

function wordsOf(id: MailId) {
  const languages = z.strictObject({
    portuguese: inOneLanguage(id, 'em português'),
    english: inOneLanguage(id, 'em inglês'),
  });
  return field(languages.optional(), { label: mailKindOf(id).label });
}

/** The clinic's own words in the mails that patients get. */
export const mailWords = z
  .strictObject(Object.fromEntries(MAIL_IDS.map((id) => [id, wordsOf(id)])))
  .optional();
