import type { clinicPages } from '#tests/clinic-pages.ts';
import { pageFaults } from '#tests/page-html.ts';

export type Site = Awaited<ReturnType<typeof clinicPages>>;
/** The last page of a walk, and where it is. */
export type Answer = { status: number; html: string; location: string; path: string };
export type Looking = ReturnType<typeof lookingAt>;

const MOST_HOPS = 5;

/** Somebody's browser that looks at pages one after the other, keeps cookies, and writes down what is wrong. */
export function lookingAt(site: Site) {
  const faults = new Set<string>();
  const seen = new Set<string>();
  let cookies = new Map<string, string>();
  let looks = 0;

  /** Whoever looks next has the cookies of nobody, or these. */
  function beginAs(cookie = ''): void {
    cookies = new Map(cookie === '' ? [] : [[nameIn(cookie), cookie]]);
  }

  function keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      if (pair.endsWith('=')) cookies.delete(nameIn(pair));
      else cookies.set(nameIn(pair), pair);
    }
  }

  async function ask(path: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    const cookie = [...cookies.values()].join('; ');
    const answer = await site.ask(path, { cookie, ...(form && { form }) });
    keep(answer);
    const html = await answer.text();
    seen.add(path);
    looks += 1;
    if (/^text\/html/.test(answer.headers.get('content-type') ?? '') && html !== '')
      for (const fault of pageFaults(html)) faults.add(`${path}: ${fault}`);
    const location = answer.headers.get('location')?.replace(site.origin, '') ?? '';
    return { status: answer.status, html, location, path };
  }

  /** Looks at a page, once. @param wanted its status */
  async function look(path: string, wanted = 200): Promise<Answer> {
    const answer = await ask(path);
    if (answer.status !== wanted) faults.add(`${path}: ${answer.status}, not ${wanted}`);
    return answer;
  }

  /** Opens an address, or sends a form to it, and goes where that leads. The last page is there. */
  async function arrive(path: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    let answer = await ask(path, form);
    for (let hops = 0; answer.location && hops < MOST_HOPS; hops += 1)
      answer = await ask(answer.location);
    if (answer.status !== 200) faults.add(`${path} leads to ${answer.path}: ${answer.status}`);
    return answer;
  }

  return {
    beginAs,
    look,
    arrive,
    tell: (fault: string) => faults.add(fault),
    hasSeen: (path: string) => seen.has(path),
    found: () => ({ faults: [...faults], looks }),
  };
}

function nameIn(pair: string): string {
  return pair.slice(0, pair.indexOf('='));
}
