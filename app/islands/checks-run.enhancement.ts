import { type CheckStatus, overallOf } from '#app/features/checks/check.ts';
import { CHECK_FIELDS } from '#app/features/checks/check-fields.ts';
import { staffChecksLive as words } from '#app/locales/pt-BR/staff/connections/checks-live.ts';

type Update = {
  status: CheckStatus;
  statusWord: string;
  finding: string;
  facts: string;
  raw: string | null;
};

/**
 * Runs the checks of the staff page one after another and shows each result as it comes, in place of a page that is
 * loaded anew at the end. What cannot be done here is left to the form itself.
 */
export default function checksRun(root: HTMLElement): void {
  const { one = '' } = root.dataset;
  let isRunning = false;

  async function run(rows: readonly HTMLElement[]): Promise<void> {
    isRunning = true;
    // What it says was so before; the state below is told as it comes.
    root.querySelector('.checks-glance')?.setAttribute('hidden', '');
    const before = new Map(rows.map((row) => [row, row.dataset.status ?? 'idle']));
    try {
      for (const [index, row] of rows.entries()) {
        show(row, { status: 'running', statusWord: words.status.running });
        const title = row.querySelector('h3')?.textContent ?? '';
        summarise(root, words.running(title, index + 1, rows.length));
        show(row, await ask(one, row.dataset.check ?? ''));
        before.delete(row);
      }
      const { errors, warnings } = counted(root);
      summarise(root, words.finished(errors, warnings));
    } catch {
      // Signed out meanwhile, or no network: what was known before still stands.
      for (const [row, status] of before) {
        if (isStatus(status)) show(row, { status, statusWord: words.status[status] });
      }
      summarise(root, words.failed);
    } finally {
      isRunning = false;
    }
  }

  root.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.run === undefined) return;
    event.preventDefault();
    if (isRunning) return;
    const row = form.closest<HTMLElement>('[data-check]');
    void run(row ? [row] : rowsOf(root));
  });
  root.dataset.live = 'on';
}

const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-check]')];

async function ask(address: string, check: string): Promise<Update> {
  const body = new URLSearchParams({ [CHECK_FIELDS.check]: check });
  const headers = { accept: 'application/json' };
  const answer = await fetch(address, { method: 'POST', body, headers, redirect: 'error' });
  if (!answer.ok) throw new Error('no answer');
  return readUpdate(await answer.json());
}

function readUpdate(json: unknown): Update {
  const text = (name: string): string => {
    const value: unknown = typeof json === 'object' && json ? Reflect.get(json, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  const status = text('status');
  if (!isStatus(status)) throw new Error('no answer');
  return {
    status,
    statusWord: text('statusWord'),
    finding: text('finding'),
    facts: text('facts'),
    raw: text('raw') || null,
  };
}

function isStatus(word: string): word is CheckStatus {
  return word in words.status;
}

function show(row: HTMLElement, update: Partial<Update> & Pick<Update, 'status'>): void {
  row.dataset.status = update.status;
  const put = (part: string, text: string | undefined) => {
    const element = row.querySelector(`[data-part=${part}]`);
    if (element && text !== undefined) element.textContent = text;
  };
  put('word', update.statusWord);
  put('finding', update.finding);
  put('facts', update.facts);
  const raw = row.querySelector<HTMLElement>('[data-part=raw]');
  if (!raw || update.raw === undefined) return;
  raw.hidden = update.raw === null;
  const shown = raw.querySelector('pre');
  if (shown) shown.textContent = update.raw ?? '';
}

function counted(root: ParentNode) {
  const statuses = rowsOf(root).map(({ dataset }) => dataset.status);
  const count = (status: CheckStatus) => statuses.filter((each) => each === status).length;
  return { errors: count('error'), warnings: count('warning') };
}

/** The state of everything, and what is being done. */
function summarise(root: HTMLElement, live: string): void {
  const box = root.querySelector<HTMLElement>('[data-overall]');
  if (!box) return;
  const statuses = rowsOf(root).flatMap(({ dataset: { status = '' } }) =>
    isStatus(status) && status !== 'idle' ? [status] : [],
  );
  const overall = overallOf(statuses);
  box.dataset.overall = overall;
  const { errors, warnings } = counted(root);
  const parts = {
    overall: words.overall[overall],
    counts: words.counts(errors, warnings),
    live,
  };
  for (const [part, text] of Object.entries(parts)) {
    const element = box.querySelector(`[data-part=${part}]`);
    if (element) element.textContent = text;
  }
}
