import { createContext, useContext } from 'react';
import { useMessages } from '#app/locales/use-locale.ts';
import { type WithoutMailMessages, withoutMailMessages } from './without-mail.ts';

const MailContext = createContext(true);

/** Says whether the installation sends mail; the page's frame has one. */
export const MailProvider = MailContext.Provider;

/** Whether the installation sends mail: where it does not, no page may promise any. */
export function useSendsMail(): boolean {
  return useContext(MailContext);
}

/** What pages say in the place of a promised mail; null where mails go out. */
export function useWithoutMail(): WithoutMailMessages | null {
  const messages = useMessages(withoutMailMessages);
  return useSendsMail() ? null : messages;
}
