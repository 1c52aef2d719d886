import { z } from 'zod';
import type { CmsFailure, CmsRefusal } from '#app/features/cms/foreign-entry.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { ADDRESS_STYLES, type AddressStyle, restAddress } from './wordpress-address.ts';
import { type Calls, callSource, jsonOf } from './wordpress-calls.server.ts';

type Query = Readonly<Record<string, string>>;
type Answer = { json: unknown; total: number | null };
export type Listed = {
  items: readonly unknown[];
  /** Of all pages, as the source counts. */
  total: number;
  /** Items whose answer is too large even alone. */
  tooLarge: number;
};

type Paged = { query: Query; page: number; sizes: readonly number[] };

const listShape = z.array(z.unknown());
const TOO_MUCH: readonly CmsRefusal[] = ['too-large', 'timeout'];
const wrongShape = { refusal: 'unexpected-shape' } satisfies CmsFailure;

/** Reads lists of the REST interface, in whichever style its addresses are. */
export function createLists({ calls, base }: { calls: Calls; base: string }) {
  let known: AddressStyle | undefined;

  function askIn(style: AddressStyle, route: string, query: Query) {
    const url = restAddress(base, { style, route, query });
    return callSource<Answer>(calls, { url, accept: 'application/json' }, (answer) => {
      const json = jsonOf(answer);
      if (!json.ok) return json;
      if (typeof json.value !== 'object' || json.value === null) return refuse(wrongShape);
      const total = headerNumber(answer.headers['x-wp-total']);
      return ok({ json: json.value, total });
    });
  }

  async function ask(route: string, query: Query): Promise<Result<Answer, CmsFailure>> {
    const [likely = 'path', other = 'parameter'] =
      known === 'parameter' ? ADDRESS_STYLES.toReversed() : ADDRESS_STYLES;
    const answer = await askIn(likely, route, query);
    if (answer.ok) known = likely;
    if (answer.ok || !isOtherStyle(answer.refusal)) return answer;
    const second = await askIn(other, route, query);
    if (second.ok) known = other;
    return second.ok ? second : answer;
  }

  /** Past the end it is empty. */
  async function list(route: string, query: Query, { page, size }: { page: number; size: number }) {
    const whole = { ...query, page: String(page), per_page: String(size) };
    const answer = await ask(route, whole);
    // WordPress has no other answer for a page past the end.
    if (!answer.ok && answer.refusal.status === 400 && page > 1)
      return ok({ items: [], total: null });
    if (!answer.ok) return answer;
    const items = listShape.safeParse(answer.value.json);
    if (!items.success) return refuse(wrongShape);
    return ok({ items: items.data.slice(0, size), total: answer.value.total });
  }

  /**
   * A page of the first of the sizes. What is too large to be read, or too much to be written in time, is read in pages
   * of the next size, down to a single item.
   * @param sizes descending, each a multiple of the next
   */
  async function page(
    route: string,
    { query, page: at, sizes }: Paged,
  ): Promise<Result<Listed, CmsFailure>> {
    const [size = 1, next] = sizes;
    const whole = await list(route, query, { page: at, size });
    if (whole.ok) {
      const { items, total } = whole.value;
      const atLeast = (at - 1) * size + items.length + (items.length < size ? 0 : 1);
      return ok({ items, total: total ?? atLeast, tooLarge: 0 });
    }
    if (!TOO_MUCH.includes(whole.refusal.refusal) || next === undefined) return whole;
    const parts = await smallerPages(route, { query, page: at, sizes });
    if (!parts.ok) return parts.refusal.refusal === 'resting' ? whole : parts;
    // Not one that could be read: that is no matter of long texts.
    return parts.value.every(({ tooLarge }) => tooLarge > 0) ? whole : ok(joined(parts.value));
  }

  async function smallerPages(
    route: string,
    { query, page: at, sizes: [size = 1, ...sizes] }: Paged,
  ): Promise<Result<Listed[], CmsFailure>> {
    const [smaller = 1] = sizes;
    const parts: Listed[] = [];
    for (let part = ((at - 1) * size) / smaller + 1; part <= (at * size) / smaller; part += 1) {
      const read = await page(route, { query, page: part, sizes });
      if (!read.ok && read.refusal.refusal !== 'too-large') return read;
      parts.push(read.ok ? read.value : { items: [], total: 0, tooLarge: smaller });
      if (read.ok && part * smaller >= read.value.total) break;
    }
    return ok(parts);
  }

  /**
   * All pages. A page may have fewer items than it could, as some plugins hide what is not for everybody; but a list
   * that ends before the source's own count does is refused, and so is one that has pages for more than `most` items.
   */
  async function all(
    route: string,
    { query, size, most }: { query: Query; size: number; most: number },
  ): Promise<Result<Listed, CmsFailure>> {
    const items: unknown[] = [];
    let total = 0;
    for (let at = 1; at <= most / size; at += 1) {
      const read = await list(route, query, { page: at, size });
      if (!read.ok) return read;
      const { length } = read.value.items;
      items.push(...read.value.items);
      total = Math.max(total, read.value.total ?? 0);
      if (length === 0 && (at - 1) * size < total) return refuse(wrongShape);
      if (length < size && at * size >= total) return ok({ items, total, tooLarge: 0 });
    }
    return refuse({ refusal: 'too-large' });
  }
  return { ask, page, all };
}

function joined(parts: readonly Listed[]): Listed {
  return {
    items: parts.flatMap(({ items }) => items),
    total: Math.max(...parts.map(({ total }) => total)),
    tooLarge: parts.reduce((sum, { tooLarge }) => sum + tooLarge, 0),
  };
}

/** Whether an answer may mean no more than that addresses of its style are switched off. */
function isOtherStyle({ refusal, status }: CmsFailure): boolean {
  return (refusal === 'status' && status === 404) || refusal === 'not-json';
}

function headerNumber(value: string | string[] | undefined): number | null {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null;
}
