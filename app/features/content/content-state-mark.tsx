import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { ContentState } from './content-state.ts';

/** An entry's publication state as a badge. */
export function ContentStateMark({ state }: { state: ContentState }) {
  return (
    <span className={`content-state content-state-${state}`}>{staffContent.states[state]}</span>
  );
}
