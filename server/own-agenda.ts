import type { Database } from '#app/db/database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

/** Few at once use one of these. */
const MAX_CONNECTIONS = 4;
/** So long after its last use a practitioner's pool is closed, in milliseconds: far longer than any request. */
const UNUSED_MS = 60 * 60 * 1000;

export type OwnAgendas = {
  /** The database as whoever sees this practitioner's agenda alone finds it; 0: no appointment. */
  of: (practitionerId: number) => Database;
  close: () => Promise<void>;
};

/**
 * Databases that know the appointments of one practitioner and no others (migration 0045): one small pool each, whose
 * connections look for tables in the schema `own_agenda` first. A setting of the connection, never of a query, so
 * that nothing is left behind on a connection that others use. What nobody asks for any more is closed.
 */
export function ownAgendas(url: string, options: Parameters<typeof openDatabase>[1]): OwnAgendas {
  const opened = new Map<number, OpenDatabase & { timer: NodeJS.Timeout }>();
  return {
    of: (practitionerId) => {
      const known = opened.get(practitionerId);
      if (known) {
        known.timer.refresh();
        return known.db;
      }
      const own = openDatabase(url, {
        ...options,
        maxConnections: MAX_CONNECTIONS,
        keptConnections: 1,
        practitionerId,
      });
      const timer = setTimeout(() => {
        opened.delete(practitionerId);
        own.close().catch(options.onError);
      }, UNUSED_MS).unref();
      opened.set(practitionerId, { ...own, timer });
      return own.db;
    },
    close: async () => {
      for (const { timer } of opened.values()) clearTimeout(timer);
      await Promise.all([...opened.values()].map(({ close }) => close()));
    },
  };
}
