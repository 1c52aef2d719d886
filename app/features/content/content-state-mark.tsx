import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { ContentState } from './content-state.ts';

/** How far a text has come, in a word or two, framed. */
export function ContentStateMark({ state }: { state: ContentState }) {
  return (
    <span className={`content-state content-state-${state}`}>{staffContent.states[state]}</span>
  );
}
