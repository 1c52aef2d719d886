import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { KeepTyped } from './keep-typed.tsx';
import { MAIN_FORM, pathToStay } from './main-form-path.ts';

type MainFormProps = Omit<React.ComponentProps<'form'>, 'id' | 'method' | 'action'>;

/** What stands below the last button of a page's form, such as the way on in the first run. */
export const MainFormEnd = createContext<React.ReactNode>(null);

/**
 * The form that a page is about. Its buttons stay on the page, whatever way has led to it: only one with an address of
 * its own leads elsewhere, and only when that one is pressed.
 */
export function MainForm({ children, ...props }: MainFormProps) {
  const { pathname, search } = useLocation();
  const end = useContext(MainFormEnd);
  return (
    <form {...props} id={MAIN_FORM} method="post" action={pathToStay(pathname, search)}>
      <KeepTyped />
      {children}
      {end}
    </form>
  );
}
