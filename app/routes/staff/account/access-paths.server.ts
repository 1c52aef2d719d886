import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { DATA_IMPORT_PATH } from '#app/features/data-import/import-kinds.ts';
import { INBOX_KINDS } from '#app/features/inbox/inbox-kinds.server.ts';
import { personPath } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import type { RecordPaths } from '#app/features/staff/accesses/access-view.ts';

/** Where the records are that the log of accesses names. */
export const RECORD_PATHS: RecordPaths = {
  appointment: appointmentPath,
  card: personPath,
  dataImport: (id) => `${DATA_IMPORT_PATH}/${id}`,
  message: (kind, id) => {
    const slug = INBOX_KINDS.find(({ name }) => name === kind)?.slug;
    return slug && /^\d+$/.test(id) ? `/equipe/mensagens/${slug}/${id}` : null;
  },
};
