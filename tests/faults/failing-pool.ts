import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { quietPool } from '#tests/database.ts';

/** How the query fails: it is never sent, its response never arrives, or the connection breaks during it. */
export const FAULTS = ['unsent', 'unheard', 'cut'] as const;
export type Fault = (typeof FAULTS)[number];

/** A pool of real connections whose n-th query fails, counted over all of them. */
export function failingPool(url: string) {
  const pool = quietPool(url, 2);
  const admin = quietPool(url, 1);
  const state: { left: number; fault: Fault } = { left: 0, fault: 'unsent' };

  async function fail(client: pg.PoolClient, query: () => Promise<unknown>): Promise<never> {
    if (state.fault === 'unheard') await query();
    if (state.fault === 'cut') {
      await admin.query('select pg_terminate_backend($1)', [Reflect.get(client, 'processID')]);
      // The socket needs a moment to notice.
      await sleep(20);
      await query();
    }
    throw new Error('injected fault');
  }

  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const original = client.query;
    const ask = (args: unknown[]) => Reflect.apply(original, client, args);
    const query = (...args: unknown[]) => {
      state.left -= 1;
      if (state.left !== 0) return ask(args);
      const callback = args.at(-1);
      if (typeof callback !== 'function') return fail(client, () => ask(args));
      fail(client, () => ask(args.slice(0, -1))).catch((error) => callback(error));
    };
    Object.defineProperty(client, 'query', { value: query });
  });

  return {
    pool,
    /** @param n 1 for the very next query */
    failAt: (n: number, fault: Fault) => {
      state.left = n;
      state.fault = fault;
    },
    /** Whether the query that was to fail has been sent. */
    hasFailed: () => state.left <= 0,
    end: async () => {
      await pool.end();
      await admin.end();
    },
  };
}
