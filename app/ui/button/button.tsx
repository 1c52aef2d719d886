import { useLocalPath } from '#app/locales/use-locale.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'large';

type Shared = {
  children: React.ReactNode;
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: React.ReactNode;
};

type ButtonProps = Shared &
  Omit<React.ComponentProps<'button'>, 'className' | 'style' | 'children'>;

type LinkButtonProps = Shared & {
  href: string;
  /** Read by screen readers instead of the children; must contain their text. */
  'aria-label'?: string;
  rel?: string;
  target?: '_blank';
};

function buttonClass(look: ButtonLook, size: ButtonSize): string {
  return `button button-${look}${size === 'large' ? ' button-large' : ''}`;
}

function labelOf(children: React.ReactNode): React.ReactNode {
  return typeof children === 'string' ? <PhoneText>{children}</PhoneText> : children;
}

/** A button that submits or acts. Its type defaults to 'submit'. */
export function Button({
  children,
  look = 'primary',
  size = 'normal',
  icon,
  type = 'submit',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass(look, size)}>
      {icon}
      <span>{labelOf(children)}</span>
    </button>
  );
}

/** A link that looks like a button, in the page's language. It navigates and changes nothing. */
export function LinkButton({
  children,
  look = 'primary',
  size = 'normal',
  icon,
  href,
  ...rest
}: LinkButtonProps) {
  const local = useLocalPath();
  return (
    <a {...rest} href={local(href)} className={buttonClass(look, size)}>
      {icon}
      <span>{labelOf(children)}</span>
    </a>
  );
}

/** Buttons side by side; stacked where there is no room. */
export function ButtonRow({ children }: { children: React.ReactNode }) {
  return <div className="button-row">{children}</div>;
}
