import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';

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
