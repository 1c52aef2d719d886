import type { Locale } from '#app/platform/locale.ts';
import type { ChatId } from './chat-list.ts';
import { type MailValues, says, withMailValues } from './mail-names.ts';
import { ownText, type WritingClinic } from './words-of-mail.ts';

/** What writing to somebody by WhatsApp needs of the clinic. */
export type ChatClinic = WritingClinic & { phone: { display: string } };

type Chat = {
  /** What is said where the clinic has written nothing. */
  standard: (values: MailValues) => string;
  values: MailValues;
  /** Where to come, of a clinic in several houses: said with the time, unless the text names it itself. */
  house?: string | undefined;
};

/** What stands ready in WhatsApp: the clinic's own text, or the standard one. */
export function textOfChat(
  clinic: ChatClinic,
  { id, locale }: { id: ChatId; locale: Locale },
  { standard, values, house }: Chat,
): string {
  const own = ownText(clinic, { id, locale, part: 'text' });
  const named = {
    telefone: clinic.phone.display,
    unidade: house || clinic.displayName,
    ...values,
    clínica: clinic.displayName,
  };
  const placed = house ? { ...named, data: `${values.data ?? ''} (${house})` } : named;
  // People are greeted as they are called here.
  if (own === null)
    return standard({ ...placed, ...(values.tratamento && { nome: values.tratamento }) });
  return withMailValues(own, says(own, 'unidade') ? named : placed).trim();
}
