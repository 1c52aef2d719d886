/** How long after the new worker was told to take over the page is loaded anew. */
export const RELOAD_AFTER_MS = 2_000;
/** How often a form that was begun is looked at again. */
export const LOOK_AT_FORMS_MS = 1_000;

export type UpdateSteps = {
  /** Whether a form on the page was begun and not finished. */
  isDirty: () => boolean;
  /** Tells the new worker to take over. Called again it does nothing. */
  activate: () => void;
  /** Tells the visitor that the form comes first. */
  tellWaiting: () => void;
  reload: () => void;
  /** When the visitor has changed their mind. */
  signal: AbortSignal;
};

/** Takes the new version, and loads the page anew two seconds later; never while a form is dirty. */
export function applyUpdate(steps: UpdateSteps): void {
  if (steps.signal.aborted) return;
  if (steps.isDirty()) {
    steps.tellWaiting();
    setTimeout(() => applyUpdate(steps), LOOK_AT_FORMS_MS);
    return;
  }
  steps.activate();
  setTimeout(() => {
    if (steps.isDirty()) applyUpdate(steps);
    else if (!steps.signal.aborted) steps.reload();
  }, RELOAD_AFTER_MS);
}
