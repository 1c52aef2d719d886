import { chromeMessages } from '#app/locales/chrome-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';

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
