import type { MailPart } from '#app/clinic/mail-words/mail-names.ts';
import type { OwnMailTexts, OwnMailWords } from '#app/clinic/mail-words/mail-words-fields.ts';
import type { WordedId } from '#app/clinic/mail-words/worded-list.ts';
import { formText } from '#app/platform/form-values.ts';
import type { Locale } from '#app/platform/locale.ts';

export const MAIL_WORDS_PATH = '/equipe/clinica/palavras-dos-emails';
export const mailWordsPath = (id: WordedId) => `${MAIL_WORDS_PATH}/${id}`;

/** The record's names of the languages, and the site's. */
export const LANGUAGES = { portuguese: 'pt-BR', english: 'en-US' } as const satisfies Record<
  string,
  Locale
>;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_NAMES: readonly Language[] = ['portuguese', 'english'];
export const PARTS: readonly MailPart[] = ['subject', 'opening', 'closing', 'text'];

export const TEST_FIELD = 'testTo';
export const fieldIdOf = (language: Language, part: MailPart) => `${language}.${part}`;

/** What stands in the boxes of one mail, as it was typed. */
export type TypedMail = Readonly<Record<Language, Readonly<Record<MailPart, string>>>>;

/** Longer ones are refused anyway; what comes back to the form needs an end. */
const MOST_TYPED = 20_000;

/** Makes a text for each box. */
function eachBox(textOf: (language: Language, part: MailPart) => string): TypedMail {
  const inOne = (language: Language) => ({
    subject: textOf(language, 'subject'),
    opening: textOf(language, 'opening'),
    closing: textOf(language, 'closing'),
    text: textOf(language, 'text'),
  });
  return { portuguese: inOne('portuguese'), english: inOne('english') };
}

export function typedMail(form: { get(name: string): unknown }): TypedMail {
  return eachBox((language, part) =>
    formText(form, fieldIdOf(language, part)).slice(0, MOST_TYPED).replaceAll('\r\n', '\n'),
  );
}

/** What the boxes begin with. */
export function storedMail(words: OwnMailWords | undefined, id: WordedId): TypedMail {
  return eachBox((language, part) => words?.[id]?.[language]?.[part] ?? '');
}

/** The record's words with those of one mail as they were typed; undefined where nothing is left. */
export function withTypedMail(
  words: OwnMailWords | undefined,
  id: WordedId,
  typed: TypedMail,
): OwnMailWords | undefined {
  const own = Object.fromEntries(
    LANGUAGE_NAMES.map((language) => [language, textsIn(typed[language])]).filter(
      ([, texts]) => texts !== undefined,
    ),
  );
  const { [id]: _, ...others } = words ?? {};
  const all = Object.keys(own).length === 0 ? others : { ...others, [id]: own };
  return Object.keys(all).length === 0 ? undefined : all;
}

function textsIn(typed: TypedMail[Language]): OwnMailTexts | undefined {
  const texts = PARTS.map((part) => [part, typed[part].trim()] as const).filter(
    ([, text]) => text !== '',
  );
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
