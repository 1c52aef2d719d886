import { publishReady } from './import-publish.server.ts';
import { readSource } from './import-read.server.ts';
import { findImport, type ImportWorkServices } from './import-services.server.ts';
import { writeTexts } from './import-write.server.ts';

/**
 * Does what an import's state asks for, from where an earlier run has ended. Two runs at once do everything once.
 * @returns the state that was worked on
 */
export async function workOnImport(
  services: ImportWorkServices,
  { importId }: { importId: number },
): Promise<string> {
  const row = await findImport(services.db, importId);
  if (!row) return 'gone';
  if (row.state === 'reading') await readSource(services, row);
  if (row.state === 'writing') await writeTexts(services, row);
  if (row.state === 'publishing') await publishReady(services, row);
  return row.state;
}
