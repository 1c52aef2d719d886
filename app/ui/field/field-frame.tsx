import { FieldError, FieldHint } from './field-messages.tsx';

/** Props of every field, whatever its control. */
export type FieldProps = {
  id: string;
  label: string;
  hint?: React.ReactNode;
  error?: string | undefined;
  /** Renders the label as the page's h1, for screens with one question. */
  labelIsHeading?: boolean;
};

type Described = Pick<FieldProps, 'id' | 'hint' | 'error'>;

/** The ids of a field's hint and error, for aria-describedby; undefined when it has neither. */
export function describedBy(id: string, hint: React.ReactNode, error: string | undefined) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function FieldHint({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {children}
    </p>
  );
}

export function FieldError({ id, message }: { id: string; message: string }) {
  const chrome = useMessages(chromeMessages);
  return (
    <p className="field-error" id={`${id}-error`}>
      <span className="visually-hidden">{chrome.errorPrefix} </span>
      {message}
    </p>
  );
}

/** A group's question: the page's h1 when the screen asks one thing only. */
export function Legend({ isHeading, children }: { isHeading: boolean; children: React.ReactNode }) {
  return (
    <legend className={isHeading ? 'legend legend-heading' : 'legend'}>
      {isHeading ? <h1>{children}</h1> : children}
    </legend>
  );
}
