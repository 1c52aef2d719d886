import type { Locator, Page } from '@playwright/test';

/** How long somebody takes who does this for the first time, in seconds; assumed, and said so in the guide. */
const PACE = {
  /** 150 characters a minute: half of a practised typist. */
  character: 0.4,
  /** To find the box or button and get there. */
  aim: 3,
  /** To look over a page that has just come. */
  page: 6,
} as const;

type Task = { name: string; loads: number; presses: number; fields: number; characters: number };

/** Does what a person does, and counts it: pages that load, presses, boxes filled and characters typed. */
export class Effort {
  readonly #page: Page;
  readonly #tasks: Task[] = [];
  #loads = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('load', () => {
      this.#loads += 1;
    });
  }

  async task(name: string, act: () => Promise<void>): Promise<void> {
    const task = { name, loads: 0, presses: 0, fields: 0, characters: 0 };
    this.#tasks.push(task);
    const before = this.#loads;
    await act();
    task.loads = this.#loads - before;
  }

  async press(what: Locator): Promise<void> {
    this.#current().presses += 1;
    await what.click();
    await this.#page.waitForLoadState('load');
  }

  async open(what: Locator): Promise<void> {
    await this.press(what.first());
  }

  async fill(box: Locator, text: string): Promise<void> {
    const task = this.#current();
    task.fields += 1;
    task.characters += text.length;
    await box.fill(text);
  }

  async choose(box: Locator, value: string): Promise<void> {
    this.#current().fields += 1;
    await box.selectOption(value);
  }

  /** Seconds by PACE. */
  secondsOf(task: Task): number {
    const { loads, presses, fields, characters } = task;
    return Math.round(
      loads * PACE.page + (presses + fields) * PACE.aim + characters * PACE.character,
    );
  }

  get tasks(): readonly (Task & { seconds: number })[] {
    return this.#tasks.map((task) => ({ ...task, seconds: this.secondsOf(task) }));
  }

  get seconds(): number {
    return this.tasks.reduce((total, { seconds }) => total + seconds, 0);
  }

  /** Of all tasks together. */
  get totals(): Omit<Task, 'name'> {
    const sum = (of: (task: Task) => number) =>
      this.#tasks.reduce((total, task) => total + of(task), 0);
    return {
      loads: sum((task) => task.loads),
      presses: sum((task) => task.presses),
      fields: sum((task) => task.fields),
      characters: sum((task) => task.characters),
    };
  }

  /** A table in Markdown, with a line for the whole. */
  report(): string {
    const { loads, presses, fields, characters } = this.totals;
    const total = `| Whole | ${loads} | ${presses} | ${fields} | ${characters} | ${this.seconds} |`;
    const rows = this.tasks.map(
      ({ name, loads, presses, fields, characters, seconds }) =>
        `| ${name} | ${loads} | ${presses} | ${fields} | ${characters} | ${seconds} |`,
    );
    return [
      '| Step | Pages | Presses | Boxes | Characters | Seconds |',
      '|---|---|---|---|---|---|',
      ...rows,
      total,
    ].join('\n');
  }

  #current(): Task {
    const task = this.#tasks.at(-1);
    if (!task) throw new Error('no task has begun');
    return task;
  }
}
