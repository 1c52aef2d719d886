import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { ButtonLook, ButtonSize } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

type DialogProps = {
  id: string;
  title: string;
  children: React.ReactNode;
};

/** A native modal dialog, without JavaScript a popover. `DialogButton` opens it; Esc closes it. */
export function Dialog({ id, title, children }: DialogProps) {
  const chrome = useMessages(chromeMessages);
  return (
    <dialog
      id={id}
      popover="auto"
      closedby="any"
      className="dialog"
      aria-labelledby={`${id}-title`}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="dialog-close"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="visually-hidden">{chrome.close}</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}

type DialogButtonProps = {
  dialogId: string;
  children: React.ReactNode;
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: React.ReactNode;
};

/** Opens the dialog with that id. */
export function DialogButton({
  dialogId,
  children,
  look = 'primary',
  size = 'normal',
  icon,
}: DialogButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={dialogId}
      aria-haspopup="dialog"
      className={`button button-${look}${size === 'large' ? ' button-large' : ''}`}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Closes the dialog with that id without any other effect. */
export function DialogClose({ dialogId, children }: { dialogId: string; children: string }) {
  return (
    <button
      type="button"
      popoverTarget={dialogId}
      popoverTargetAction="hide"
      className="button button-secondary"
    >
      <span>{children}</span>
    </button>
  );
}
