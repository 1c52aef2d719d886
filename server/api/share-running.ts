/**
 * Lets concurrent callers with the same request share one answer; nothing is cached once it is there.
 * @param keyOf equal for requests that may share
 */
export function shareRunning<Request, Answer>(
  keyOf: (request: Request) => string,
  answer: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (request) => {
    const key = keyOf(request);
    const shared = running.get(key);
    if (shared) return shared;
    const answering = answer(request).finally(() => running.delete(key));
    running.set(key, answering);
    return answering;
  };
}
