import { createContext, type RouterContextProvider } from 'react-router';

// Without JavaScript the answer to a refused form is a whole page, whose title must say so. Titles
// know only what loaders say: the action leaves word for the loaders of the same request.

type Context = Readonly<RouterContextProvider>;

const formRefused = createContext(false);

/** The form of this request was refused. */
export function markRefused(context: Context): void {
  context.set(formRefused, true);
}

/** Whether the page answers a form that was refused. */
export function isFormRefused(context: Context): boolean {
  return context.get(formRefused);
}
