/** Longer than a visitor waits between two presses; shorter than anybody waits for news. */
const REMEMBER_MS = 30_000;

export type Memory<Value> = {
  /**
   * The answer of the last 30 s, or the one that is being looked for now, or a new one: however many ask, one looks.
   * An answer that could not be had is not kept.
   * @param owner the process's database, so that two apps in one process share nothing
   */
  recall: (owner: object, key: string, look: () => Promise<Value>) => Promise<Value>;
  /** So that the next who asks looks anew. */
  forget: (owner: object) => void;
};

/** A memory of its own for one kind of answer. */
export function createMemory<Value>(): Memory<Value> {
  const kept = new WeakMap<object, Map<string, { at: number; value: Promise<Value> }>>();
  return {
    recall(owner, key, look) {
      const answers = kept.get(owner) ?? new Map<string, { at: number; value: Promise<Value> }>();
      kept.set(owner, answers);
      const last = answers.get(key);
      const now = performance.now();
      if (last && now - last.at < REMEMBER_MS) return last.value;
      const value = look();
      answers.set(key, { at: now, value });
      value.catch(() => answers.delete(key));
      return value;
    },
    forget: (owner) => void kept.delete(owner),
  };
}
