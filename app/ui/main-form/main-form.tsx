import { useLocation } from 'react-router';
import { MAIN_FORM, pathToStay } from './main-form-path.ts';

type MainFormProps = Omit<React.ComponentProps<'form'>, 'id' | 'method' | 'action'>;

/**
 * The form that a page is about. Its buttons stay on the page, whatever way has led to it: only one with an address of
 * its own leads elsewhere, and only when that one is pressed.
 */
export function MainForm(props: MainFormProps) {
  const { pathname, search } = useLocation();
  return <form {...props} id={MAIN_FORM} method="post" action={pathToStay(pathname, search)} />;
}
