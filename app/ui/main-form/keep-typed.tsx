import { useActionData } from 'react-router';

/** Of what a page's action answers: `values` and `added` are null where another button of the page was pressed. */
type Sent = { isUnchanged?: boolean; values?: unknown; added?: unknown };

/**
 * Inside a form: whoever leaves the page with something in it that was not saved is asked first, by
 * app/islands/unsaved.enhancement.ts. What the server has sent back is as typed as what stands there now.
 */
export function KeepTyped() {
  const sent = useActionData<Sent>();
  const isAnswered = sent?.values === null || sent?.added === null;
  const isTyped = sent !== undefined && !sent.isUnchanged && !isAnswered;
  return (
    <span data-touch="unsaved" data-ready="idle" data-unsaved={isTyped ? '' : undefined} hidden />
  );
}
