import { createContext, type RouterContextProvider } from 'react-router';

// Without JavaScript the response to a refused form is a whole page, whose title must say so. Titles see
// only loader data, so the action sets a flag for the loaders of the same request.

type Context = Readonly<RouterContextProvider>;

const formRefused = createContext(false);

/** Records that the form of this request was refused. */
export function markRefused(context: Context): void {
  context.set(formRefused, true);
}

/** Whether the form of this request was refused. */
export function isFormRefused(context: Context): boolean {
  return context.get(formRefused);
}
