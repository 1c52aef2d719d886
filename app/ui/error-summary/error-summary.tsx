import { useEffect, useRef } from 'react';
import type { ChromeMessages } from '#app/locales/chrome.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';

export type FieldError = {
  fieldId: string;
  message: string;
  /** What the summary says where the message alone does not tell which field it is about. */
  inSummary?: string | undefined;
};

type ErrorSummaryProps = {
  title?: string;
  errors: readonly FieldError[];
};

/**
 * The list of errors, first on the page. It takes focus when it appears and whenever
 * `errors` is a new array, so pass the action's array itself. Renders nothing without errors.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const chrome = useMessages(chromeMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length === 0) return;
    box.current?.focus();
    return markTitle(chrome);
  }, [errors, chrome]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      className="error-summary"
      role="alert"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
      // Rendered by the server for visitors without JavaScript; React itself only honours it on inputs.
      // biome-ignore lint/a11y/noAutofocus: after a refused form the summary must come first
      autoFocus
    >
      <h2 id="error-summary-title">{title ?? chrome.problemTitle}</h2>
      <ul>
        {errors.map(({ fieldId, message, inSummary = message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`}>{inSummary}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Marks the document title as having errors, as the server does for visitors without JavaScript. */
function markTitle(chrome: ChromeMessages): () => void {
  const plain = document.title;
  const marked = chrome.errorTitle(plain);
  if (plain.startsWith(chrome.errorPrefix)) return () => {};
  document.title = marked;
  return () => {
    // By now the next page may have set its own title.
    if (document.title === marked) document.title = plain;
  };
}
