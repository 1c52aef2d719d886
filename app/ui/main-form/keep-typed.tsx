import { useActionData } from 'react-router';

/**
 * Inside a form: whoever leaves the page with something in it that was not saved is asked first, by
 * app/islands/unsaved.enhancement.ts. What the server has sent back is as typed as what stands there now.
 */
export function KeepTyped() {
  const sent = useActionData<{ isUnchanged?: boolean }>();
  const isTyped = sent !== undefined && !sent.isUnchanged;
  return (
    <span data-touch="unsaved" data-ready="idle" data-unsaved={isTyped ? '' : undefined} hidden />
  );
}
