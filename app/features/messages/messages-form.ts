import {
  MESSAGE_IDS,
  type MessageId,
  messageLabel,
  messageOf,
} from '#app/clinic/messages/message-list.ts';
import type { MessageSettings } from '#app/clinic/messages/message-settings.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { formText } from '#app/platform/form-values.ts';
import { isMailAddress } from '#app/platform/mail/mail-address.ts';
import type { ChangedLine } from '#app/ui/change-history/change-history.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

export const VERSION_FIELD = 'versao';
export const OUTSIDE_FIELD = 'fora';
export const switchField = (id: MessageId) => `liga-${id}`;
export const copyField = (id: MessageId) => `copia-${id}`;

const words = staffMessages.copy;
type Own = { domain: string; email: string; dataProtectionOfficer: { email: string } };

/**
 * Whether an address is the clinic's own: one that its record names, or one of the site's own domain. Where else the
 * clinic has a mailbox others have theirs: at a provider, or at the firm of whoever answers for the data.
 */
export function isOwnAddress(address: string, { domain, email, dataProtectionOfficer }: Own) {
  const asked = address.toLowerCase();
  const known = [email, dataProtectionOfficer.email].map((each) => each.toLowerCase());
  if (known.includes(asked)) return true;
  const host = asked.slice(asked.lastIndexOf('@') + 1);
  const own = domain.toLowerCase().replace(/^www\./, '');
  return host === own || host.endsWith(`.${own}`);
}

/**
 * What a form says; of messages that it does not show, what holds.
 * @param form.shown the messages that the form has
 */
export function typedSettings(
  form: FormData,
  { shown, stored }: { shown: readonly MessageId[]; stored: MessageSettings },
): MessageSettings {
  const off = MESSAGE_IDS.filter((id) =>
    shown.includes(id) && messageOf(id).rule.kind === 'switch'
      ? !form.has(switchField(id))
      : stored.off.includes(id),
  );
  const copies: Record<string, string> = {};
  for (const id of MESSAGE_IDS) {
    const typed = shown.includes(id) ? formText(form, copyField(id)).trim() : stored.copies[id];
    if (typed && !messageOf(id).isWithoutCopy) copies[id] = typed.slice(0, 254);
  }
  return { off, copies };
}

/**
 * What is wrong with the addresses, at their boxes: those that are none, and those of strangers' domains that nobody has
 * vouched for; what is stored was vouched for when it was.
 */
export function addressFaults(
  { copies }: MessageSettings,
  known: { stored: MessageSettings; clinic: Own; isVouchedFor: boolean },
): FieldError[] {
  return MESSAGE_IDS.flatMap((id) => {
    const address = copies[id];
    if (address === undefined) return [];
    const label = messageLabel(id);
    const at = (message: string) => [{ fieldId: copyField(id), message }];
    if (!isMailAddress(address)) return at(words.wrong(label));
    const isKnown =
      known.isVouchedFor ||
      known.stored.copies[id] === address ||
      isOwnAddress(address, known.clinic);
    return isKnown ? [] : at(words.outside(address, label));
  });
}

/** What a change did, in words. */
export function changedMessages(from: MessageSettings, to: MessageSettings): ChangedLine[] {
  const { history } = staffMessages;
  return MESSAGE_IDS.flatMap((id) => {
    const label = messageLabel(id);
    const said = ({ off }: MessageSettings) => (off.includes(id) ? history.off : history.on);
    const copied = ({ copies }: MessageSettings) => copies[id] ?? history.noCopy;
    return [
      { where: label, before: said(from), after: said(to) },
      { where: history.copy(label), before: copied(from), after: copied(to) },
    ].filter(({ before, after }) => before !== after);
  });
}
