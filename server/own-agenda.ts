import type { Database } from '#app/db/database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

/** Few at once use one of these. */
const MAX_CONNECTIONS = 4;

export type OwnAgendas = {
  /** The database as whoever sees this practitioner's agenda alone finds it; 0: no appointment. */
  of: (practitionerId: number) => Database;
  close: () => Promise<void>;
};

/**
 * Databases that know the appointments of one practitioner and no others (migration 0045): one small pool each, whose
 * connections look for tables in the schema `own_agenda` first. A setting of the connection, never of a query, so
 * that nothing is left behind on a connection that others use.
 */
export function ownAgendas(url: string, options: Parameters<typeof openDatabase>[1]): OwnAgendas {
  const opened = new Map<number, OpenDatabase>();
  return {
    of: (practitionerId) => {
      const known = opened.get(practitionerId);
      if (known) return known.db;
      const own = openDatabase(url, {
        ...options,
        maxConnections: MAX_CONNECTIONS,
        keptConnections: 1,
        practitionerId,
      });
      opened.set(practitionerId, own);
      return own.db;
    },
    close: async () => {
      await Promise.all([...opened.values()].map(({ close }) => close()));
    },
  };
}
