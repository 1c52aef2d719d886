/**
 * Lets those who ask the same at the same time share one answer; nothing is kept once it is there.
 * @param keyOf equal for questions that may share
 */
export function shareRunning<Asked, Answer>(
  keyOf: (asked: Asked) => string,
  answer: (asked: Asked) => Promise<Answer>,
): (asked: Asked) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (asked) => {
    const key = keyOf(asked);
    const shared = running.get(key);
    if (shared) return shared;
    const answering = answer(asked).finally(() => running.delete(key));
    running.set(key, answering);
    return answering;
  };
}
