import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import type { SourceState } from './source-state.server.ts';

const messages = staffSource;
const MINUTE_MS = 60_000;

/** Host and path of an address, as people say it: 'blog.example.com.br'. */
export function spokenAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}

export type StateView = {
  tone: 'info' | 'success' | 'warning' | 'urgent';
  /** In one sentence. */
  words: string;
  /** What else there is to know, a paragraph each. */
  more: readonly string[];
  todo: string | null;
  /** Whether staff may say that the source is empty on purpose. */
  isEmptied: boolean;
};

/**
 * The state of the source in words.
 * @param shown how many articles of the source the site shows
 * @param momentOf an instant in words, 'hoje às 9h'
 */
export function stateView(
  state: SourceState,
  { shown, now, momentOf }: { shown: number; now: Date; momentOf: (at: Date) => string },
): StateView {
  const { source, condition, failure, goodAt, shownAddress } = state;
  const host = spokenAddress(source.address ?? '');
  const agoOf = (at: Date) => messages.ago(Math.floor((now.getTime() - at.getTime()) / MINUTE_MS));
  const hidden = source.showsOwn || shown === 0 ? [] : [messages.state.hiddenOwn];
  const plain = { more: hidden, todo: null, isEmptied: false };
  if (condition === 'off') return { ...plain, tone: 'info', words: messages.state.off, more: [] };
  if (failure) {
    const { what, todo } = messages.failures[failure.word];
    const copy =
      goodAt && shownAddress ? messages.state.copy(shown, agoOf(goodAt)) : messages.state.noCopy;
    const isOther = shownAddress !== null && shownAddress !== source.address;
    return {
      tone: goodAt ? 'warning' : 'urgent',
      words: messages.state.failing(host, momentOf(failure.since)),
      more: [
        failure.status === null ? what : `${what} ${messages.statusOf(failure.status)}`,
        copy,
        ...(isOther ? [messages.state.oldCopy(spokenAddress(shownAddress))] : []),
        ...hidden,
      ],
      todo,
      isEmptied: failure.word === 'emptied',
    };
  }
  if (condition === 'waiting' || !goodAt)
    return { ...plain, tone: 'info', words: messages.state.waiting(host) };
  if (condition === 'late')
    return { ...plain, tone: 'warning', words: messages.state.late(host, agoOf(goodAt)) };
  return { ...plain, tone: 'success', words: messages.state.fine(shown, host, agoOf(goodAt)) };
}
