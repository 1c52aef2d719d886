import { createContext, type RouterContextProvider } from 'react-router';

/** Whether this request has posted answers: its page is rendered; whoever only opens the address is sent to the start. */
const answered = createContext(false);

type Answering = { context: Readonly<RouterContextProvider> };

export function noteAnswer({ context }: Answering): void {
  context.set(answered, true);
}

export function hasAnswered({ context }: Answering): boolean {
  return context.get(answered);
}
